/// Where Apple's behaviour isn't established: which of the plausible variants a stage plays.
///
/// Code that is right should be right under all of them. The defaults are the likeliest.
public struct Doubts: Hashable, Sendable {
  /// Which refusal is logged when a controller is asked to present twice in one turn (rule 2.8).
  public enum RepeatedPresent: Hashable, Sendable, CaseIterable {
    /// “…while a presentation is in progress.”
    case presentationInProgress
    /// “…which is already presenting…”, until the transition has begun.
    case alreadyPresenting
  }

  /// What a present does on a controller whose own presentation is under way (rule 2.9).
  public enum PresentWhileAppearing: Hashable, Sendable, CaseIterable {
    /// It is refused as “while a presentation is in progress”.
    case refused
    /// It succeeds.
    case accepted
  }

  /// What `dismiss` does while the presentation's own transition runs (rule 3.11).
  public enum DismissDuringPresentation: Hashable, Sendable, CaseIterable {
    /// It is held until the presentation has ended.
    case held
    /// It is logged and dropped.
    case dropped
  }

  /// What `dismiss` does while the user drags the sheet down (rule 3.12).
  public enum DismissDuringDrag: Hashable, Sendable, CaseIterable {
    /// It finishes the drag as a dismissal.
    case finishesDrag
    /// It is dropped.
    case dropped
    /// It is forwarded to the presenter, since the sheet is being dismissed (rule 3.6).
    case forwarded
  }

  /// How much of an unanimated transition happens inside the call (rule 1.15).
  public enum UnanimatedTransition: Hashable, Sendable, CaseIterable {
    /// Callbacks and completion come after the commit of the turn.
    case afterCommit
    /// Callbacks and completion come in the turn after that.
    case nextTurn
    /// Callbacks and completion come inside the call.
    case insideCall
  }

  /// When a presentation controller's did-end comes, against the last appearance callback
  /// (rules 1.18 and 1.19).
  public enum DidEndOrder: Hashable, Sendable, CaseIterable {
    /// After it: the container leaves the window in between.
    case afterAppearance
    /// Before it.
    case beforeAppearance
  }

  /// When the delegate's will-dismiss comes, against `viewWillDisappear` (rule 4.3).
  public enum WillDismissOrder: Hashable, Sendable, CaseIterable {
    /// Before it.
    case beforeDisappearance
    /// After it.
    case afterDisappearance
  }

  /// Whether will-dismiss is called for each drag of a presentation or only for the first
  /// (rule 4.5).
  public enum WillDismissRepetition: Hashable, Sendable, CaseIterable {
    /// For each drag.
    case everyDrag
    /// For the first drag only.
    case firstDrag
  }

  /// What a share sheet's handler hears when the user cancels inside an activity (rule 7.6).
  public enum InnerActivityCancel: Hashable, Sendable, CaseIterable {
    /// Nothing: only the sheet's own end is reported.
    case silent
    /// The activity with `completed == false`; the handler is let go then, so the end is silent.
    case reported
    /// The activity with `completed == false`, and later the sheet's end as well.
    case reportedBeforeEnd
  }

  /// Whether Safari's delegate hears of a dismissal by swiping (rule 7.3).
  public enum SafariSwipe: Hashable, Sendable, CaseIterable {
    /// It isn't called.
    case silent
    /// It gets `safariViewControllerDidFinish(_:)` once the controller has gone.
    case reported
  }

  /// When an animated push begins in the turn of an unanimated change of the stack (rule 1.27).
  public enum PushAfterChange: Hashable, Sendable, CaseIterable {
    /// Inside the call, as on iOS 18 and later.
    case insideCall
    /// After the commit, as on iOS 16 and 17; until then the stack doesn't have the controller.
    case afterCommit
  }

  /// What a pop does to a modal presentation above the navigation controller (rule 3.17).
  public enum PopBelowPresentation: Hashable, Sendable, CaseIterable {
    /// The presentation stays, and the stack changes below it.
    case keepsPresentation
    /// The presentation is dismissed with everything above it.
    case dismissesPresentation
  }

  /// What those hear of the dismissal of a chain that something full-screen covers (rule 3.4).
  public enum CoveredInChain: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case silent
    /// `viewWillDisappear` and `viewDidDisappear` once more.
    case disappearance
  }

  /// Whether the completion of a dismissal runs that an app's own interaction has cancelled
  /// (rule 3.15).
  public enum CancelledDismissal: Hashable, Sendable, CaseIterable {
    /// It runs, although nothing was dismissed.
    case completes
    /// It doesn't run.
    case silent
  }

  /// Whether a refused tap beside a popover counts as an attempt to dismiss it (rule 4.7).
  public enum RefusedOutsideTap: Hashable, Sendable, CaseIterable {
    /// It is dropped without a word.
    case silent
    /// The delegate is told of the attempt.
    case reported
  }

  /// How tall a sheet is at its medium detent (rule 5.8).
  public enum MediumDetent: Hashable, Sendable, CaseIterable {
    /// Half of its container, with what the safe area takes at the bottom.
    case halfOfContainer
    /// Half of its greatest height.
    case halfOfMaximum
  }

  /// Where a sheet goes when the finger lets go of it (rule 5.17).
  public enum SheetReleaseRule: Hashable, Sendable, CaseIterable {
    /// To what is nearest to where its velocity would carry it.
    case projectedPosition
    /// To what is nearest to where it is; a flick goes one further in its direction.
    case position
  }

  /// What controllers hear when their scene is disconnected (rule 10.6).
  public enum Disconnection: Hashable, Sendable, CaseIterable {
    /// Nothing.
    case silent
    /// `viewWillDisappear` and `viewDidDisappear`.
    case disappearance
  }

  /// What SwiftUI's `dismiss` does in a hosting controller that is contained in SwiftUI content.
  public enum ContainedDismiss: Hashable, Sendable, CaseIterable {
    /// It dismisses the presentation that the controller is in.
    case own
    /// It is that of the content around the controller, like the rest of the environment.
    case inherited
  }

  /// What becomes of a row of a lazy stack that has been scrolled out of sight (rules 8.9 and S9.1).
  public enum ScrolledOutRow: Hashable, Sendable, CaseIterable {
    /// It is kept, with its state.
    case kept
    /// It is destroyed: its representables are dismantled, and its state is lost.
    case dropped
  }

  /// The answer to a second present in one turn.
  public var repeatedPresent: RepeatedPresent = .presentationInProgress
  /// The answer to a present on a controller that is itself appearing.
  public var presentWhileAppearing: PresentWhileAppearing = .refused
  /// The answer to a dismissal during the presentation.
  public var dismissDuringPresentation: DismissDuringPresentation = .held
  /// The answer to a dismissal during the user's drag.
  public var dismissDuringDrag: DismissDuringDrag = .finishesDrag
  /// The timing of unanimated transitions.
  public var unanimatedTransition: UnanimatedTransition = .afterCommit
  /// The order of did-end and the last appearance callback.
  public var didEndOrder: DidEndOrder = .afterAppearance
  /// The order of will-dismiss and `viewWillDisappear`.
  public var willDismissOrder: WillDismissOrder = .beforeDisappearance
  /// How often will-dismiss is called.
  public var willDismissRepetition: WillDismissRepetition = .everyDrag
  /// What a share sheet reports of a cancelled activity.
  public var innerActivityCancel: InnerActivityCancel = .silent
  /// Whether Safari's delegate hears of swipes.
  public var safariSwipe: SafariSwipe = .silent
  /// The beginning of a push after an unanimated change of the stack.
  public var pushAfterChange: PushAfterChange = .insideCall
  /// What a pop does to a presentation above the stack.
  public var popBelowPresentation: PopBelowPresentation = .keepsPresentation
  /// What covered controllers hear when their chain is dismissed.
  public var coveredInChain: CoveredInChain = .silent
  /// Whether a cancelled dismissal completes.
  public var cancelledDismissal: CancelledDismissal = .completes
  /// Whether a refused tap beside a popover is told.
  public var refusedOutsideTap: RefusedOutsideTap = .silent
  /// The height of the medium detent.
  public var mediumDetent: MediumDetent = .halfOfContainer
  /// Where a sheet goes when it is let go.
  public var sheetRelease: SheetReleaseRule = .projectedPosition
  /// What controllers hear of a disconnection.
  public var disconnection: Disconnection = .silent

  /// The meaning of `dismiss` in a contained hosting controller.
  public var containedDismiss: ContainedDismiss = .own

  /// What becomes of rows that are out of sight.
  public var scrolledOutRow: ScrolledOutRow = .kept

  /// Creates the likeliest variant of everything.
  public init() {}
}

extension Doubts: CustomStringConvertible {
  /// Every doubt in every variant, the others at their likeliest; the first is the likeliest of all.
  ///
  /// Code that must be right on a device whose behaviour isn't known is tested under each:
  ///
  /// ```swift
  /// @Test("a sheet swiped away sets its binding to false", arguments: Doubts.variants)
  /// ```
  public static var variants: [Doubts] {
    var variants = [Doubts()]
    func vary<Variant: CaseIterable>(_ doubt: WritableKeyPath<Doubts, Variant>) {
      for variant in Variant.allCases.dropFirst() {
        var doubts = Doubts()
        doubts[keyPath: doubt] = variant
        variants.append(doubts)
      }
    }
    vary(\.repeatedPresent)
    vary(\.presentWhileAppearing)
    vary(\.dismissDuringPresentation)
    vary(\.dismissDuringDrag)
    vary(\.unanimatedTransition)
    vary(\.didEndOrder)
    vary(\.willDismissOrder)
    vary(\.willDismissRepetition)
    vary(\.innerActivityCancel)
    vary(\.safariSwipe)
    vary(\.pushAfterChange)
    vary(\.popBelowPresentation)
    vary(\.coveredInChain)
    vary(\.cancelledDismissal)
    vary(\.refusedOutsideTap)
    vary(\.mediumDetent)
    vary(\.sheetRelease)
    vary(\.disconnection)
    vary(\.containedDismiss)
    vary(\.scrolledOutRow)
    return variants
  }

  /// What isn't at its likeliest.
  public var description: String {
    let likeliest = Doubts()
    let parts = [
      repeatedPresent == likeliest.repeatedPresent ? nil : "repeatedPresent: \(repeatedPresent)",
      presentWhileAppearing == likeliest.presentWhileAppearing
        ? nil : "presentWhileAppearing: \(presentWhileAppearing)",
      dismissDuringPresentation == likeliest.dismissDuringPresentation
        ? nil : "dismissDuringPresentation: \(dismissDuringPresentation)",
      dismissDuringDrag == likeliest.dismissDuringDrag
        ? nil : "dismissDuringDrag: \(dismissDuringDrag)",
      unanimatedTransition == likeliest.unanimatedTransition
        ? nil : "unanimatedTransition: \(unanimatedTransition)",
      didEndOrder == likeliest.didEndOrder ? nil : "didEndOrder: \(didEndOrder)",
      willDismissOrder == likeliest.willDismissOrder
        ? nil : "willDismissOrder: \(willDismissOrder)",
      willDismissRepetition == likeliest.willDismissRepetition
        ? nil : "willDismissRepetition: \(willDismissRepetition)",
      innerActivityCancel == likeliest.innerActivityCancel
        ? nil : "innerActivityCancel: \(innerActivityCancel)",
      safariSwipe == likeliest.safariSwipe ? nil : "safariSwipe: \(safariSwipe)",
      pushAfterChange == likeliest.pushAfterChange
        ? nil : "pushAfterChange: \(pushAfterChange)",
      popBelowPresentation == likeliest.popBelowPresentation
        ? nil : "popBelowPresentation: \(popBelowPresentation)",
      coveredInChain == likeliest.coveredInChain
        ? nil : "coveredInChain: \(coveredInChain)",
      cancelledDismissal == likeliest.cancelledDismissal
        ? nil : "cancelledDismissal: \(cancelledDismissal)",
      refusedOutsideTap == likeliest.refusedOutsideTap
        ? nil : "refusedOutsideTap: \(refusedOutsideTap)",
      mediumDetent == likeliest.mediumDetent
        ? nil : "mediumDetent: \(mediumDetent)",
      sheetRelease == likeliest.sheetRelease
        ? nil : "sheetRelease: \(sheetRelease)",
      disconnection == likeliest.disconnection
        ? nil : "disconnection: \(disconnection)",
      containedDismiss == likeliest.containedDismiss
        ? nil : "containedDismiss: \(containedDismiss)",
      scrolledOutRow == likeliest.scrolledOutRow
        ? nil : "scrolledOutRow: \(scrolledOutRow)",
    ]
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    return text.isEmpty ? "likeliest" : text
  }
}

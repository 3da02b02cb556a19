extension PresentationLifecycle {
  /// Something that happened, on either side of a presentation.
  package enum Event: Hashable {
    /// An update of the presenting view carries what the binding wants; `nil` if nothing.
    case wished(Item?)
    /// After an ending the binding itself, not an update, was seen to want an item.
    case wishRenewed(Item)

    /// The presenting view came into a window.
    case hostAttached
    /// The presenting view left its window, perhaps for a while.
    case hostDetached
    /// The presenting view was taken out of the hierarchy for good.
    case hostRemoved

    /// The window with the presenting view and the presentation was closed: nothing is on screen any
    /// more, and nobody dismissed it.
    case windowClosed

    /// What it was presented from is no longer part of any window's chain.
    case presenterLost

    /// The context is free and it is this presentation's turn.
    case turnGranted
    /// The context is taken, and this presentation's policy is not to wait.
    case turnRefused
    /// Another presentation takes the place of this one.
    case replacementWanted

    /// UIKit has brought it on screen.
    case presentationFinished
    /// Something has come in the way before UIKit began to present it: it has to wait again.
    case presentationDeferred
    /// UIKit didn't present it, though nothing spoke against it.
    case presentationDeclined
    /// The presented controller asks to be dismissed while it shows an item.
    case finishRequested(Item)
    /// The user began to drag it away.
    case dismissalBegan
    /// A dismissal that had begun didn't happen; it is on screen.
    case dismissalCancelled
    /// It has left the screen, whoever dismissed it.
    case gone(Fate)
  }

  /// How a presentation left the screen, as far as the screen can tell.
  package enum Fate: Hashable, Sendable {
    /// By itself.
    case alone
    /// Together with the presentation it was made from.
    case withAncestor
  }

  /// Something that the caller has to do.
  package enum Effect: Hashable {
    /// Ask the context's arbiter for a turn, or, while holding one, for another at once.
    case requestTurn
    /// Take back a request that hasn't been granted.
    case withdrawRequest
    /// Give the turn back.
    case releaseTurn
    /// Present the item, and report ``Event/presentationFinished``, ``Event/presentationDeferred`` or
    /// ``Event/presentationDeclined``.
    case present(Item)
    /// Dismiss what was presented and report ``Event/gone(_:)``, or
    /// ``Event/dismissalCancelled`` if it stays.
    case dismiss
    /// Tell the binding that the item is no longer shown, unless it wants something else by now.
    case writeBack(Item)
    /// Report that the presentation of the item has ended; once for each.
    case end(Item, EndingReason)
  }
}

extension PresentationLifecycle.Event: Sendable where Item: Sendable {}
extension PresentationLifecycle.Effect: Sendable where Item: Sendable {}

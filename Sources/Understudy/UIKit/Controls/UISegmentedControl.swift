import Foundation

/// A row of segments, of which one is chosen.
///
/// Source: header. Its height is a field value.
@MainActor @preconcurrency
open class UISegmentedControl: UIControl {
  /// Stands for no segment.
  public static let noSegment: Int = -1

  private var labels: [UILabel] = []

  /// Creates a control without segments.
  ///
  /// - Parameter frame: Where the view is, in points of its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control with segments.
  ///
  /// - Parameter items: The segments' titles; images are shown without one.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      insertSegment(withTitle: item as? String, at: numberOfSegments, animated: false)
    }
    frame.size = intrinsicContentSize
  }

  /// Creates a control from an archive.
  ///
  /// - Parameter coder: The archive; the stand-in reads nothing from it.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many segments there are.
  open var numberOfSegments: Int { labels.count }

  /// The number of the chosen segment; `noSegment` if none is, or if it is set to one that doesn't
  /// exist.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set {
      chosen = labels.indices.contains(newValue) ? newValue : Self.noSegment
      refreshTraits()
    }
  }
  private var chosen = UISegmentedControl.noSegment

  /// Whether a segment is only pressed for a moment.
  open var isMomentary: Bool = false

  /// Adds a segment.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - segment: Its number; one beyond the last counts as the last.
  ///   - animated: Whether it slides in.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let index = min(max(0, segment), labels.count)
    let label = UILabel()
    label.text = title
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    labels.insert(label, at: index)
    addSubview(label)
    if chosen >= index { chosen += 1 }
    refreshTraits()
    setNeedsLayout()
  }

  /// Takes a segment out.
  ///
  /// - Parameters:
  ///   - segment: Its number; nothing happens if it doesn't exist.
  ///   - animated: Whether it slides out.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard labels.indices.contains(segment) else { return }
    labels.remove(at: segment).removeFromSuperview()
    if chosen == segment { chosen = Self.noSegment } else if chosen > segment { chosen -= 1 }
    refreshTraits()
    setNeedsLayout()
  }

  /// Takes all segments out.
  open func removeAllSegments() {
    for label in labels { label.removeFromSuperview() }
    labels = []
    chosen = Self.noSegment
  }

  /// Gives a segment a title.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - segment: The segment's number; nothing happens if it doesn't exist.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    guard labels.indices.contains(segment) else { return }
    labels[segment].text = title
    setNeedsLayout()
  }

  /// Returns the title of a segment.
  ///
  /// - Parameter segment: The segment's number.
  /// - Returns: Its title, or `nil`.
  open func titleForSegment(at segment: Int) -> String? {
    labels.indices.contains(segment) ? labels[segment].text : nil
  }

  private func refreshTraits() {
    for (index, label) in labels.enumerated() {
      label.accessibilityTraits = index == chosen ? [.button, .selected] : .button
    }
  }

  /// Chooses the segment that the finger is lifted from.
  ///
  /// - Parameters:
  ///   - touch: The finger.
  ///   - event: The event that it belongs to.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, !labels.isEmpty, bounds.width > 0,
      point(inside: touch.location(in: self), with: event)
    else { return }
    let share = touch.location(in: self).x / bounds.width
    let index = min(labels.count - 1, Int(share * CGFloat(labels.count)))
    // Choosing the chosen one again tells nobody.
    guard index != chosen || isMomentary else { return }
    selectedSegmentIndex = index
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { selectedSegmentIndex = Self.noSegment }
  }

  /// Gives each segment the same share of the width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / CGFloat(max(1, labels.count))
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: CGFloat(index) * width,
        y: 0,
        width: width,
        height: bounds.height
      )
    }
  }

  /// The width of the segments side by side, each as wide as the widest.
  open override var intrinsicContentSize: CGSize {
    let widest = labels.map(\.intrinsicContentSize.width).max() ?? 0
    return CGSize(width: CGFloat(labels.count) * (widest + 20), height: 32)
  }

  /// The segments are seen one by one.
  open override var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { super.isAccessibilityElement = newValue }
  }
}

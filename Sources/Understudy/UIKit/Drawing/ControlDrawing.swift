import Foundation
internal import StageDrawing

/// What views show of their own, below and above their subviews.
extension ViewPainter {
  /// Draws what a view shows below its subviews.
  func drawOwnContent(of view: UIView, in bounds: CGRect, _ traits: UITraitCollection) {
    switch view {
    case let label as UILabel: draw(label, in: bounds, traits)
    case let control as UIControl: draw(control, in: bounds, traits)
    case let view as UIImageView: draw(view, in: bounds, traits)
    case let bar as UINavigationBar: drawGround(of: bar, in: bounds, traits)
    case let bar as UITabBar: drawGround(of: bar, in: bounds, traits)
    case let bar as UIToolbar: drawGround(of: bar, in: bounds, traits)
    case let view as UIActivityIndicatorView: draw(view, in: bounds, traits)
    case let view as UIProgressView: draw(view, in: bounds, traits)
    case let view as SheetGrabberView: drawGrabber(view, in: bounds, traits)
    case let alert as AlertView: drawGround(of: alert, traits)
    case let view as PopoverView: drawGround(of: view, in: bounds, traits)
    case let view as MenuView: drawVeil(of: view, in: bounds, traits)
    default: break
    }
  }

  /// Draws what a view shows above its subviews.
  func drawForeground(of view: UIView, in bounds: CGRect, _ traits: UITraitCollection) {
    switch view {
    case let scrollView as UIScrollView: drawIndicators(of: scrollView, in: bounds, traits)
    case let alert as AlertView: drawSeparators(of: alert, traits)
    case let bar as UITabBar: drawBadges(of: bar, traits)
    default: break
    }
  }

  private func draw(_ control: UIControl, in bounds: CGRect, _ traits: UITraitCollection) {
    switch control {
    case let button as UIButton: drawGround(of: button, in: bounds, traits)
    case let view as UISwitch: draw(view, in: bounds, traits)
    case let view as UISlider: draw(view, in: bounds, traits)
    case let view as UISegmentedControl: drawGround(of: view, in: bounds, traits)
    case let field as UITextField: drawGround(of: field, in: bounds, traits)
    default: break
    }
  }

  // MARK: Texts and images

  private func draw(_ label: UILabel, in bounds: CGRect, _ traits: UITraitCollection) {
    let layout = label.textLayout
    guard let font = label.font, !(label.text ?? "").isEmpty else { return }
    let height = font.metrics.lineHeight * CGFloat(layout.lines.count)
    let color: UIColor = label.textColor ?? .label
    draw(
      layout,
      in: CGRect(
        x: bounds.minX,
        y: bounds.midY - height / 2,
        width: bounds.width,
        height: height
      ),
      look: TextLook(
        color: (label.isEnabled ? color : .tertiaryLabel).rgba(with: traits),
        metrics: font.metrics,
        isItalic: font.isItalic
      ),
      alignment: label.textAlignment.share(isMirrored: traits.layoutDirection == .rightToLeft)
    )
  }

  private func draw(_ view: UIImageView, in bounds: CGRect, _ traits: UITraitCollection) {
    guard let image = view.image else { return }
    if let name = image.symbolName {
      canvas.symbol(name, in: bounds, color: view.tintColor.rgba(with: traits))
    } else {
      drawPlaceholder(in: bounds, traits)
    }
  }

  /// Draws what stands for a picture whose pixels aren't known.
  package func drawPlaceholder(in frame: CGRect, _ traits: UITraitCollection) {
    canvas.fill(
      .rectangle(frame, radius: 2),
      .color(UIColor.systemFill.rgba(with: traits))
    )
    let side = min(frame.width, frame.height, 60) * 0.6
    canvas.symbol(
      "photo",
      in: CGRect(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side),
      color: UIColor.secondaryLabel.rgba(with: traits)
    )
  }

  // MARK: Buttons

  private func drawGround(of button: UIButton, in bounds: CGRect, _ traits: UITraitCollection) {
    guard let configuration = button.configuration, configuration.ground != .none else { return }
    let tint = button.tintColor.rgba(with: traits)
    let base = configuration.baseBackgroundColor?.rgba(with: traits)
    var color: RGBA
    switch configuration.ground {
    case .none: return
    case .filled: color = base ?? tint
    case .tinted: color = (base ?? tint).multiplyingAlpha(by: 0.18)
    case .gray: color = base ?? UIColor.secondarySystemFill.rgba(with: traits)
    }
    if !button.isEnabled { color = UIColor.tertiarySystemFill.rgba(with: traits) }
    if button.isHighlighted { color = color.multiplyingAlpha(by: 0.75) }
    let radius: CGFloat =
      switch configuration.cornerStyle {
      case .capsule: bounds.height / 2
      case .small: 4
      case .large: 12
      case .fixed, .dynamic, .medium: 6
      }
    canvas.fill(.rectangle(bounds, radius: radius), .color(color))
  }

  // MARK: Switches, sliders, segments

  private func draw(_ view: UISwitch, in bounds: CGRect, _ traits: UITraitCollection) {
    let track = CGRect(x: bounds.minX, y: bounds.midY - 15.5, width: 51, height: 31)
    let on = (view.onTintColor ?? .systemGreen).rgba(with: traits)
    let off = UIColor.secondarySystemFill.rgba(with: traits)
    canvas.group(PictureCanvas.Setting(opacity: view.isEnabled ? 1 : 0.5)) {
      canvas.fill(.rectangle(track, radius: 15.5), .color(view.isOn ? on : off))
      let knob = CGRect(
        x: view.isOn ? track.maxX - 29 : track.minX + 2,
        y: track.minY + 2,
        width: 27,
        height: 27
      )
      drawKnob(in: knob, (view.thumbTintColor ?? .white).rgba(with: traits))
    }
  }

  private func draw(_ view: UISlider, in bounds: CGRect, _ traits: UITraitCollection) {
    let range = view.maximumValue - view.minimumValue
    let share = range > 0 ? CGFloat((view.value - view.minimumValue) / range) : 0
    let line = CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    let knob = CGRect(
      x: bounds.minX + share * max(0, bounds.width - 28),
      y: bounds.midY - 14,
      width: 28,
      height: 28
    )
    var done = line
    done.size.width = knob.midX - line.minX
    canvas.group(PictureCanvas.Setting(opacity: view.isEnabled ? 1 : 0.5)) {
      canvas.fill(
        .rectangle(line, radius: 2),
        .color(UIColor.systemFill.rgba(with: traits))
      )
      canvas.fill(.rectangle(done, radius: 2), .color(view.tintColor.rgba(with: traits)))
      drawKnob(in: knob, RGBA(hex: 0xFFFFFF))
    }
  }

  private func drawKnob(in frame: CGRect, _ color: RGBA) {
    canvas.fill(
      .ellipse(frame),
      .color(color),
      shadow: Shadow(
        color: RGBA(hex: 0x000000, alpha: 0.2),
        radius: 5,
        offset: CGSize(width: 0, height: 2)
      )
    )
  }

  private func drawGround(
    of view: UISegmentedControl,
    in bounds: CGRect,
    _ traits: UITraitCollection
  ) {
    canvas.fill(
      .rectangle(bounds, radius: 8),
      .color(UIColor.tertiarySystemFill.rgba(with: traits))
    )
    guard view.selectedSegmentIndex >= 0, view.numberOfSegments > 0 else { return }
    let width = bounds.width / CGFloat(view.numberOfSegments)
    let chosen = CGRect(
      x: bounds.minX + CGFloat(view.selectedSegmentIndex) * width,
      y: bounds.minY,
      width: width,
      height: bounds.height
    )
    let isDark = traits.userInterfaceStyle == .dark
    canvas.fill(
      .rectangle(chosen.insetBy(dx: 2, dy: 2), radius: 7),
      .color(isDark ? RGBA(hex: 0x636366) : RGBA(hex: 0xFFFFFF)),
      shadow: Shadow(
        color: RGBA(hex: 0x000000, alpha: 0.12),
        radius: 4,
        offset: CGSize(width: 0, height: 2)
      )
    )
  }

  // MARK: Fields

  private func drawGround(of field: UITextField, in bounds: CGRect, _ traits: UITraitCollection) {
    let radius: CGFloat = field.borderStyle == .roundedRect ? 5 : 0
    if field.borderStyle != .none {
      canvas.fill(
        .rectangle(bounds, radius: radius),
        .color(UIColor.systemBackground.rgba(with: traits))
      )
      canvas.stroke(
        .rectangle(bounds.insetBy(dx: 0.25, dy: 0.25), radius: radius),
        UIColor.opaqueSeparator.rgba(with: traits),
        width: 0.5
      )
    }
    guard field.isFirstResponder else { return }
    let caret = field.caretFrame
    canvas.fill(.rectangle(caret, radius: 1), .color(field.tintColor.rgba(with: traits)))
  }

  // MARK: Progress

  private func draw(_ view: UIProgressView, in bounds: CGRect, _ traits: UITraitCollection) {
    let track = CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    canvas.fill(
      .rectangle(track, radius: 2),
      .color((view.trackTintColor ?? .systemFill).rgba(with: traits))
    )
    var done = track
    done.size.width *= CGFloat(view.progress)
    canvas.fill(
      .rectangle(done, radius: 2),
      .color((view.progressTintColor ?? view.tintColor).rgba(with: traits))
    )
  }

  private func draw(
    _ view: UIActivityIndicatorView,
    in bounds: CGRect,
    _ traits: UITraitCollection
  ) {
    let color = (view.color ?? .secondaryLabel).rgba(with: traits)
    let radius = min(bounds.width, bounds.height) / 2
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4
      let (x, y) = (cos(angle), sin(angle))
      canvas.stroke(
        .path([
          .move(CGPoint(x: bounds.midX + x * radius * 0.5, y: bounds.midY + y * radius * 0.5)),
          .line(CGPoint(x: bounds.midX + x * radius * 0.9, y: bounds.midY + y * radius * 0.9)),
        ]),
        color.multiplyingAlpha(by: 0.3 + 0.7 * CGFloat(spoke) / 7),
        width: radius / 5
      )
    }
  }
}

extension RGBA {
  /// The colour, less opaque.
  func multiplyingAlpha(by factor: CGFloat) -> RGBA {
    var copy = self
    copy.alpha *= factor
    return copy
  }
}

extension NSTextAlignment {
  /// Where lines are, from 0, at the left, to 1, at the right.
  fileprivate func share(isMirrored: Bool) -> CGFloat {
    switch self {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    case .natural: isMirrored ? 1 : 0
    }
  }
}

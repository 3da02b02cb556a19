import Foundation

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
  private var insetAmount: CGFloat = 0

  /// Creates the shape.
  public init() {}

  /// The outline.
  ///
  /// - Parameter rect: The room, in points.
  /// - Returns: The outline.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    return Path(rect)
  }

  /// The shape with its edges moved inwards.
  ///
  /// - Parameter amount: How far, in points.
  /// - Returns: The smaller shape.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  /// What can be animated: nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// An ellipse.
nonisolated public struct Ellipse: InsettableShape {
  private var insetAmount: CGFloat = 0

  /// Creates the shape.
  public init() {}

  /// The outline.
  ///
  /// - Parameter rect: The room, in points.
  /// - Returns: The outline.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    return Path(ellipseIn: rect)
  }

  /// The shape with its edges moved inwards.
  ///
  /// - Parameter amount: How far, in points.
  /// - Returns: The smaller shape.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  /// What can be animated: nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A circle in the middle of its room.
nonisolated public struct Circle: InsettableShape {
  private var insetAmount: CGFloat = 0

  /// Creates the shape.
  public init() {}

  /// The outline.
  ///
  /// - Parameter rect: The room, in points.
  /// - Returns: The outline.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }

  /// The largest square in the proposal.
  ///
  /// - Parameter proposal: The size that is proposed.
  /// - Returns: The size, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(
      proposal.width == nil ? proposal.height ?? size.width : size.width,
      proposal.height == nil ? proposal.width ?? size.height : size.height
    )
    return CGSize(width: side, height: side)
  }

  /// The shape with its edges moved inwards.
  ///
  /// - Parameter amount: How far, in points.
  /// - Returns: The smaller shape.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  /// What can be animated: nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A rectangle whose shorter sides are round.
nonisolated public struct Capsule: InsettableShape {
  /// How the corners are rounded.
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// Creates the shape.
  ///
  /// - Parameter style: How the corners are rounded.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// The outline.
  ///
  /// - Parameter rect: The room, in points.
  /// - Returns: The outline.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// The shape with its edges moved inwards.
  ///
  /// - Parameter amount: How far, in points.
  /// - Returns: The smaller shape.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  /// What can be animated: nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A rectangle with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  /// The corners' size, in points.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle
  private var insetAmount: CGFloat = 0

  /// Creates the shape.
  ///
  /// - Parameters:
  ///   - cornerSize: The corners' size, in points.
  ///   - style: How the corners are rounded.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates the shape.
  ///
  /// - Parameters:
  ///   - cornerRadius: The corners' radius, in points.
  ///   - style: How the corners are rounded.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// The outline.
  ///
  /// - Parameter rect: The room, in points.
  /// - Returns: The outline.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
    let corner = CGSize(
      width: max(0, cornerSize.width - insetAmount),
      height: max(0, cornerSize.height - insetAmount)
    )
    return Path(roundedRect: rect, cornerSize: corner, style: style)
  }

  /// The shape with its edges moved inwards.
  ///
  /// - Parameter amount: How far, in points.
  /// - Returns: The smaller shape.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.insetAmount += amount
    return copy
  }

  /// What can be animated: nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Shape where Self == Rectangle {
  /// The shape.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  /// The shape.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The shape.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// The shape.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The corners' radius, in points.
  ///   - style: How the corners are rounded.
  /// - Returns: The shape.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

/// Makes a property of `EnvironmentValues` or `Transaction` an entry with a key of its own.
///
/// ```swift
/// extension EnvironmentValues {
///   @Entry var depth = 3
/// }
/// ```
///
/// The value written with the property is its default, made anew whenever it is read; a property of
/// an optional type needs none.
///
/// Source: documented. Apple's page for `Entry()`.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "EntryMacro")

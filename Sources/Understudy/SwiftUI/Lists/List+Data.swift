import Foundation

// Bindings to collections are collections too: the initialisers for them go before these.

extension List {
  /// Creates a list of elements that have an identity; several can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The tags of the selected rows; `nil` for a list of which none can be selected.
  ///   - rowContent: Makes the row of an element.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, RowContent: View>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    Data.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of elements of which a part is the identity; several can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The part that is the identity.
  ///   - selection: The tags of the selected rows; `nil` for a list of which none can be selected.
  ///   - rowContent: Makes the row of an element.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of numbers; several can be selected.
  ///
  /// - Parameters:
  ///   - data: The numbers; must stay the same as long as the list lives.
  ///   - selection: The tags of the selected rows; `nil` for a list of which none can be selected.
  ///   - rowContent: Makes the row of a number.
  @MainActor @preconcurrency
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, HStack<RowContent>>
  {
    self.init(selection: selection) { ForEach(data) { number in HStack { rowContent(number) } } }
  }

  /// Creates a list of elements that have an identity; one can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - selection: The tag of the selected row; `nil` for a list of which none can be selected.
  ///   - rowContent: Makes the row of an element.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, RowContent: View>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    Data.Element: Identifiable
  {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a list of elements of which a part is the identity; one can be selected.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The part that is the identity.
  ///   - selection: The tag of the selected row; `nil` for a list of which none can be selected.
  ///   - rowContent: Makes the row of an element.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of numbers; one can be selected.
  ///
  /// - Parameters:
  ///   - data: The numbers; must stay the same as long as the list lives.
  ///   - selection: The tag of the selected row; `nil` for a list of which none can be selected.
  ///   - rowContent: Makes the row of a number.
  @MainActor @preconcurrency
  public init<RowContent: View>(
    _ data: Range<Int>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, HStack<RowContent>>
  {
    self.init(selection: selection) { ForEach(data) { number in HStack { rowContent(number) } } }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of elements that have an identity.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: Makes the row of an element.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, RowContent: View>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>, Data: RandomAccessCollection,
    Data.Element: Identifiable
  {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a list of elements of which a part is the identity.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The part that is the identity.
  ///   - rowContent: Makes the row of an element.
  @MainActor @preconcurrency @_disfavoredOverload
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>, Data: RandomAccessCollection
  {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of numbers.
  ///
  /// - Parameters:
  ///   - data: The numbers; must stay the same as long as the list lives.
  ///   - rowContent: Makes the row of a number.
  @MainActor @preconcurrency
  public init<RowContent: View>(
    _ data: Range<Int>,
    @ViewBuilder rowContent: @escaping (Int) -> RowContent
  )
  where
    Content == ForEach<Range<Int>, Int, HStack<RowContent>>
  {
    self.init { ForEach(data) { number in HStack { rowContent(number) } } }
  }
}

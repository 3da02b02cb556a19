extension List {
  /// Creates a list of elements that have an identity; several can be selected.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - selection: The tags of the selected rows; `nil` for a list of which none can be selected.
  ///   - rowContent: Makes the row of an element of its binding.
  @MainActor @preconcurrency
  public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(selection: selection) { Content(data, id: \.id, content: rowContent) }
  }

  /// Creates a list of elements of which a part is the identity; several can be selected.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The part that is the identity.
  ///   - selection: The tags of the selected rows; `nil` for a list of which none can be selected.
  ///   - rowContent: Makes the row of an element of its binding.
  @MainActor @preconcurrency
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a list of elements that have an identity; one can be selected.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - selection: The tag of the selected row; `nil` for a list of which none can be selected.
  ///   - rowContent: Makes the row of an element of its binding.
  @MainActor @preconcurrency
  public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(selection: selection) { Content(data, id: \.id, content: rowContent) }
  }

  /// Creates a list of elements of which a part is the identity; one can be selected.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The part that is the identity.
  ///   - selection: The tag of the selected row; `nil` for a list of which none can be selected.
  ///   - rowContent: Makes the row of an element of its binding.
  @MainActor @preconcurrency
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// Creates a list of elements that have an identity.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - rowContent: Makes the row of an element of its binding.
  @MainActor @preconcurrency
  public init<Data, RowContent: View>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection & RandomAccessCollection, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init { Content(data, id: \.id, content: rowContent) }
  }

  /// Creates a list of elements of which a part is the identity.
  ///
  /// - Parameters:
  ///   - data: A binding to the elements.
  ///   - id: The part that is the identity.
  ///   - rowContent: Makes the row of an element of its binding.
  @MainActor @preconcurrency
  public init<Data, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection & RandomAccessCollection, Data.Index: Hashable
  {
    self.init { ForEach(data, id: id, content: rowContent) }
  }
}

extension ForEach where Content: View {
  /// Creates views for the elements of a bound collection of which a part is the identity, each with
  /// a binding to its element.
  ///
  /// - Parameters:
  ///   - data: A binding to the collection.
  ///   - id: The part that is the identity.
  ///   - content: Makes the view of an element of its binding.
  nonisolated public init<C>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection, C.Index: Hashable
  {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) },
      identify: { $0.1 }
    )
  }
}

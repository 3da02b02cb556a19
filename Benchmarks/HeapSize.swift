import CMalloc

/// The memory that the program has taken from the heap.
enum HeapSize {
  /// The bytes that are in use, with what the allocator adds to each block.
  static var inUse: Double {
    let heap = mallinfo2()
    return Double(heap.uordblks + heap.hblkhd)
  }
}

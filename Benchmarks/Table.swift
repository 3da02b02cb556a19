/// A table of texts: the first column and the last are aligned to the left, the figures to the right.
struct Table {
  private var rows: [[String]]

  /// Creates a table with the titles of its columns.
  init(columns: [String]) { rows = [columns] }

  /// Adds a row with a text for each column.
  mutating func add(_ row: [String]) { rows.append(row) }

  /// The table as lines.
  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        let isLeft = column == 0 || column == row.count - 1
        return isLeft ? row[column] + padding : padding + row[column]
      }
      .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }

  /// Returns a number without fraction, its digits in groups of three.
  static func grouped(_ number: Double) -> String {
    let digits = Array(String(Int(number.rounded())))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}

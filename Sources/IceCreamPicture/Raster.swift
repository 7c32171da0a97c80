import Colors

/// A grid of pixels.
///
/// A pixel without a color shows what is behind the picture.
public struct Raster: Equatable, Sendable {
  /// The number of pixels from left to right.
  public let width: Int
  /// The number of pixels from top to bottom.
  public let height: Int
  private var pixels: [Color?]

  /// Creates an empty grid.
  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: nil, count: width * height)
  }

  /// Creates a grid from the color of each pixel.
  init(width: Int, height: Int, color: (_ column: Int, _ row: Int) -> Color?) {
    (self.width, self.height) = (width, height)
    pixels = (0..<width * height).map { color($0 % width, $0 / width) }
  }

  /// The color of a pixel; outside the grid there is none, and setting it has no effect.
  public subscript(column: Int, row: Int) -> Color? {
    get { contains(column, row) ? pixels[row * width + column] : nil }
    set { if contains(column, row) { pixels[row * width + column] = newValue } }
  }

  private func contains(_ column: Int, _ row: Int) -> Bool {
    column >= 0 && column < width && row >= 0 && row < height
  }

  /// Returns the colors above, below and beside a place.
  func neighbors(_ column: Int, _ row: Int) -> [Color] {
    [self[column - 1, row], self[column + 1, row], self[column, row - 1], self[column, row + 1]]
      .compactMap(\.self)
  }

  /// Returns whether a pixel has a color, and a neighbor above, below or beside it has none.
  func isEdge(_ column: Int, _ row: Int) -> Bool {
    self[column, row] != nil
      && (self[column - 1, row] == nil || self[column + 1, row] == nil
        || self[column, row - 1] == nil || self[column, row + 1] == nil)
  }
}

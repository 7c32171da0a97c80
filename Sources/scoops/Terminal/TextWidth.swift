extension Character { var columns: Int { 1 } }
extension String {
  var columns: Int { count }
  func cut(toColumns limit: Int, sign: String = "…") -> String {
    count <= limit ? self : String(prefix(max(0, limit - sign.count))) + sign
  }
}

/// The candidate that a mistyped word was probably meant to be, if any is near.
func nearest(to word: String, among candidates: [String]) -> String? {
  let best = candidates.map { (name: $0, distance: editDistance(word, $0)) }
    .min { $0.distance < $1.distance }
  // A third of the letters wrong is a slip; more is another word.
  guard let best, best.distance <= max(1, word.count / 3) else { return nil }
  return best.name
}

/// How many letters must be put in, taken out, changed or swapped with their neighbor.
func editDistance(_ first: String, _ second: String) -> Int {
  let a = Array(first.lowercased())
  let b = Array(second.lowercased())
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for row in 0..<a.count {
    var current = [row + 1]
    for column in 0..<b.count {
      let change = last[column] + (a[row] == b[column] ? 0 : 1)
      var cost = min(change, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    beforeLast = last
    last = current
  }
  return last[b.count]
}

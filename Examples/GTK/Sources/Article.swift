/// Something to read.
struct Article {
  /// What the file of favorites calls it: for ever the same.
  let id: String
  let title: String
  let author: String

  static let all = [
    Article(id: "tides", title: "How tides are foretold", author: "Ida Brandt"),
    Article(id: "lichen", title: "Lichen, slowly", author: "Samuel Okoro"),
    Article(id: "bridges", title: "Bridges that sing", author: "Mei Tanaka"),
    Article(id: "salt", title: "A short history of salt", author: "Paulo Reis"),
    Article(id: "swifts", title: "Asleep on the wing", author: "Nora Lind"),
    Article(id: "type", title: "The letter that came last", author: "Tomasz Wolski"),
    Article(id: "ice", title: "What ice remembers", author: "Aila Niemi"),
    Article(id: "clocks", title: "Clocks without hands", author: "Ruth Adler"),
    Article(id: "moths", title: "Moths by moonlight", author: "Devi Rao"),
    Article(id: "maps", title: "The blank parts of maps", author: "Hugo Perrin"),
    Article(id: "bread", title: "Bread for three days", author: "Lena Vogel"),
    Article(id: "rain", title: "Listening to rain", author: "Kofi Mensah"),
  ]
}

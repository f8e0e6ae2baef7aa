/// An option and the text of its value; the text of a flag is empty.
struct GivenOption: Sendable {
  let option: CommandOption
  let text: String

  init(_ option: CommandOption, _ text: String) {
    self.option = option
    self.text = text
  }
}

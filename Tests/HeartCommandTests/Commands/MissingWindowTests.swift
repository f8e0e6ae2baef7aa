#if !GTK
  import Testing

  @testable import HeartCommand

  struct MissingWindowTests {
    @Test("Built without GTK, the command says what to do, once it was called rightly")
    func missing() throws {
      let call = Call("window --style burst")
      #expect(call.exitCode == 1)
      #expect(call.output.isEmpty)
      #expect(call.complaints.count == 1)
      #expect(call.complaints.first?.contains("'swift build --traits GTK'") == true)
      #expect(Call("window --style nonsense").exitCode == 2)
    }
  }
#endif

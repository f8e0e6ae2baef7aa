#if os(Linux)
  import Foundation
  import Testing

  /// A process of the real command, and what came of it.
  struct Child {
    let exitCode: Int32
    let complaint: String

    /// Runs a program to its end, with every signal as a shell would hand it on.
    ///
    /// - Parameters:
    ///   - output: The descriptor that becomes standard output.
    ///   - input: The one that becomes standard input.
    init(
      _ program: String, _ words: [String], output: Int32, input: Int32 = STDIN_FILENO
    ) throws {
      let complaints = Pipe()
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
      posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
      posix_spawn_file_actions_adddup2(
        &actions, complaints.fileHandleForWriting.fileDescriptor, STDERR_FILENO)
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // The runner of the tests may ignore signals, and a child would inherit that.
      var signals = sigset_t()
      sigfillset(&signals)
      posix_spawnattr_setsigdefault(&attributes, &signals)
      // So may a thread of it keep them from being delivered.
      var blocked = sigset_t()
      sigemptyset(&blocked)
      posix_spawnattr_setsigmask(&attributes, &blocked)
      posix_spawnattr_setflags(
        &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

      var process = pid_t()
      var arguments = ([program] + words).map { strdup($0) } + [nil]
      defer { for argument in arguments { free(argument) } }
      try #require(posix_spawn(&process, program, &actions, &attributes, &arguments, environ) == 0)
      try complaints.fileHandleForWriting.close()
      complaint = String(
        decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let status = Child.wait(for: process).status
      // As a shell tells it: the exit code, or 128 and the signal.
      exitCode = status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
    }

    /// Runs the built command; the most memory that it takes, in kilobytes.
    ///
    /// Linux counts for a spawned process what its parent has at that instant, and how much the runner
    /// of the tests has depends on what else it runs. So a small shell makes the process and is gone
    /// before the command begins, and this process adopts it, to be told of it alone.
    static func peakMemory(_ words: [String]) throws -> Int {
      try adoptOrphans()
      let start = Pipe()
      let output = Pipe()
      let script = "{ read -r start; exec \"$0\" \"$@\"; } <&0 2>&1 & echo $!"
      _ = try Child(
        "/bin/sh", ["-c", script, heart] + words,
        output: output.fileHandleForWriting.fileDescriptor,
        input: start.fileHandleForReading.fileDescriptor)
      try output.fileHandleForWriting.close()
      try start.fileHandleForWriting.close()
      let said = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let process = try #require(said.split(separator: "\n").first.flatMap { pid_t($0) })
      let (status, usage) = wait(for: process)
      try #require(status == 0, "\(said)")
      return usage.ru_maxrss
    }

    /// Has the kernel give this process those of its descendants whose parents end.
    private static func adoptOrphans() throws {
      // C's declaration of it takes any number of arguments, and Swift does not see such functions.
      let control = unsafeBitCast(
        try #require(dlsym(nil, "prctl")),
        to: (@convention(c) (CInt, CUnsignedLong, CUnsignedLong, CUnsignedLong, CUnsignedLong) ->
          CInt)
          .self)
      let adoption: CInt = 36  // PR_SET_CHILD_SUBREAPER of linux/prctl.h
      try #require(control(adoption, 1, 0, 0, 0) == 0)
    }

    /// Waits until a process has ended; its status and what it took.
    private static func wait(for process: pid_t) -> (status: Int32, usage: rusage) {
      var status: Int32 = 0
      var usage = rusage()
      while wait4(process, &status, 0, &usage) < 0 && errno == EINTR {}
      return (status, usage)
    }

    /// Whether a process can be one that permissions hold for.
    static var canBeUnprivileged: Bool { geteuid() != 0 || access(setpriv, X_OK) == 0 }

    private static let setpriv = "/usr/bin/setpriv"

    /// Runs the built command as nobody in particular, where this process may do anything.
    ///
    /// - Parameter folder: Holds a copy of the command afterwards, as others may not be let in
    ///   where it was built.
    static func unprivileged(_ words: [String], in folder: Folder) throws -> Child {
      guard geteuid() == 0 else { return try Child(heart, words, output: STDOUT_FILENO) }
      let copy = folder("heart")
      // Copied by another process: a file that this one writes could be open in a child that a test
      // starts meanwhile, and what is open for writing cannot be run.
      if access(copy, X_OK) != 0 {
        _ = try Child("/bin/cp", [heart, copy], output: STDOUT_FILENO)
      }
      return try Child(
        setpriv, ["--reuid=65534", "--regid=65534", "--clear-groups", copy] + words,
        output: STDOUT_FILENO)
    }

    /// The built command, which lies beside the built tests.
    static var heart: String {
      get throws {
        let tests = Bundle.allBundles.map(\.bundlePath).first { $0.hasSuffix(".xctest") }
        let place = URL(fileURLWithPath: tests ?? CommandLine.arguments[0])
        let path = place.deletingLastPathComponent().appendingPathComponent("heart").path
        try #require(FileManager.default.isExecutableFile(atPath: path), "\(path)")
        return path
      }
    }
  }
#endif

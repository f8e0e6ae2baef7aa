#if os(Linux)
  import Foundation
  import Testing

  /// What only a process of its own can show of moving files.
  struct MovingProcessTests {
    /// Far longer than any test waits.
    private static let endless = [
      "animate", "--change", "select", "--speed", "0.01", "--size", "300", "--style", "burst",
    ]

    @Test(
      "Who stops it finds all as it was before, and no half file",
      arguments: ["x.png", "x.webp", "new.png", "new.gif"])
    func interruption(_ name: String) throws {
      let folder = try Folder()
      for name in ["x.png", "x.webp"] { try folder.write("an older picture", to: name) }
      let before = try folder.record()
      // As soon as the temporary file is there, the process is asked to stop; where it ends before
      // that, its own code tells.
      let script = """
        "$@" & child=$!
        while kill -0 $child && [ -z "$(find "$0" -name '.heart-*')" ]; do :; done 2>/dev/null
        kill -TERM $child 2>/dev/null; wait $child
        """
      let child = try Child(
        "/bin/sh",
        ["-c", script, folder.path, try Child.heart] + Self.endless + ["-o", folder(name)],
        output: STDOUT_FILENO)
      #expect(child.exitCode == 128 + SIGTERM)
      #expect(child.complaint.isEmpty)
      #expect(try folder.record() == before)
    }

    @Test(
      "Where the room for files runs out on the way, the old file stays",
      arguments: ["x.png", "x.webp", "x.gif"])
    func fullDisk(_ name: String) throws {
      let folder = try Folder()
      try folder.write("an older picture", to: name)
      let before = try folder.record()
      let words = ["animate", "--change", "select", "--style", "burst", "--size", "60"]
      // A shell's limit on the size of files stands for a disk that has no more room.
      let child = try Child(
        "/bin/sh",
        ["-c", "ulimit -f 2; exec \"$0\" \"$@\"", try Child.heart] + words
          + ["-o", folder(name)], output: STDOUT_FILENO)
      #expect(child.exitCode == 1)
      #expect(
        child.complaint
          == "heart: cannot write '\(folder(name))': it would be larger than files may be here;"
          + " write it elsewhere\n")
      #expect(try folder.record() == before)
    }

    @Test(
      "Five hundred frames take no more memory than ten", arguments: ["apng", "webp", "gif"])
    func memory(_ format: String) throws {
      let few = try peak(format, fps: "0.3")
      let many = try peak(format, fps: "14.5")
      // What a WebP keeps of a frame is about half a kilobyte here; what a frame is, 9.
      #expect(many - few < 3000, "\(few) and \(many) kilobytes")
    }

    /// The most memory that writing a change of 35 seconds takes, in kilobytes.
    private func peak(_ format: String, fps: String) throws -> Int {
      let folder = try Folder()
      let words = [
        "animate", "--format", format, "-o", folder("x"), "--change", "select", "--speed", "0.01",
        "--size", "48", "--fps", fps,
      ]
      return try Child.peakMemory(words)
    }
  }
#endif

#if os(Linux)
  import Foundation
  import HeartCore
  import Testing

  /// What only a process of its own can show.
  struct ProcessTests {
    @Test("A reader that has gone ends the command with a sentence, not with a signal")
    func closedPipe() throws {
      // A pipe with a name, since its ends can be opened so that no other process inherits them:
      // tests at the same time start some, and one that holds the reading end is a reader.
      let folder = try Folder()
      try #require(mkfifo(folder("pipe"), 0o600) == 0)
      for words in [["inspect"], ["--help"], ["render", "-o", "-"]] {
        let reader = open(folder("pipe"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        let writer = open(folder("pipe"), O_WRONLY | O_CLOEXEC)
        try #require(reader >= 0 && writer >= 0)
        close(reader)
        defer { close(writer) }
        let child = try Child(Child.heart, words, output: writer)
        #expect(child.exitCode == 1)
        #expect(
          child.complaint
            == "heart: cannot write to standard output: whoever was reading has stopped\n")
      }
    }

    @Test("Where the room for files runs out on the way, all is as it was before")
    func fullDisk() throws {
      let folder = try Folder()
      try folder.write("an older picture", to: "x.png")
      try folder.makeFolder("old")
      try folder.write("an older frame", to: "old/frame-0000.png")
      let before = try folder.record()
      let picture = ["--size", "500", "--selected", "--style", "burst"]
      let changed = ["--size", "500", "--change", "select", "--style", "burst"]
      for (name, words) in [
        ("x.png", ["render"] + picture), ("new.png", ["render"] + picture),
        ("new", ["frames"] + changed), ("old", ["frames", "--force"] + changed),
      ] {
        // A shell's limit on the size of files stands for a disk that has no more room.
        let child = try Child(
          "/bin/sh",
          ["-c", "ulimit -f 4; exec \"$0\" \"$@\"", try Child.heart] + words
            + ["-o", folder(name)], output: STDOUT_FILENO)
        #expect(child.exitCode == 1)
        #expect(
          child.complaint
            == "heart: cannot write '\(folder(name))': it would be larger than files may be here;"
            + " write it elsewhere\n")
        #expect(try folder.record() == before)
      }
    }

    @Test(
      "Of a folder that may not be written to and a file that may not, the right one is blamed",
      .enabled(if: Child.canBeUnprivileged))
    func permissions() throws {
      let folder = try Folder()
      for name in ["locked", "open"] {
        try folder.makeFolder(name)
        try folder.write("old", to: name + "/x.png")
      }
      for (name, mode) in [
        ("locked/x.png", 0o666), ("locked", 0o555), ("open/x.png", 0o444), ("open", 0o777),
        ("", 0o755),
      ] as [(String, mode_t)] {
        #expect(chmod(folder(name), mode) == 0)
      }
      let locked =
        "its folder '\(folder("locked"))' may not be written to; change the folder's permissions,"
        + " or name another place"
      let denied = "permission is denied; change the permissions, or name another place"
      let before = try folder.record()
      for (name, command, reason) in [
        ("locked/x.png", ["render"], locked), ("locked/new.png", ["render"], locked),
        ("locked/new", ["frames", "--change", "select"], locked),
        ("open/x.png", ["render"], denied),
      ] {
        let child = try Child.unprivileged(command + ["-o", folder(name)], in: folder)
        #expect(child.complaint == "heart: cannot write '\(folder(name))': \(reason)\n")
        #expect(child.exitCode == 1)
      }
      #expect(chmod(folder("locked"), 0o755) == 0)
      #expect(try folder.record().filter { $0.key != "heart" } == before)
    }

    @Test("The exit code and both streams are the command's own")
    func streams() throws {
      let output = Pipe()
      let descriptor = output.fileHandleForWriting.fileDescriptor
      let good = try Child(Child.heart, ["--version"], output: descriptor)
      let bad = try Child(Child.heart, ["render", "-o", "-", "--size", "0"], output: descriptor)
      try output.fileHandleForWriting.close()
      #expect(good.exitCode == 0)
      #expect(good.complaint.isEmpty)
      #expect(bad.exitCode == 2)
      #expect(bad.complaint.hasPrefix("heart: --size needs "))
      let text = String(
        decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      #expect(text.hasPrefix("heart "))
      #expect(text.filter { $0 == "\n" }.count == 1)
    }
  }
#endif

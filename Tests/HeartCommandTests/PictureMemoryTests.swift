#if os(Linux)
  import Foundation
  import HeartCore
  import HeartImages
  import Testing

  @testable import HeartCommand

  /// What becomes of pictures for which there is no memory: a sentence, and never a crash.
  struct PictureMemoryTests {
    /// Runs the command where it may have so much memory, its own code and libraries among it.
    private func call(_ words: [String], megabytes: Int) throws -> Child {
      let script = "ulimit -v \(megabytes * 1000); exec \"$0\" \"$@\""
      return try Child(
        "/bin/sh", ["-c", script, try Child.heart] + words, output: STDOUT_FILENO)
    }

    @Test(
      "A picture that there is no memory for is refused before anything is written",
      arguments: [
        ("render --size 16384", "16384x16384 pixels", "3.3 GB", "size"),
        ("render --size 16384x4000", "16384x4000 pixels", "795 MB", "size"),
        ("frames --change select --size 9000", "9000x9000 pixels", "980 MB", "size"),
        ("strip --change both --size 1800", "15750x4050 pixels", "774 MB", "size"),
        ("animate --format gif --change select --size 4000", "4000x4000 pixels", "328 MB", "size"),
        ("animate --format webp --change select --size 2000", "2000x2000 pixels", "328 MB", "size"),
        ("screens --scale 16", "13296x5280 pixels", "1.2 GB", "scale"),
      ])
    func sentences(_ line: String, _ size: String, _ amount: String, _ option: String) throws {
      let folder = try Folder()
      let words = line.split(separator: " ").map(String.init) + ["-o", folder("new")]
      let child = try call(words, megabytes: 400)
      #expect(
        child.complaint
          == "heart: there is not enough memory for a picture of \(size), which takes up to"
          + " \(amount) until it is a file; a smaller --\(option) takes less\n")
      #expect(child.exitCode == 1)
      #expect(try folder.names().isEmpty)
    }

    @Test("A mask image that there is no memory for is refused too")
    func maskImage() throws {
      let folder = try Folder()
      var file = Bitmap(width: 1, height: 1).png()
      // The sides that its header tells of; a file that truly has them takes long to make.
      file.replaceSubrange(16..<24, with: [0, 0, 0x40, 0, 0, 0, 0x1F, 0x40])
      try folder.write(file, to: "mask.png")
      let words = ["inspect", "--mask-image", folder("mask.png")]
      let child = try call(words, megabytes: 400)
      #expect(
        child.complaint
          == "heart: cannot use '\(folder("mask.png"))': there is not enough memory for it; make it"
          + " smaller\n")
      #expect(child.exitCode == 1)
    }

    @Test("A picture that there is memory for is drawn, and one that there is not is refused")
    func limits() throws {
      let folder = try Folder()
      // What the command takes before it does anything. Where the system puts libraries and stacks
      // differs by some megabytes from start to start, so what follows keeps well away from that.
      let least = try #require(
        try stride(from: 50, to: 1000, by: 5).first {
          try call(["--version"], megabytes: $0).exitCode == 0
        })
      for (side, spare, isDrawn) in [(10, 100, true), (900, 200, true), (6000, 100, false)] {
        let words = ["render", "--selected", "--size", "\(side)", "-o", folder("\(side).png")]
        let child = try call(words, megabytes: least + spare)
        #expect(child.exitCode == (isDrawn ? 0 : 1), "\(side): \(child.complaint)")
        #expect(try folder.names().contains("\(side).png") == isDrawn)
        if isDrawn {
          #expect(try folder.bitmap("\(side).png").width == side)
        } else {
          #expect(child.complaint.hasPrefix("heart: there is not enough memory for a picture of"))
        }
      }
    }

    // What is asked for is the pictures. What a library works with comes on top, as measured: 1.5,
    // 4.0 and 1.9 times that in all. The bars have an eighth to a quarter to spare.
    @Test(
      "A moving file takes no more than its library is known to, though nothing in its frames repeats",
      arguments: [(FileFormat.apng, 1.75), (.webp, 5), (.gif, 2.25)])
    func moving(_ format: FileFormat, _ share: Double) throws {
      let (small, large) = (40, 400)
      let taken = try peak(format, side: large) - peak(format, side: small)
      let memory = PictureMemory(
        of: .square(large), count: AnimateCommand.pictureCount(format))
      // Kilobytes; the buffers that every picture needs are there in both.
      let pictures = memory.blocks.dropLast().reduce(0, +) / 1000
      #expect(
        Double(taken) <= share * Double(pictures), "\(taken) of \(pictures) kilobytes")
      #expect(taken > pictures / 4, "\(taken) of \(pictures) kilobytes are too few to be true")
    }

    /// The most memory that three frames of a noise take, in kilobytes.
    private func peak(_ format: FileFormat, side: Int) throws -> Int {
      let folder = try Folder()
      var random = SplitMix64(seed: 7)
      var noise = Bitmap(width: side, height: side)
      for index in stride(from: 3, to: noise.bytes.count, by: 4) {
        noise.bytes[index] = UInt8(random.unit() * 256)
      }
      try folder.write(noise.png(), to: "noise.png")
      let words = [
        "animate", "--format", format.name, "-o", folder("x"), "--change", "select", "--fps", "6",
        "--mask-image", folder("noise.png"), "--border-image", folder("noise.png"),
      ]
      return try Child.peakMemory(words)
    }

    @Test("What is counted is the canvas, the file's rows and the file at its longest")
    func blocks() {
      let memory = PictureMemory(of: CanvasSize(width: 30, height: 20))
      #expect(memory.blocks.prefix(3) == [2400, 2400, 2400])
      #expect(memory.isAvailable)
    }
  }
#endif

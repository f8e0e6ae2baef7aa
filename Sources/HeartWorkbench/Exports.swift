#if arch(wasm32)
  /// What the page's calls work on; a page has one thread.
  nonisolated(unsafe) private var workbench = Workbench()
  /// Where the page puts what a call reads.
  nonisolated(unsafe) private var room = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// What the last call left, where the page finds it.
  nonisolated(unsafe) private var result = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  nonisolated(unsafe) private var numbers = UnsafeMutableBufferPointer<Double>(start: nil, count: 0)

  /// More bytes than any call reads.
  private let byteLimit: Int32 = 64 << 20

  /// Makes room for bytes until it is called again; 0 without memory.
  @_expose(wasm, "reserve") @_cdecl("reserve")
  public func reserve(_ count: Int32) -> Int32 {
    guard 0...byteLimit ~= count else { return 0 }
    room.deallocate()
    room = .allocate(byteCount: max(8, Int(count)), alignment: 8)
    return Int32(Int(bitPattern: room.baseAddress))
  }

  /// The address of the bytes that the last call left.
  @_expose(wasm, "result") @_cdecl("result")
  public func resultAddress() -> Int32 { Int32(Int(bitPattern: result.baseAddress)) }

  /// How many bytes the last call left.
  @_expose(wasm, "resultCount") @_cdecl("resultCount")
  public func resultCount() -> Int32 { Int32(result.count) }

  /// The address of the numbers that the last call left.
  @_expose(wasm, "numbers") @_cdecl("numbers")
  public func numbersAddress() -> Int32 { Int32(Int(bitPattern: numbers.baseAddress)) }

  /// Reads the icon that elements draw.
  @_expose(wasm, "icon") @_cdecl("icon")
  public func icon(_ count: Int32) -> Int32 {
    call(count) { workbench.readIcon($0) }
  }

  /// Looks whether path data can be an icon.
  @_expose(wasm, "checkPath") @_cdecl("checkPath")
  public func checkPath(_ count: Int32) -> Int32 {
    call(count) { workbench.checkPath($0) }
  }

  /// Makes the SVG file of a look.
  @_expose(wasm, "svg") @_cdecl("svg")
  public func svg(_ count: Int32, _ change: Int32, _ isLoop: Int32) -> Int32 {
    call(count) { workbench.makeSVG($0, change: change, isLoop: isLoop != 0) }
  }

  /// Makes the Lottie file of a look.
  @_expose(wasm, "lottie") @_cdecl("lottie")
  public func lottie(_ count: Int32, _ change: Int32) -> Int32 {
    call(count) { workbench.makeLottie($0, change: change) }
  }

  /// Writes the code of a look.
  @_expose(wasm, "code") @_cdecl("code")
  public func code(_ count: Int32, _ target: Int32) -> Int32 {
    call(count) { workbench.writeCode($0, target: target) }
  }

  /// Takes the bytes that the page has put into its room, and leaves what comes of them.
  private func call(_ count: Int32, _ work: ([UInt8]) -> Workbench.Status) -> Int32 {
    guard 0...Int32(room.count) ~= count else { return Workbench.Status.damaged.rawValue }
    let bytes = Array(UnsafeRawBufferPointer(rebasing: room[..<Int(count)]))
    let status = work(bytes)
    result.deallocate()
    result = .allocate(byteCount: max(1, workbench.result.count), alignment: 8)
    result.copyBytes(from: workbench.result)
    result = UnsafeMutableRawBufferPointer(rebasing: result[..<workbench.result.count])
    numbers.deallocate()
    numbers = .allocate(capacity: max(1, workbench.numbers.count))
    _ = numbers.initialize(from: workbench.numbers)
    return status.rawValue
  }
#endif

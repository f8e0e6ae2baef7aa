import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Whether bytes are well-formed XML, as Foundation's parser finds.
struct XMLChecker {
  func reads(_ bytes: [UInt8]) -> Bool { XMLParser(data: Data(bytes)).parse() }
}

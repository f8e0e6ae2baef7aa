// What an import of SwiftUI shows besides its own: Core Graphics and Foundation, as on Apple's
// systems.
@_exported import CoreGraphics
@_exported import Foundation

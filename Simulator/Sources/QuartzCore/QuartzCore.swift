// Who imports Core Animation sees Core Graphics and Foundation as well, as on Apple's systems.
@_exported import CoreGraphics

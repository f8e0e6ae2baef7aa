// On Linux, Foundation has the numbers, points, sizes and rectangles of Core Graphics; on Apple's
// systems they are seen with either import.
@_exported import Foundation

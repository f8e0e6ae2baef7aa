import Foundation

/// Hears of a collection's moves.
@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

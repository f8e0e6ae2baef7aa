internal import HeartCore

extension FavoriteNotices {
  /// What is told, as bits: 1 changed, 2 settled and finished, 4 settled and cancelled.
  var bits: Int32 {
    let settlement: Int32 =
      switch settled {
      case .finished: 2
      case .cancelled: 4
      case nil: 0
      }
    return (changed == nil ? 0 : 1) | settlement
  }
}

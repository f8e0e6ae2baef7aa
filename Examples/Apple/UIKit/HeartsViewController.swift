#if canImport(UIKit) && !os(watchOS)
  import HeartKit
  import UIKit

  /// The screen of the document that the heart comes from: a large one, and a row of six in colors
  /// by chance.
  final class HeartsViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground

      let heart = HeartView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      heart.heartColor = .label
      view.addSubview(heart)

      let side = 50.0
      let margin = 15.0
      for index in 0..<6 {
        let item = HeartView(
          frame: CGRect(x: 20 + (side + margin) * Double(index), y: 250, width: side, height: side))
        item.heartColor = UIColor(
          red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1), alpha: 1)
        view.addSubview(item)
      }
    }
  }
#endif

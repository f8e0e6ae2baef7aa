// What the package manager writes for a target that has resources.
import Foundation

extension Bundle {
  static let module = Bundle.main
}

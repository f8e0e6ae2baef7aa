/// Where a view is among others.
@MainActor
struct ViewTree {
  weak var superview: UIView?
  weak var window: UIWindow?
  weak var controller: UIViewController?
  var subviews: [UIView] = []
}

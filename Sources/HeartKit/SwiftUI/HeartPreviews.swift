#if canImport(SwiftUI)
  import SwiftUI

  struct HeartPreviews: PreviewProvider {
    static var previews: some View {
      Heart().fill(.red).frame(width: 150, height: 150)
      Heart(placement: .seed, size: 150).fill(.red).frame(width: 200, height: 200)
      Heart().strokeBorder(.red, lineWidth: 12).frame(width: 150, height: 150)
      IconOutline(.star).fill(.yellow).frame(width: 150, height: 150)
    }
  }
#endif

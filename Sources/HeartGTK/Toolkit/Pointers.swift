#if GTK
  import CGTK4

  extension UnsafeMutablePointer {
    /// The same object as one of a class that it is made of, or that is made of it.
    ///
    /// C has macros for this, which Swift does not see.
    package func cast<Object>(to type: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }
  }

  extension UnsafeMutableRawPointer {
    /// The object as one of a class that it is known to be of.
    func cast<Object>(to type: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
      assumingMemoryBound(to: type)
    }
  }

  extension Bool {
    /// The same as C writes it.
    var c: gboolean { self ? 1 : 0 }
  }
#endif

/// A dictionary of Core Foundation.
///
/// There is none but nil in this model.
public final class CFDictionary {
  private init() {}
}

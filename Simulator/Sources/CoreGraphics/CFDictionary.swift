/// A dictionary of Core Foundation; there is none but nil in this model.
public final class CFDictionary {
  private init() {}
}

#if GTK
  // What an app writes of the core, by name. The rest of the core stays out of an app's way.

  // What a button looks like, and how it moves.
  @_exported import enum HeartCore.FavoriteDefaults
  @_exported import enum HeartCore.FavoriteMotion
  @_exported import struct HeartCore.FavoriteNotices
  @_exported import struct HeartCore.FavoriteStyle
  @_exported import struct HeartCore.Icon
  @_exported import enum HeartCore.Placement

  // What an icon of one's own is made of.
  @_exported import struct HeartCore.Bitmap
  @_exported import struct HeartCore.Box
  @_exported import enum HeartCore.FillRule
  @_exported import struct HeartCore.Outline
  @_exported import struct HeartCore.PathDataError

  // What a style of one's own is made of.
  @_exported import struct HeartCore.ParticleRing
  @_exported import struct HeartCore.RGBA
  @_exported import struct HeartCore.RingEffect
  @_exported import struct HeartCore.SpringMotion
  @_exported import struct HeartCore.TimingCurve
  @_exported import struct HeartCore.ValueTrack
#endif

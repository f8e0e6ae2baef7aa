// swift-format-ignore-file: NeverForceUnwrap
// What a test asks wrongly, or GTK cannot make, is to stop the stage at once.
#if GTK
  import CGTK4
  import HeartGTK

  // usage: GTKStage                 does what it is told, line by line
  //        GTKStage live            lives through all that widgets may have to
  //        GTKStage misuse KIND     makes a button or a heart where it must not be made
  g_set_prgname("stage")
  switch CommandLine.arguments.dropFirst().first {
  case "misuse": Misuse.commit(CommandLine.arguments.last!)
  case "live":
    gtk_init()
    Crowd.live()
  default:
    gtk_init()
    Stage().run()
  }
#endif

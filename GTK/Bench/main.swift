#if GTK
  import HeartGTK
#endif

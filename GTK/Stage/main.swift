#if GTK
  import CGTK4
  import HeartGTK

  extension UnsafeMutablePointer {
    func cast<Object>(to type: Object.Type = Object.self) -> UnsafeMutablePointer<Object> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }
  }

  gtk_init()
  let window = gtk_window_new()!
  gtk_window_set_title(window.cast(), "stage")
  let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)!
  gtk_window_set_child(window.cast(), box)
  do {
    let heart = HeartView()
    heart.heartSize = 60
    gtk_box_append(box.cast(), heart.widget)
    for style in [FavoriteStyle.grow, .pop, .burst, .plain] {
      let button = FavoriteButton()
      button.style = style
      button.speed = 0.2
      button.onChange = { print("change", $0) }
      button.onSettled = { print("settled", $0) }
      gtk_box_append(box.cast(), button.widget)
      button.setSelected(true, animated: true)
    }
  }
  gtk_window_present(window.cast())
  while g_list_model_get_n_items(gtk_window_get_toplevels()) > 0 {
    g_main_context_iteration(nil, 1)
  }
#endif

import CGTK4
import Glibc

let identifier = "org.example.Articles"
let app = gtk_application_new(identifier, GApplicationFlags(rawValue: 0))!

// A second start activates the first, whose window is there already.
connect(app, "activate") {
  let window = gtk_application_get_active_window(app)
  gtk_window_present(window ?? makeWindow(of: app, FavoritesFile()).cast())
}

// What a window can do already, by the keys that people know.
"<Control>w".withCString { w in
  "<Control>q".withCString { q in
    gtk_application_set_accels_for_action(app, "window.close", [w, q, nil])
  }
}

exit(g_application_run(app.cast(), CommandLine.argc, CommandLine.unsafeArgv))

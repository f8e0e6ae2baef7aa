#pragma once

#include <gtk/gtk.h>

#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#elif !defined(_WIN32)
#include <pthread.h>
#endif

// What Swift cannot import of GTK: macros, variadic functions, and what a newer GTK calls by another
// name. All of it is inline, so there is no C to compile.

static inline gboolean heart_object_is(gpointer object, GType type) {
  return G_TYPE_CHECK_INSTANCE_TYPE(object, type);
}

static inline gboolean heart_object_get_boolean(gpointer object, const char *name) {
  gboolean value = FALSE;
  g_object_get(object, name, &value, NULL);
  return value;
}

static inline void heart_object_set_boolean(gpointer object, const char *name, gboolean value) {
  g_object_set(object, name, value, NULL);
}

static inline void heart_button_emit_clicked(gpointer button) {
  g_signal_emit_by_name(button, "clicked");
}

static inline void heart_accessible_set_label(gpointer widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static inline void heart_accessible_set_hidden(gpointer widget, gboolean hidden) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

// Whether this is the process's first thread; where the system does not tell, it may be.
static inline gboolean heart_thread_is_main(void) {
#if defined(__linux__)
  return syscall(SYS_gettid) == getpid();
#elif !defined(_WIN32)
  return pthread_main_np();
#else
  return TRUE;
#endif
}

// A widget that shows nothing and cannot be touched: a name for CSS.
static inline GtkWidget *heart_node_new(const char *name) {
  return g_object_new(GTK_TYPE_BOX, "css-name", name, "can-target", FALSE, "accessible-role",
                      GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
}

// The color that CSS gives a widget's text.
static inline GdkRGBA heart_widget_get_color(GtkWidget *widget) {
  GdkRGBA color;
#if GTK_CHECK_VERSION(4, 10, 0)
  gtk_widget_get_color(widget, &color);
#else
  gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color);
#endif
  return color;
}

// How many pixels of the display a point of the widget is wide. It need not be whole from GTK 4.12
// on; before, it is.
static inline double heart_widget_get_density(GtkWidget *widget) {
#if GTK_CHECK_VERSION(4, 12, 0)
  GtkNative *native = gtk_widget_get_native(widget);
  GdkSurface *surface = native ? gtk_native_get_surface(native) : NULL;
  if (surface) return gdk_surface_get_scale(surface);
#endif
  return gtk_widget_get_scale_factor(widget);
}

static inline void heart_css_provider_load(GtkCssProvider *provider, const char *sheet) {
#if GTK_CHECK_VERSION(4, 12, 0)
  gtk_css_provider_load_from_string(provider, sheet);
#else
  gtk_css_provider_load_from_data(provider, sheet, -1);
#endif
}

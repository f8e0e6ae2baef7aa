// The words that tell Swift how to read a declaration. The names are ours.
#pragma once

#define swift(text) __attribute__((swift_name(text)))
#define swift_only_in_overlay __attribute__((swift_private))
#define bridges_to(text) __attribute__((swift_bridge(text)))
#define new_struct __attribute__((swift_newtype(struct)))

// Only the main actor may call it; it may go from one actor to another.
#define main_actor __attribute__((swift_attr("@UIActor")))
#define sendable __attribute__((swift_attr("@Sendable")))

#define designated __attribute__((objc_designated_initializer))

// Enumerations may gain cases in a later system, so none is closed.
#define open_choice __attribute__((enum_extensibility(open)))
#define open_flags __attribute__((flag_enum, enum_extensibility(open)))

// A reference that Swift counts, and a function that hands over one.
#define counted __attribute__((objc_bridge(id)))
#define counted_as(type) __attribute__((objc_bridge(type)))
#define hands_over __attribute__((cf_returns_retained))

// A block that is called before the function returns.
#define not_kept __attribute__((noescape))

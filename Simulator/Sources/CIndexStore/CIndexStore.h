// What we ask of the compiler's index store: the shapes of a few functions of the toolchain's
// libIndexStore, which is opened at run time, as every machine has its toolchain elsewhere.
#ifndef CINDEXSTORE_H
#define CINDEXSTORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Text that the store owns, without an ending zero.
typedef struct {
  const char *data;
  size_t length;
} StoreText;

typedef void *Store;
typedef void *StoreError;
typedef void *StoreUnit;
typedef void *StoreDependency;
typedef void *StoreRecord;
typedef void *StoreSymbol;
typedef void *StoreOccurrence;
typedef void *StoreRelation;

typedef Store (*StoreOpen)(const char *path, StoreError *error);
typedef void (*StoreClose)(void *thing);
typedef bool (*StoreVisitNames)(
    Store store, unsigned sorted, void *context, bool (*visit)(void *context, StoreText name));
typedef void *(*StoreOpenPart)(Store store, const char *name, StoreError *error);
typedef bool (*StoreVisitParts)(void *whole, void *context, bool (*visit)(void *context, void *part));
typedef StoreText (*StoreTextOf)(void *thing);
typedef bool (*StoreFlagOf)(void *thing);
typedef int (*StoreKindOf)(void *thing);
typedef uint64_t (*StoreBitsOf)(void *thing);
typedef void *(*StorePartOf)(void *thing);
typedef void (*StorePlaceOf)(StoreOccurrence occurrence, unsigned *line, unsigned *column);

#endif

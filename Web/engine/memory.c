// Memory for Swift's objects, and the few functions of C that its compiler asks for.

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;

extern byte __heap_base;

// A block has a size that is a power of two. What is free is kept in one list for each power.
static void *lists[32];
static size_t top;

static int power_for(size_t size) {
  int power = 4;
  while (((size_t)1 << power) < size) power++;
  return power;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  size += 16;
  if (alignment > 16) return 22;
  int power = power_for(size);
  byte *block = lists[power];
  if (block) {
    lists[power] = *(void **)block;
  } else {
    if (!top) top = ((size_t)&__heap_base + 15) & ~(size_t)15;
    size_t end = top + ((size_t)1 << power);
    size_t have = __builtin_wasm_memory_size(0) << 16;
    if (end > have && __builtin_wasm_memory_grow(0, (end - have + 65535) >> 16) == (size_t)-1)
      return 12;
    block = (byte *)top;
    top = end;
  }
  *(int *)(block + 8) = power;
  *result = block + 16;
  return 0;
}

void free(void *place) {
  if (!place) return;
  byte *block = (byte *)place - 16;
  int power = *(int *)(block + 8);
  *(void **)block = lists[power];
  lists[power] = block;
}

void *memcpy(void *to, const void *from, size_t count) {
  __builtin_memcpy(to, from, count);
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  __builtin_memmove(to, from, count);
  return to;
}

void *memset(void *to, int value, size_t count) {
  __builtin_memset(to, value, count);
  return to;
}

int memcmp(const void *first, const void *second, size_t count) {
  const byte *a = first, *b = second;
  for (; count; count--, a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

void arc4random_buf(void *to, size_t count) { memset(to, 0, count); }

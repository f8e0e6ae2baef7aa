// Memory for Swift's objects, and the few functions of C that its compiler asks for.
//
// What is freed is kept in lists, one for each size of block, and given out again. There are four
// sizes to each power of two, so a block is at most a quarter larger than what was asked for. A
// block does not change its size, so nothing is ever searched, joined or split.

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;

// Where the linker's own data ends.
extern byte __heap_base;

// What stands before each place that was given out.
struct header {
  struct block *block;
  unsigned list;
};

// A block that is free; its list is told by the one it hangs in.
struct block {
  struct block *next;
};

enum { unit = 16, page = 65536, no_memory = 12, largest = 0x40000000 };

static struct block *lists[128];
// Where memory begins that was never given out.
static size_t top;

// Grows the module's memory until it has so many bytes from a place on; whether there are as many.
static int has_memory(size_t start, size_t size) {
  size_t end = start + size;
  // Behind the last place that there can be, counting begins anew.
  if (end < start) return 0;
  size_t have = __builtin_wasm_memory_size(0) * page;
  return end <= have
         || __builtin_wasm_memory_grow(0, (end - have + page - 1) / page) != (size_t)-1;
}

static size_t unused(void) {
  if (top == 0) top = ((size_t)&__heap_base + unit - 1) & -unit;
  return top;
}

// Whether so many more bytes can be given out, whatever is free already.
int heart_has_room(size_t size) {
  // A block is up to a quarter larger than what is in it, with what stands before that.
  return size < largest && has_memory(unused(), size + size / 4 + 4 * unit);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  // A block begins at a whole unit, and a place in it comes after its header.
  size_t before = alignment > unit ? alignment : unit;
  if (size >= largest || alignment >= largest) return no_memory;
  size_t last = (size + before - 1) / unit;
  // The three upper bits of the count of units, less one, tell the size.
  unsigned shift = last < 4 ? 0 : 29 - __builtin_clz((unsigned)last);
  size_t quarter = (last >> shift) + 1;
  unsigned list = shift * 4 + quarter;

  struct block *block = lists[list];
  if (block) {
    lists[list] = block->next;
  } else {
    size_t start = unused();
    size_t whole = (quarter << shift) * unit;
    if (!has_memory(start, whole)) return no_memory;
    block = (struct block *)start;
    top = start + whole;
  }
  size_t place = ((size_t)block + before) & -before;
  struct header *header = (struct header *)place - 1;
  header->block = block;
  header->list = list;
  *result = (void *)place;
  return 0;
}

void free(void *place) {
  if (!place) return;
  struct header *header = (struct header *)place - 1;
  struct block *block = header->block;
  unsigned list = header->list;
  block->next = lists[list];
  lists[list] = block;
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
  for (; count > 0; count--, a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

// The seed of hashing: always the same, so that what is made is too.
void arc4random_buf(void *to, size_t count) { __builtin_memset(to, 0, count); }

// The product of two numbers of 128 bits, which the compiler asks for to see an overflow.
__int128 __multi3(__int128 first, __int128 second) {
  unsigned long long a = first, b = second;
  unsigned long long low_a = a & 0xFFFFFFFF, high_a = a >> 32;
  unsigned long long low_b = b & 0xFFFFFFFF, high_b = b >> 32;
  unsigned long long low = low_a * low_b;
  unsigned long long middle = high_a * low_b + (low >> 32);
  unsigned long long other = low_a * high_b + (middle & 0xFFFFFFFF);
  unsigned long long high = high_a * high_b + (middle >> 32) + (other >> 32);
  high += a * (unsigned long long)(second >> 64) + b * (unsigned long long)(first >> 64);
  return (__int128)high << 64 | (low & 0xFFFFFFFF) | other << 32;
}

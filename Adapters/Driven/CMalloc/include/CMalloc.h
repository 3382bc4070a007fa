#ifndef CMALLOC_H
#define CMALLOC_H

// What Swift's Glibc module lacks: mallopt(3) and its options. Declarations only.
#if defined(__linux__)
#include <malloc.h>
#endif

#endif

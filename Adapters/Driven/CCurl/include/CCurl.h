#ifndef CCURL_H
#define CCURL_H

// libcurl 7.68 and later, as far as CurlTransport calls it: the library that FoundationNetworking stands on, and brings
// along, without its headers. Declarations only; what takes a varying number of arguments, which Swift cannot call, is
// named here once for each kind of argument. All values are part of libcurl's binary interface, which does not change.
#if defined(__linux__)
#include <stddef.h>

typedef struct CCurlEasy CCurlEasy;
typedef struct CCurlMulti CCurlMulti;
typedef struct CCurlList CCurlList;

typedef size_t (*CCurlTransfer)(char *bytes, size_t size, size_t count, void *context);
typedef int (*CCurlSeek)(void *context, long long offset, int origin);

typedef struct {
    int kind;
    CCurlEasy *easy;
    union {
        void *whatever;
        int result;
    } data;
} CCurlMessage;

int curl_global_init(long flags);
const char *curl_easy_strerror(int code);

CCurlEasy *curl_easy_init(void);
void curl_easy_reset(CCurlEasy *easy);
void curl_easy_cleanup(CCurlEasy *easy);
int curl_easy_setopt(CCurlEasy *easy, int option, ...);
int curl_easy_getinfo(CCurlEasy *easy, int what, ...);

CCurlList *curl_slist_append(CCurlList *list, const char *text);
void curl_slist_free_all(CCurlList *list);

CCurlMulti *curl_multi_init(void);
int curl_multi_add_handle(CCurlMulti *multi, CCurlEasy *easy);
int curl_multi_remove_handle(CCurlMulti *multi, CCurlEasy *easy);
int curl_multi_perform(CCurlMulti *multi, int *running);
int curl_multi_poll(CCurlMulti *multi, void *others, unsigned int count, int milliseconds, int *ready);
int curl_multi_wakeup(CCurlMulti *multi);
CCurlMessage *curl_multi_info_read(CCurlMulti *multi, int *left);
int curl_multi_cleanup(CCurlMulti *multi);

static inline int ccurl_set_long(CCurlEasy *easy, int option, long value) {
    return curl_easy_setopt(easy, option, value);
}
static inline int ccurl_set_size(CCurlEasy *easy, int option, long long value) {
    return curl_easy_setopt(easy, option, value);
}
static inline int ccurl_set_text(CCurlEasy *easy, int option, const char *value) {
    return curl_easy_setopt(easy, option, value);
}
static inline int ccurl_set_list(CCurlEasy *easy, int option, CCurlList *value) {
    return curl_easy_setopt(easy, option, value);
}
static inline int ccurl_set_context(CCurlEasy *easy, int option, void *value) {
    return curl_easy_setopt(easy, option, value);
}
static inline int ccurl_set_transfer(CCurlEasy *easy, int option, CCurlTransfer value) {
    return curl_easy_setopt(easy, option, value);
}
static inline int ccurl_set_seek(CCurlEasy *easy, int option, CCurlSeek value) {
    return curl_easy_setopt(easy, option, value);
}
static inline int ccurl_get_long(CCurlEasy *easy, int what, long *value) {
    return curl_easy_getinfo(easy, what, value);
}
static inline int ccurl_get_socket(CCurlEasy *easy, int what, int *value) {
    return curl_easy_getinfo(easy, what, value);
}
static inline int ccurl_get_size(CCurlEasy *easy, int what, long long *value) {
    return curl_easy_getinfo(easy, what, value);
}
#endif

#endif

#ifndef CEPOLL_H
#define CEPOLL_H

// What Swift's Glibc module lacks and one thread needs to wait for thousands of sockets. Declarations only.
#if defined(__linux__)
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>

// accept4(2) is hidden behind _GNU_SOURCE.
int accept4(int socket, struct sockaddr *address, socklen_t *length, int flags);
#endif

#endif

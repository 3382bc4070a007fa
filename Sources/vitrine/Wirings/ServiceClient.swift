import HTTPTransport

#if os(Linux)
import CurlTransport
#else
import URLSessionTransport
#endif

/// How this platform speaks HTTP, over connections of its own.
///
/// On Linux URLSession stands on the same libcurl, takes twice the time for a large file, and ends the process at some
/// answers.
func serviceClient() -> some HTTPStreamingClient {
    #if os(Linux)
    CurlClient()
    #else
    URLSessionClient()
    #endif
}

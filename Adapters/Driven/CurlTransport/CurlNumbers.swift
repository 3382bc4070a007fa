// The numbers of libcurl's binary interface (curl.h, multi.h) that are used here, named as there.

enum CurlOption {
    static let writeData: Int32 = 10_001
    static let url: Int32 = 10_002
    static let readData: Int32 = 10_009
    static let writeFunction: Int32 = 20_011
    static let readFunction: Int32 = 20_012
    static let httpHeader: Int32 = 10_023
    static let headerData: Int32 = 10_029
    static let customRequest: Int32 = 10_036
    static let noBody: Int32 = 44
    static let upload: Int32 = 46
    static let headerFunction: Int32 = 20_079
    static let bufferSize: Int32 = 98
    static let noSignal: Int32 = 99
    static let acceptEncoding: Int32 = 10_102
    static let inFileSizeLarge: Int32 = 30_115
    static let seekFunction: Int32 = 20_167
    static let seekData: Int32 = 10_168
    static let noProxy: Int32 = 10_177
    static let protocols: Int32 = 181
    static let pathAsIs: Int32 = 234
    static let suppressConnectHeaders: Int32 = 265
    static let quickExit: Int32 = 322
}

enum CurlValue {
    /// CURL_GLOBAL_DEFAULT.
    static let globalDefault = 3
    /// CURLPROTO_HTTP and CURLPROTO_HTTPS.
    static let httpAndHTTPS = 3
    /// CURLMSG_DONE.
    static let done: Int32 = 1
    /// CURL_READFUNC_ABORT.
    static let abortReading = 0x1000_0000
    /// CURL_SEEKFUNC_OK and _FAIL.
    static let sought: Int32 = 0
    static let notSought: Int32 = 1
    /// CURLINFO_SIZE_UPLOAD_T and CURLINFO_OS_ERRNO.
    static let uploadedSize: Int32 = 0x60_0007
    static let systemCode: Int32 = 0x20_0019
    /// CURLINFO_ACTIVESOCKET.
    static let activeSocket: Int32 = 0x50_002C
}

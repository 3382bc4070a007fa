import FoundationEssentials
import Glibc
import HTTPTransport
import URLSessionTransport

// Before anything else runs beside it: memory, environment and signals belong to the whole process.
MemoryPool.keepOne()
URLSessionClient.keepLoopbackDirect()
signal(SIGPIPE, SIG_IGN)
// A file that may not grow further is an error to tell of, like a full disk.
signal(SIGXFSZ, SIG_IGN)
exit(await Launch(environment: ProcessInfo.processInfo.environment).run(Array(CommandLine.arguments.dropFirst())))

import Drive
import HTTPTransport
import JSONFiles

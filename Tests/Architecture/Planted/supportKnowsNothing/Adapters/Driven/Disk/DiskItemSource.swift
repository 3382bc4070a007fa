import Drive
import HTTPTransport

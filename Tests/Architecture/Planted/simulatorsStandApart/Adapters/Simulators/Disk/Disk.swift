import DiskFixtures
import Drive
import HTTPTransport
import WebServer

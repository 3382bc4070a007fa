import Drive
import WebServer
import Wording

import Drive
import WebServer

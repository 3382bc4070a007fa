import DiskAdapter
import Drive
import WebServer

import Drive
import WebApp

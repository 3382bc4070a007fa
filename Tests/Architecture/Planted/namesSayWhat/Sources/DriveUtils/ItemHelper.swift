struct ItemManager {}
protocol ItemProtocol {}
struct Information {}

import Drive

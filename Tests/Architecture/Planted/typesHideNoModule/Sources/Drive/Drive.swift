enum Drive {}
protocol Previews {}

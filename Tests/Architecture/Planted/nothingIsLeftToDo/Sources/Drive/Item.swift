// TODO: write it.
let mark = "TODO"

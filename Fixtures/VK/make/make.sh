#!/usr/bin/env bash
# make.sh [NAME…]: paints the community's pictures anew, into ../Files. See README.md.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
files="$here/../Files"
masters=$(mktemp -d)
trap 'rm -rf "$masters"' EXIT
mkdir -p "$files/photos" "$files/previews"
export PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$here:$here/../../VideoFeed/make"

python3 -c 'from album import *; [print(n, f"{e.width}x{e.height}") for n, e in (PICTURES | PREVIEWS).items()]' |
    while read -r name size; do
        [ $# -eq 0 ] || [[ " $* " == *" $name "* ]] || continue
        rm -f "$files/photos/$name"-[0-9]* "$files/previews/$name"-[0-9]*
        CANVAS=$size python3 "$here/pictures.py" "$files" "$masters" "$name" < /dev/null
    done

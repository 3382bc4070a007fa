#!/usr/bin/env bash
# make.sh [NAME…]: paints the photos' pictures anew, into ../Files, and prints the rows of Picture.swift. See README.md.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$here/../Files"
export PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$here:$here/../../VK/make:$here/../../VideoFeed/make"

python3 -c 'import sys; sys.path.insert(0, "'"$here"'"); from album import *; [print(n, f"{e.width}x{e.height}") for n, e in PICTURES.items()]' |
    while read -r name size; do
        [ $# -eq 0 ] || [[ " $* " == *" $name "* ]] || continue
        CANVAS=$size python3 "$here/paint.py" "$here/../Files" "$name" < /dev/null
    done

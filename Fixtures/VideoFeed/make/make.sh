#!/usr/bin/env bash
# make.sh: paints the pictures and films the clips anew, into ../Files. See README.md.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
masters=$(mktemp -d)
trap 'rm -rf "$masters"' EXIT
export PYTHONDONTWRITEBYTECODE=1
python3 "$here/pictures.py" "$here/../Files" "$masters"
"$here/clips.sh" "$here/../Files" "$masters"

#!/usr/bin/env bash
# clips.sh FILES MASTERS: slow camera moves over the painted pictures, with a quiet chord, as MP4, WebM and HLS.
set -eu
files=$1 masters=$2

# The camera moves in whole pixels, so it moves over a picture enlarged fourfold.
camera() { # SECONDS MOVE
    local t="on/($1*${FPS:-20})"
    local zoom x y
    case $2 in
    in) zoom="1.02+0.12*$t" x="(iw-iw/zoom)/2" y="(ih-ih/zoom)/2" ;;
    out) zoom="1.14-0.12*$t" x="(iw-iw/zoom)/2" y="(ih-ih/zoom)/2" ;;
    right) zoom="1.12" x="(iw-iw/zoom)*$t" y="(ih-ih/zoom)/2" ;;
    left) zoom="1.12" x="(iw-iw/zoom)*(1-$t)" y="(ih-ih/zoom)/2" ;;
    up) zoom="1.12" x="(iw-iw/zoom)/2" y="(ih-ih/zoom)*(1-$t)" ;;
    esac
    # The grain of the stills would cost half of the bytes.
    echo "gblur=0.8,scale=5120:-1:flags=bicubic,zoompan=z='$zoom':x='$x':y='$y':d=$(($1 * ${FPS:-20})):s=${SIZE:-640x360}:fps=${FPS:-20},format=yuv420p"
}

chord() { # SECONDS HERTZ
    echo "aevalsrc='0.07*sin(2*PI*$2*t)+0.05*sin(2*PI*$2*1.5*t)+0.035*sin(2*PI*$2*2.5*t)*(0.6+0.4*sin(2*PI*0.3*t))':s=22050:d=$1,afade=in:d=0.8,afade=out:st=$(($1 - 1)):d=1"
}

run() { ffmpeg -hide_banner -loglevel error -nostdin -y -fflags +bitexact "$@"; }
exact=(-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -threads 1)

mp4() { # NAME SECONDS MOVE HERTZ QUALITY
    run -i "$masters/$1.png" -f lavfi -i "$(chord "$2" "$4")" -vf "$(camera "$2" "$3")" -t "$2" \
        -c:v libx264 -profile:v baseline -preset veryslow -crf "$5" -g 200 -c:a aac -b:a 16k -ac 1 \
        -movflags +faststart "${exact[@]}" "$files/$1.mp4"
}

mp4 hills-at-dawn 8 right 110 32
mp4 moon-over-the-sea 6 in 98 35
mp4 window-light 6 left 131 31
mp4 light-trails 5 in 147 37
mp4 water-like-silk 8 out 123 31
mp4 dunes 6 left 139 32
mp4 one-tree 6 up 165 34
mp4 burning-clouds 6 in 104 31
mp4 lights-out-of-focus 6 right 156 32
mp4 pier-in-black-and-white 5 in 87 32

run -i "$masters/northern-lights.png" -f lavfi -i "$(chord 5 117)" -vf "$(camera 5 up)" -t 5 \
    -c:v libvpx-vp9 -b:v 0 -crf 50 -g 200 -deadline good -cpu-used 1 -c:a libopus -b:a 16k -ac 1 "${exact[@]}" \
    "$files/northern-lights.webm"

# One film of twelve seconds in two sizes, in six segments each. The live list is what the small one
# would show after its fifth segment, had it no end.
mkdir -p "$files/hls"
hls() { # NAME SIZE FRAMES-A-SECOND QUALITY
    local SIZE=$2 FPS=$3
    mkdir -p "$files/hls/$1"
    run -i "$masters/mirrored-lake.png" -f lavfi -i "$(chord 12 113)" -vf "$(camera 12 right)" -t 12 \
        -c:v libx264 -profile:v baseline -preset veryslow -crf "$4" -g $((FPS * 2)) -keyint_min $((FPS * 2)) -sc_threshold 0 \
        -c:a aac -b:a 12k -ac 1 "${exact[@]}" -f hls -hls_time 2 -hls_playlist_type vod \
        -hls_segment_filename "$files/hls/$1/%d.ts" "$files/hls/$1/index.m3u8"
}
hls small 256x144 10 34
hls large 480x270 20 33

cat > "$files/hls/playlist.m3u8" <<'LIST'
#EXTM3U
#EXT-X-STREAM-INF:BANDWIDTH=48000,RESOLUTION=256x144,CODECS="avc1.42c00c,mp4a.40.2"
small/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=88000,RESOLUTION=480x270,CODECS="avc1.42c01f,mp4a.40.2"
large/index.m3u8
LIST
cat > "$files/hls/live.m3u8" <<'LIST'
#EXTM3U
#EXT-X-VERSION:3
#EXT-X-TARGETDURATION:2
#EXT-X-MEDIA-SEQUENCE:2
#EXTINF:2.000000,
small/2.ts
#EXTINF:2.000000,
small/3.ts
#EXTINF:2.000000,
small/4.ts
LIST

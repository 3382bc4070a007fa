"""A photo as phones keep it: HEIF (ISO/IEC 23008-12) with one picture, coded as JPEG (its annex H)."""
import struct


def box(kind, *parts):
    body = b"".join(parts)
    return struct.pack(">I4s", len(body) + 8, kind) + body


def full(kind, *parts, version=0, flags=0):
    return box(kind, struct.pack(">I", version << 24 | flags), *parts)


def photo(jpeg, width, height):
    brands = box(b"ftyp", b"mif1", struct.pack(">I", 0), b"mif1jpeg")
    properties = box(
        b"iprp", box(b"ipco", full(b"ispe", struct.pack(">II", width, height))),
        full(b"ipma", struct.pack(">IHBB", 1, 1, 1, 1)))
    entry = full(b"infe", struct.pack(">HH", 1, 0), b"jpeg", b"\0", version=2)

    def meta(start):
        place = full(b"iloc", struct.pack(">BBHHHHII", 0x44, 0, 1, 1, 0, 1, start, len(jpeg)))
        return full(
            b"meta", full(b"hdlr", struct.pack(">I", 0), b"pict", bytes(13)), full(b"pitm", struct.pack(">H", 1)), place,
            full(b"iinf", struct.pack(">H", 1), entry), properties)

    start = len(brands) + len(meta(0)) + 8
    return brands + meta(start) + box(b"mdat", jpeg)

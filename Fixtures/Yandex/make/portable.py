"""A PDF (ISO 32000-1) of plain text, with its cross-reference table."""


def document(pages):
    """Each page is a list of pairs: size and line, in Latin letters."""
    objects = ["<< /Type /Catalog /Pages 2 0 R >>", "", "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"]
    kids = []
    for lines in pages:
        text, top = "", 780
        for size, line in lines:
            line = line.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
            text += f"BT /F1 {size} Tf 64 {top} Td ({line}) Tj ET\n"
            top -= size + 14
        kids.append(len(objects) + 1)
        objects.append("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> "
                       f"/Contents {len(objects) + 2} 0 R >>")
        objects.append(f"<< /Length {len(text)} >>\nstream\n{text}endstream")
    objects[1] = f"<< /Type /Pages /Count {len(kids)} /Kids [{' '.join(f'{kid} 0 R' for kid in kids)}] >>"
    out, places = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n{body}\nendobj\n".encode("latin-1")
    start = len(out)
    rows = "".join(f"{place:010} 00000 n \n" for place in places)
    return out + (f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{rows}trailer\n"
                  f"<< /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{start}\n%%EOF\n").encode("latin-1")

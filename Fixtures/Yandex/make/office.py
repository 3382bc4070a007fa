"""Office documents with nothing in them but what their standard (ECMA-376) asks for."""
import io
import zipfile

HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006"
MAIN = "http://schemas.openxmlformats.org/%s/2006/main"
KIND = "application/vnd.openxmlformats-officedocument.%s+xml"


def archive(parts, types):
    """`types`: the content type of each part that is not a mere relationship."""
    overrides = "".join(f'<Override PartName="/{name}" ContentType="{KIND % kind}"/>' for name, kind in types.items())
    parts = {
        "[Content_Types].xml": HEAD + f'<Types xmlns="{PACKAGE}/content-types">'
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Default Extension="xml" ContentType="application/xml"/>{overrides}</Types>',
        **parts,
    }
    bytes_ = io.BytesIO()
    with zipfile.ZipFile(bytes_, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text in parts.items():
            info = zipfile.ZipInfo(name, (2024, 5, 1, 12, 0, 0))
            info.compress_type = zipfile.ZIP_DEFLATED
            file.writestr(info, text)
    return bytes_.getvalue()


def links(*targets):
    """Relationships `rId1`, `rId2`… of a part: pairs of kind and target."""
    rows = "".join(
        f'<Relationship Id="rId{place}" Type="{OFFICE}/{kind}" Target="{target}"/>'
        for place, (kind, target) in enumerate(targets, 1))
    return HEAD + f'<Relationships xmlns="{PACKAGE}/relationships">{rows}</Relationships>'


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def word(paragraphs):
    """Pairs of text and whether it is a title."""
    body = "".join(
        "<w:p><w:r>" + ('<w:rPr><w:b/><w:sz w:val="36"/></w:rPr>' if title else "")
        + f"<w:t>{escaped(text)}</w:t></w:r></w:p>" for text, title in paragraphs)
    page = '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>'
    return archive({
        "_rels/.rels": links(("officeDocument", "word/document.xml")),
        "word/document.xml": HEAD + f'<w:document xmlns:w="{MAIN % "wordprocessingml"}"><w:body>{body}{page}</w:body>'
        "</w:document>",
    }, {"word/document.xml": "wordprocessingml.document.main"})


def sheet(name, rows):
    """Numbers as numbers, everything else as text, `=` as a formula."""
    def cell(place, value):
        if isinstance(value, (int, float)):
            return f'<c r="{place}"><v>{value}</v></c>'
        if value.startswith("="):
            return f'<c r="{place}"><f>{escaped(value[1:])}</f></c>'
        return f'<c r="{place}" t="inlineStr"><is><t>{escaped(value)}</t></is></c>'

    body = "".join(
        f'<row r="{number}">' + "".join(cell(f"{chr(65 + place)}{number}", value) for place, value in enumerate(row))
        + "</row>" for number, row in enumerate(rows, 1))
    space = MAIN % "spreadsheetml"
    return archive({
        "_rels/.rels": links(("officeDocument", "xl/workbook.xml")),
        "xl/_rels/workbook.xml.rels": links(("worksheet", "worksheets/sheet1.xml")),
        "xl/workbook.xml": HEAD + f'<workbook xmlns="{space}" xmlns:r="{OFFICE}"><sheets>'
        f'<sheet name="{escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>',
        "xl/worksheets/sheet1.xml": HEAD + f'<worksheet xmlns="{space}"><sheetData>{body}</sheetData></worksheet>',
    }, {"xl/workbook.xml": "spreadsheetml.sheet.main", "xl/worksheets/sheet1.xml": "spreadsheetml.worksheet"})


COLORS = {
    "dk1": "1B2A33", "lt1": "FFFFFF", "dk2": "24464F", "lt2": "EEF3F4", "accent1": "0F7B8A", "accent2": "C76B3F",
    "accent3": "6B8F3A", "accent4": "8A5AA8", "accent5": "B23A48", "accent6": "3F6FC7", "hlink": "0F7B8A",
    "folHlink": "8A5AA8",
}


def slides(pages):
    """Pairs of a title and its lines."""
    spaces = f'xmlns:a="{MAIN % "drawingml"}" xmlns:r="{OFFICE}" xmlns:p="{MAIN % "presentationml"}"'
    group = ("<p:nvGrpSpPr><p:cNvPr id=\"1\" name=\"\"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>"
             '<a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm>'
             "</p:grpSpPr>")

    def box(number, kind, top, height, size, lines):
        text = "".join(
            f'<a:p><a:r><a:rPr lang="ru-RU" sz="{size}"/><a:t>{escaped(line)}</a:t></a:r></a:p>' for line in lines)
        return (f'<p:sp><p:nvSpPr><p:cNvPr id="{number}" name="{kind}"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm>'
                f'<a:off x="685800" y="{top}"/><a:ext cx="7772400" cy="{height}"/></a:xfrm><a:prstGeom prst="rect">'
                f"<a:avLst/></a:prstGeom></p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>{text}</p:txBody></p:sp>")

    def tree(shapes=""):
        return f"<p:cSld><p:spTree>{group}{shapes}</p:spTree></p:cSld>"

    fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>'
    line = f'<a:ln w="9525">{fill}</a:ln>'
    fonts = '<a:latin typeface="DejaVu Sans"/><a:ea typeface=""/><a:cs typeface=""/>'
    colors = "".join(f'<a:{name}><a:srgbClr val="{color}"/></a:{name}>' for name, color in COLORS.items())
    roles = ('bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" '
             'accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"')
    parts = {
        "_rels/.rels": links(("officeDocument", "ppt/presentation.xml")),
        "ppt/_rels/presentation.xml.rels": links(
            ("slideMaster", "slideMasters/slideMaster1.xml"),
            *[("slide", f"slides/slide{number}.xml") for number in range(1, len(pages) + 1)]),
        "ppt/presentation.xml": HEAD + f'<p:presentation {spaces}><p:sldMasterIdLst><p:sldMasterId id="2147483648" '
        'r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>'
        + "".join(f'<p:sldId id="{255 + number}" r:id="rId{number + 1}"/>' for number in range(1, len(pages) + 1))
        + '</p:sldIdLst><p:sldSz cx="9144000" cy="5143500"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>',
        "ppt/slideMasters/_rels/slideMaster1.xml.rels": links(
            ("slideLayout", "../slideLayouts/slideLayout1.xml"), ("theme", "../theme/theme1.xml")),
        "ppt/slideMasters/slideMaster1.xml": HEAD + f"<p:sldMaster {spaces}>{tree()}<p:clrMap {roles}/>"
        '<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/></p:sldLayoutIdLst></p:sldMaster>',
        "ppt/slideLayouts/_rels/slideLayout1.xml.rels": links(("slideMaster", "../slideMasters/slideMaster1.xml")),
        "ppt/slideLayouts/slideLayout1.xml": HEAD + f'<p:sldLayout {spaces} type="blank">{tree()}<p:clrMapOvr>'
        "<a:masterClrMapping/></p:clrMapOvr></p:sldLayout>",
        "ppt/theme/theme1.xml": HEAD + f'<a:theme xmlns:a="{MAIN % "drawingml"}" name="Plain"><a:themeElements>'
        f'<a:clrScheme name="Plain">{colors}</a:clrScheme><a:fontScheme name="Plain"><a:majorFont>{fonts}</a:majorFont>'
        f'<a:minorFont>{fonts}</a:minorFont></a:fontScheme><a:fmtScheme name="Plain"><a:fillStyleLst>{fill * 3}'
        f"</a:fillStyleLst><a:lnStyleLst>{line * 3}</a:lnStyleLst><a:effectStyleLst>"
        + "<a:effectStyle><a:effectLst/></a:effectStyle>" * 3
        + f"</a:effectStyleLst><a:bgFillStyleLst>{fill * 3}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>",
    }
    types = {
        "ppt/presentation.xml": "presentationml.presentation.main",
        "ppt/slideMasters/slideMaster1.xml": "presentationml.slideMaster",
        "ppt/slideLayouts/slideLayout1.xml": "presentationml.slideLayout", "ppt/theme/theme1.xml": "theme",
    }
    for number, (title, lines) in enumerate(pages, 1):
        shapes = box(2, "Title", 400000, 900000, 3600, [title]) + box(3, "Text", 1500000, 3000000, 2000, lines)
        parts[f"ppt/slides/slide{number}.xml"] = (
            HEAD + f"<p:sld {spaces}>{tree(shapes)}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>")
        parts[f"ppt/slides/_rels/slide{number}.xml.rels"] = links(("slideLayout", "../slideLayouts/slideLayout1.xml"))
        types[f"ppt/slides/slide{number}.xml"] = "presentationml.slide"
    return archive(parts, types)

"""Makes every file that lies on the simulated disk, and the previews of those that a browser cannot draw."""
import io
import math
import pathlib
import textwrap
import wave
import zipfile

from PIL import Image, ImageDraw, ImageFont

import heif
import office
import portable

FILES = pathlib.Path(__file__).resolve().parent.parent / "Files"
FONT = "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf"
REPORT = [
    ("Отчёт о походе", True), ("Пять дней, семьдесят километров, один сломанный котелок.", False),
    ("Маршрут", True), ("От станции вдоль реки к озеру, через перевал и обратно по старой дороге.", False),
    ("Что взять в следующий раз", True), ("Котелок покрепче & <запасные> спички.", False),
]
BUDGET = [
    ["Статья", "Апрель", "Май", "Всего"], ["Билеты", 4200, 3900, "=B2+C2"], ["Еда", 2750.5, 3120, "=B3+C3"],
    ["Снаряжение", 0, 8600, "=B4+C4"], ["Итого", "=SUM(B2:B4)", "=SUM(C2:C4)", "=SUM(D2:D4)"],
]
SLIDES = [
    ("Звёздное небо", ["Как снимать звёзды", "с обычной камерой"]),
    ("Три правила", ["1. Штатив", "2. Выдержка 15 секунд", "3. Терпение"]), ("Спасибо!", ["Вопросы?"]),
]
PAGES = [
    [(28, "Field notes"), (14, "Made for Vitrine; 2 pages."), (14, "Page one: the lake at (about) 6 a.m.")],
    [(28, "Page two"), (14, "The same lake, an hour later: 100 % fog & no wind.")],
]
SCRIPTS = "document.title = 'it ran'; try { parent.document.title = 'it ran' } catch (e) {}"


def page(name, lines, wide=False):
    """What a document looks like from afar, in two widths."""
    width, height = (800, 450) if wide else (800, 1131)
    image = Image.new("RGB", (width, height), "white")
    draw, top = ImageDraw.Draw(image), 60
    for text, title in lines:
        font = ImageFont.truetype(FONT, 40 if title else 24)
        for line in textwrap.wrap(text, 32 if title else 52):
            draw.text((64, top), line, fill="#1b2a33", font=font)
            top += 60 if title else 40
    image.save(FILES / f"{name}-800.png", optimize=True)
    image.resize((240, 240 * height // width), Image.LANCZOS).quantize(16).save(FILES / f"{name}-240.png", optimize=True)


def rose():
    """A compass rose with a transparent ground."""
    image = Image.new("RGBA", (480, 480))
    draw = ImageDraw.Draw(image)
    for point in range(16):
        angle, length = math.pi * point / 8, (230, 120, 180, 120)[point % 4]
        tip = (240 + length * math.sin(angle), 240 - length * math.cos(angle))
        for side, color in ((-1, "#0f7b8a"), (1, "#bfe3e8")):
            corner = angle + side * math.pi / 16
            draw.polygon([(240, 240), tip, (240 + 50 * math.sin(corner), 240 - 50 * math.cos(corner))], fill=color)
    return image


def lake():
    """An evening at a lake, as a JPEG holds it."""
    image = Image.new("RGB", (960, 640))
    draw = ImageDraw.Draw(image)
    for y in range(640):
        far = abs(y - 360) / 360
        draw.line([(0, y), (960, y)], fill=(int(250 - 170 * far), int(170 - 60 * far), int(120 + 60 * far)))
    draw.polygon([(0, 360), (180, 230), (330, 330), (520, 180), (760, 340), (960, 260), (960, 360)], fill="#2b3a55")
    draw.polygon([(0, 360), (180, 470), (330, 380), (520, 520), (760, 370), (960, 440), (960, 360)], fill="#3c4a66")
    draw.ellipse([620, 220, 700, 300], fill="#ffe9b0")
    return image


def fog():
    """A morning in the hills."""
    image = Image.new("RGB", (800, 533), "#dfe7ea")
    draw = ImageDraw.Draw(image)
    for step, color in enumerate(("#c3d0d6", "#9fb2bb", "#73909c", "#456472")):
        ridge = [(x, 240 + 70 * step - 40 * math.sin(x / (90 + 25 * step) + 2 * step)) for x in range(0, 801, 8)]
        draw.polygon([(0, 533), *ridge, (800, 533)], fill=color)
    return image


def bells():
    """Four bells, one after the other, in two seconds."""
    notes, rate = (523.25, 659.26, 783.99, 1046.5), 8000
    levels = bytearray()
    for moment in range(2 * rate):
        sound = sum(
            math.exp(-3 * since) * math.sin(2 * math.pi * pitch * since)
            for place, pitch in enumerate(notes) if (since := moment / rate - 0.3 * place) > 0)
        levels.append(128 + round(36 * sound))
    return bytes(levels)


def main():
    FILES.mkdir(exist_ok=True)
    (FILES / "report.docx").write_bytes(office.word(REPORT))
    (FILES / "budget.xlsx").write_bytes(office.sheet("Поход", BUDGET))
    (FILES / "slides.pptx").write_bytes(office.slides(SLIDES))
    (FILES / "notes.pdf").write_bytes(portable.document(PAGES))
    page("report", REPORT)
    page("budget", [(" · ".join(str(cell) for cell in row), place == 0) for place, row in enumerate(BUDGET)])
    page("slides", [(SLIDES[0][0], True), *[(line, False) for line in SLIDES[0][1]]], wide=True)
    page("notes", [(line, size > 20) for size, line in PAGES[0]])
    rose().save(FILES / "rose.png", optimize=True)
    lake().save(FILES / "lake.jpg", quality=82, optimize=True)
    rose().quantize(32).save(FILES / "rose.gif")
    lake().resize((480, 320)).save(FILES / "lake.webp", quality=70)
    jpeg = io.BytesIO()
    fog().save(jpeg, "JPEG", quality=60, optimize=True)
    (FILES / "fog.heif").write_bytes(heif.photo(jpeg.getvalue(), *fog().size))
    for width in (240, 800):
        fog().resize((width, width * 2 // 3)).quantize(16).save(FILES / f"fog-{width}.png", optimize=True)
    with wave.open(str(FILES / "bells.wav"), "wb") as sound:
        sound.setparams((1, 1, 8000, 0, "NONE", ""))
        sound.writeframes(bells())
    (FILES / "readme.txt").write_text(
        "Это учебный Диск: всё, что на нём лежит, сделано для этого проекта.\n"
        "This Disk is a simulated one: all that lies on it was made for this project.\n")
    (FILES / "plan.md").write_text("# План\n\n- [x] Палатка\n- [ ] Спички & котелок\n\n`код` и *курсив*\n")
    (FILES / "trees.csv").write_text("tree,height\noak,25.5\nbirch,18\n\"pine, old\",31\n")
    (FILES / "hello.py").write_text('"""Says hello."""\n\n\ndef hello(name):\n    return f"Hello, {name}!"\n')
    (FILES / "scripts.html").write_text(
        f"<!DOCTYPE html><title>A page with scripts</title><p onclick=\"{SCRIPTS}\">It must not run in the app.</p>"
        f"<script>{SCRIPTS}</script><img src=x onerror=\"{SCRIPTS}\">"
        "<form action=/><button>Send</button></form>\n")
    (FILES / "scripts.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80">'
        f'<script>{SCRIPTS}</script><rect width="120" height="80" fill="#0f7b8a" onload="{SCRIPTS}"/>'
        f'<circle cx="60" cy="40" r="24" fill="#ffe9b0"/><a href="javascript:{SCRIPTS.split(";")[0]}"><text x="8" y="74" '
        'font-size="8">run</text></a></svg>\n')
    with zipfile.ZipFile(FILES / "archive.zip", "w") as archive:
        archive.writestr(zipfile.ZipInfo("inside/readme.txt", (2024, 5, 1, 12, 0, 0)), "Inside an archive.\n")


main()

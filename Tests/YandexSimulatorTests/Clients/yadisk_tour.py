"""What yadisk (PyPI) does on a disk, from about to not found: python yadisk_tour.py API OAUTH ID SECRET TOKEN FOLDER."""
import io
import pathlib
import sys

import yadisk
import yadisk._api
import yadisk.settings

api, oauth, client_id, secret, token, folder = sys.argv[1:]
yadisk.settings.BASE_API_URL = api
# Read when yadisk was imported.
for request in vars(yadisk._api).values():
    if getattr(request, "base_url", None) == yadisk.settings.BASE_OAUTH_API_URL:
        request.base_url = oauth
NAMES = ["плюс + и % #?&.txt", "“кавычки” 'и' \"ещё\"", "🏕️ cafe\u0301", " пробел", ".скрытый", "12:30"]


def refuses(kind, action):
    try:
        action()
    except kind:
        return True
    raise AssertionError(f"{kind.__name__} was expected")


with yadisk.Client(client_id, secret, token, session="requests") as disk:
    print("about")
    assert disk.check_token() and not disk.check_token("wrong")
    about = disk.get_disk_info()
    assert about.total_space > about.used_space > 0 and about.user.login == "kolibri"

    print("folders")
    disk.mkdir("/tour")
    assert refuses(yadisk.exceptions.DirectoryExistsError, lambda: disk.mkdir("/tour"))
    assert refuses(yadisk.exceptions.ParentNotFoundError, lambda: disk.mkdir("/nowhere/x"))
    disk.makedirs("disk:/tour/a/b/c")
    assert disk.is_dir("/tour/a/b") and not disk.exists("/tour/z")

    print("upload, download, compare")
    body = bytes(range(256)) * 300
    disk.upload(io.BytesIO(body), "/tour/a/bytes.bin")
    assert refuses(yadisk.exceptions.PathExistsError, lambda: disk.upload(io.BytesIO(b""), "/tour/a/bytes.bin"))
    disk.upload(io.BytesIO(body[:-1]), "/tour/a/bytes.bin", overwrite=True)
    disk.upload(io.BytesIO(b""), "/tour/empty.txt")
    for name in NAMES:
        disk.upload(io.BytesIO(name.encode()), f"disk:/tour/{name}")
    back = io.BytesIO()
    disk.download("/tour/a/bytes.bin", back)
    assert back.getvalue() == body[:-1]
    for name in NAMES:
        back = io.BytesIO()
        disk.download(f"disk:/tour/{name}", back)
        assert back.getvalue() == name.encode(), name
    (pathlib.Path(folder) / "big.bin").write_bytes(body * 8)
    disk.upload(str(pathlib.Path(folder) / "big.bin"), "/tour/big.bin")
    assert disk.get_meta("/tour/big.bin").size == len(body) * 8

    print("list")
    listed = {item.name for item in disk.listdir("/tour", limit=3)}
    assert listed == {"a", "empty.txt", "big.bin", *NAMES}, listed
    assert [item.name for item in disk.listdir("/tour/a", sort="-name")] == ["bytes.bin", "b"]
    paths = {item.path for item in disk.get_files(limit=7)}
    assert "disk:/tour/a/bytes.bin" in paths
    assert list(disk.get_last_uploaded(limit=1))[0].name == "big.bin"
    meta = disk.get_meta("/tour/a/bytes.bin", fields=["md5", "size"])
    assert meta.md5 and meta.size == len(body) - 1 and meta.name is None

    print("rename, move, copy")
    disk.rename("/tour/empty.txt", "renamed.txt")
    disk.move("/tour/renamed.txt", "/tour/a/b/moved.txt")
    disk.copy("/tour/a", "/tour/copy")
    assert disk.is_file("/tour/copy/b/moved.txt") and disk.is_file("/tour/a/b/moved.txt")
    assert refuses(yadisk.exceptions.PathExistsError, lambda: disk.copy("/tour/big.bin", "/tour/a/bytes.bin"))
    disk.patch("/tour/big.bin", {"n": 42, "s": "x"})
    assert disk.get_meta("/tour/big.bin").custom_properties == {"n": 42, "s": "x"}

    print("publish, list public, unpublish")
    disk.publish("/tour/copy")
    shared = disk.get_meta("/tour/copy")
    assert shared.public_url and shared.public_key
    assert [item.name for item in disk.get_all_public_resources()] == ["copy"]
    assert {item.name for item in disk.public_listdir(shared.public_key)} == {"b", "bytes.bin"}
    back = io.BytesIO()
    disk.download_public(shared.public_url, back, path="/bytes.bin")
    assert back.getvalue() == body[:-1]
    disk.unpublish("/tour/copy")
    assert not disk.public_exists(shared.public_key) and not list(disk.get_all_public_resources())

    print("delete, restore")
    disk.remove("/tour/big.bin")
    trashed = [item for item in disk.trash_listdir("/") if item.name == "big.bin"][0]
    disk.restore_trash(trashed.path, "/tour/back.bin")
    assert disk.is_file("/tour/back.bin")
    disk.remove("/tour/copy", permanently=True)
    assert not disk.exists("/tour/copy")
    disk.remove("/tour")
    disk.remove_trash("/")
    assert not list(disk.trash_listdir("/"))

    print("not found")
    assert refuses(yadisk.exceptions.PathNotFoundError, lambda: disk.get_meta("/tour"))
    assert refuses(yadisk.exceptions.PathNotFoundError, lambda: disk.remove("/tour"))
    assert refuses(yadisk.exceptions.PathNotFoundError, lambda: disk.download("/tour/x", io.BytesIO()))

    print("sign in")
    code = disk.get_device_code()
    assert refuses(yadisk.exceptions.AuthorizationPendingError, lambda: disk.get_token_from_device_code(code.device_code))
    assert disk.revoke_token("never given").status == "ok"
print("done")

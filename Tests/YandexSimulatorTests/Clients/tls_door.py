"""A door to a plain server for clients that insist on TLS and on their service's own name.

python tls_door.py CERTIFICATE KEY NAME=PORT… prints the port at which it takes CONNECT (RFC 9110 §9.3.6). What is meant
for a NAME is decrypted here and handed on to 127.0.0.1 at its PORT; nothing else is let through. It ends with who started it.
"""
import os
import socket
import ssl
import sys
import threading
import time

certificate, key, *doors = sys.argv[1:]
ports = dict(door.split("=") for door in doors)
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain(certificate, key)


def pour(source, sink):
    try:
        while data := source.recv(65536):
            sink.sendall(data)
        sink.shutdown(socket.SHUT_WR)
    except OSError:
        pass


def serve(client):
    with client:
        head = b""
        while b"\r\n\r\n" not in head:
            more = client.recv(4096)
            if not more:
                return
            head += more
        method, target = head.split(b" ", 2)[:2]
        name = target.decode().partition(":")[0]
        if method != b"CONNECT" or name not in ports:
            client.sendall(b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")
            return
        client.sendall(b"HTTP/1.1 200 Connection established\r\n\r\n")
        try:
            secured = context.wrap_socket(client, server_side=True)
        except (OSError, ssl.SSLError):
            return
        with secured, socket.create_connection(("127.0.0.1", int(ports[name]))) as server:
            back = threading.Thread(target=pour, args=(server, secured), daemon=True)
            back.start()
            pour(secured, server)
            back.join()


def listen():
    listener = socket.create_server(("127.0.0.1", 0))
    print(listener.getsockname()[1], flush=True)
    while True:
        threading.Thread(target=serve, args=(listener.accept()[0],), daemon=True).start()


threading.Thread(target=listen, daemon=True).start()
parent = os.getppid()
while os.getppid() == parent:
    time.sleep(1)

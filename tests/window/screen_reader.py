#!/usr/bin/python3
"""What a screen reader does, with Debian's python3-pyatspi: screen_reader.py PROGRAM POINT

Waits for the program's window on the accessibility bus, presses the button whose name begins with the point, and
waits until the program announces something. Prints one JSON object: the window's name, the roles and names of
everything in it before the press, and what was announced after it. Ends after a minute in any case.
"""

import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Gio, GLib  # noqa: E402
import pyatspi  # noqa: E402

PROGRAM, POINT = sys.argv[1:]
END = time.monotonic() + 60
found = {"window": None, "nodes": [], "pressed": False, "announced": []}


def say_that_somebody_listens():
    """As Orca does at its start."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in ("IsEnabled", "ScreenReaderEnabled"):
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value, None, 0, -1)


def window():
    for program in pyatspi.Registry.getDesktop(0):
        if program and program.name == PROGRAM:
            return next((child for child in program if child), None)
    return None


def everything(node):
    yield node
    for child in node:
        if child:
            yield from everything(child)


def look():
    """Again and again until the point was pressed and something was said."""
    if time.monotonic() > END or len(found["announced"]) > 1:
        pyatspi.Registry.stop()
        return False
    if found["pressed"]:
        return True
    frame = window()
    nodes = list(everything(frame)) if frame else []
    point = next((node for node in nodes if node.name.startswith(POINT + ":")), None)
    if point:
        found["window"] = frame.name
        found["nodes"] = [[node.getRoleName(), node.name] for node in nodes]
        found["pressed"] = point.queryAction().doAction(0)
    return True


def hear(event):
    if found["pressed"]:
        found["announced"].append(event.any_data)


say_that_somebody_listens()
pyatspi.Registry.registerEventListener(hear, "object:announcement")
GLib.timeout_add(300, look)
pyatspi.Registry.start()
print(json.dumps(found))

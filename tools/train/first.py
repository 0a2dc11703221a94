"""Writes a first network for a new board, whose engine then plays the games of generation 0. It knows nothing but the
points of both players: each piece that is awake counts 1, a piece in hand half.

    python tools/train/first.py POINTS SYMMETRIES OUT.net
"""

import sys
from types import SimpleNamespace

import numpy as np

import config as c
from train import write

KINDS = 14
POINT = 100 * c.LINEAR_ONE


def main(points, symmetries, out):
    assert c.HIDDEN % symmetries == 0, "the units of a family do not fit the hidden ones"
    shape = SimpleNamespace(points=points, kinds=KINDS, families=c.HIDDEN // symmetries)
    # Single, double, tower, and the same asleep, which takes away what they count.
    kinds = np.zeros(KINDS)
    kinds[:6] = [1, 2, 3, -1, -2, -3]
    stacks, hand = np.repeat(kinds, points), np.arange(c.MOST_IN_HAND + 1) / 2
    row = POINT * np.concatenate([stacks, -stacks, hand, -hand])
    whole = {
        "hidden": np.zeros((shape.families, len(row))),
        "hidden_start": np.zeros(shape.families),
        "linear": np.tile(row, (c.PHASES, 1)),
        "output": np.zeros((c.PHASES, 2, shape.families)),
        "start": np.zeros(c.PHASES),
    }
    write(out, {name: numbers.astype("<i2") for name, numbers in whole.items()}, shape)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])

"""Trains the evaluation network of a board from what `abande features` wrote, and writes the .net file.

    python tools/train/train.py FEATURES OUT.net

The same features and config.py give the same network on the same machine.
"""

import struct
import sys
import time

import jax
import jax.numpy as jnp
import numpy as np

import config as c


def read(path):
    """The samples, the symmetries as an array (symmetries, points), and the number of kinds."""
    with open(path, "rb") as file:
        magic, points, kinds, symmetries, phases = struct.unpack("<8s4H", file.read(16))
        assert magic == b"ABANDEF1" and phases == c.PHASES, "not a file of features"
        images = np.frombuffer(file.read(points * symmetries), np.uint8).reshape(symmetries, points)
        start = file.tell()
    sample = np.dtype(
        [("stacks", "<u8", (2, kinds)), ("hands", "u1", 2), ("phase", "u1"), ("flags", "u1"),
         ("value", "<i2"), ("margin", "<i2")])
    return np.memmap(path, sample, "r", start), images.astype(np.int64), kinds


def target(samples):
    """What to learn, in centipoints: a proved value, else a mean of value and result."""
    value, margin = samples["value"].astype(np.float32), samples["margin"].astype(np.float32)
    mixed = (1 - c.RESULT_SHARE) * value + c.RESULT_SHARE * margin
    # After random moves the result says nothing of what came before.
    return np.where(samples["flags"] != 0, value, mixed)


def inputs(samples, points):
    """Features as the mover and as the other player see them: two arrays (samples, features) of 0 and 1."""
    bits = np.unpackbits(samples["stacks"].view(np.uint8).reshape(*samples["stacks"].shape, 8), axis=-1,
                         bitorder="little")[..., :points]
    hands = np.eye(c.MOST_IN_HAND + 1, dtype=np.uint8)[samples["hands"]]

    def view(order):
        count = len(samples)
        return np.concatenate([bits[:, order].reshape(count, -1), hands[:, order].reshape(count, -1)], 1)

    return view([0, 1]), view([1, 0])


class Shape:
    """Which feature each unit of a family sees as which."""

    def __init__(self, images, kinds):
        self.points, self.kinds = images.shape[1], kinds
        stacks = 2 * kinds * self.points
        hands = np.arange(stacks, stacks + 2 * (c.MOST_IN_HAND + 1))
        bases = np.arange(0, stacks, self.points)[:, None]
        self.seen = np.stack([np.concatenate([(bases + image).ravel(), hands]) for image in images])
        self.symmetries, self.features = self.seen.shape
        self.families = c.HIDDEN // self.symmetries


def initial(shape, key):
    first, second = jax.random.split(key)
    families = shape.families
    return {
        "hidden": 0.08 * jax.random.normal(first, (families, shape.features)),
        "hidden_start": jnp.full(families, 0.3),
        "linear": jnp.zeros((c.PHASES, shape.features)),
        "output": 0.1 / shape.symmetries**0.5 * jax.random.normal(second, (c.PHASES, 2, families)),
        "start": jnp.zeros(c.PHASES),
    }


def symmetric(linear, seen):
    """Linear weights that are the same on all sides of the board."""
    return linear[:, seen].mean(1)


def predict(weights, seen, mover, other, phase):
    """Values in units."""
    spread = weights["hidden"][:, seen].reshape(-1, seen.shape[1]).T
    start = jnp.repeat(weights["hidden_start"], seen.shape[0])
    both = jnp.concatenate([spread, symmetric(weights["linear"], seen).T], 1)
    ours = mover @ both
    theirs = other @ spread
    linear = jnp.take_along_axis(ours[:, c.HIDDEN:], phase[:, None], 1)[:, 0]
    active = [jnp.clip(view + start, 0, 1) ** 2 for view in (ours[:, :c.HIDDEN], theirs)]
    output = jnp.repeat(weights["output"], seen.shape[0], axis=2)[phase]
    hidden = sum((view * output[:, side]).sum(1) for side, view in enumerate(active))
    return hidden + linear + weights["start"][phase]


def loss(weights, seen, mover, other, phase, wanted):
    judged = c.UNIT_CP / c.JUDGED_CP
    error = jnp.tanh(judged * predict(weights, seen, mover, other, phase)) - jnp.tanh(judged * wanted)
    return (error**2).mean()


@jax.jit
def step(weights, moments, number, rate, seen, mover, other, phase, wanted):
    """One step of Adam; output weights stay where they can be quantised."""
    args = (seen, mover.astype(jnp.float32), other.astype(jnp.float32), phase, wanted)
    value, slope = jax.value_and_grad(loss)(weights, *args)
    slope["linear"] = slope["linear"] + c.LINEAR_DECAY * weights["linear"]
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, moments[0], slope)
    second = jax.tree.map(lambda m, g: 0.999 * m + 0.001 * g * g, moments[1], slope)
    rate = rate * jnp.sqrt(1 - 0.999**number) / (1 - 0.9**number)
    weights = jax.tree.map(lambda w, m, v: w - rate * m / (jnp.sqrt(v) + 1e-8), weights, first, second)
    most = c.LARGEST_OUTPUT / c.OUTPUT_ONE
    return {**weights, "output": jnp.clip(weights["output"], -most, most)}, (first, second), value


def quantised(weights, seen):
    """The numbers of the file, and the weights that they stand for."""
    linear = symmetric(weights["linear"], jnp.asarray(seen))
    scales = {"hidden": c.FULL, "hidden_start": c.FULL, "linear": c.UNIT_CP * c.LINEAR_ONE,
              "output": c.OUTPUT_ONE, "start": c.UNIT_CP}
    whole = {}
    for name, scale in scales.items():
        numbers = np.rint(np.asarray(linear if name == "linear" else weights[name], np.float64) * scale)
        assert np.abs(numbers).max() < 2**15, f"{name} is out of range"
        whole[name] = numbers.astype("<i2")
    return whole, {name: jnp.asarray(whole[name] / scale, jnp.float32) for name, scale in scales.items()}


def write(path, whole, shape):
    header = struct.pack("<8s4H", b"ABANDEN1", shape.points, shape.kinds, shape.families, c.PHASES)
    order = ["hidden", "hidden_start", "linear", "output", "start"]
    data = header + b"".join(whole[name].tobytes() for name in order)
    check = 0xCBF29CE484222325
    for byte in data:
        check = (check ^ byte) * 0x100000001B3 % 2**64
    with open(path, "wb") as file:
        file.write(data + struct.pack("<Q", check))


def evaluate(weights, shape, samples):
    seen, errors, values = jnp.asarray(shape.seen), [], []
    run = jax.jit(predict)
    for part in np.array_split(samples, max(1, len(samples) // c.BATCH)):
        mover, other = inputs(part, shape.points)
        floats = (mover.astype(np.float32), other.astype(np.float32))
        value = np.asarray(run(weights, seen, *floats, part["phase"].astype(np.int32)))
        judged = c.UNIT_CP / c.JUDGED_CP
        errors.append((np.tanh(judged * value) - np.tanh(target(part) / c.JUDGED_CP)) ** 2)
        values.append(value * c.UNIT_CP)
    return np.concatenate(errors).mean(), np.concatenate(values)


def main(features, out):
    samples, images, kinds = read(features)
    shape = Shape(images, kinds)
    # Samples of one game stand together: the last games are for checking.
    split = int(len(samples) * (1 - c.VALIDATION_SHARE))
    check, count = np.array(samples[split:]), split // c.BATCH
    rng = np.random.default_rng(c.SEED)
    weights = initial(shape, jax.random.key(c.SEED))
    moments = (jax.tree.map(jnp.zeros_like, weights), jax.tree.map(jnp.zeros_like, weights))
    seen, steps, number = jnp.asarray(shape.seen), c.EPOCHS * count, 0
    for epoch in range(c.EPOCHS):
        began, total = time.time(), 0.0
        order = rng.permutation(split)
        for batch in range(count):
            part = samples[np.sort(order[batch * c.BATCH : (batch + 1) * c.BATCH])]
            mover, other = inputs(part, shape.points)
            number += 1
            rate = c.LEARNING_RATE * min(1, number / c.WARMUP_STEPS) * 0.5 * (1 + np.cos(np.pi * number / steps))
            weights, moments, value = step(weights, moments, float(number), rate, seen, mover, other,
                                           part["phase"].astype(np.int32), target(part) / c.UNIT_CP)
            total += value
        print(f"epoch {epoch + 1}: loss {total / count:.5f}, validation {evaluate(weights, shape, check)[0]:.5f}, "
              f"{time.time() - began:.0f} s", flush=True)
    whole, rounded = quantised(weights, shape.seen)
    exact, (error, values) = evaluate(weights, shape, check)[1], evaluate(rounded, shape, check)
    print(f"rounded: validation {error:.5f}, values differ by {np.abs(values - exact).mean():.2f} cp, "
          f"at most {np.abs(values - exact).max():.1f}")
    write(out, whole, shape)


if __name__ == "__main__":
    main(*sys.argv[1:])

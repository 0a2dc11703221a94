"""Every number that training depends on."""

# The network, as src/ai/abande/net has it.
HIDDEN = 72
PHASES = 8
MOST_IN_HAND = 18

# One unit of the network's output, and the scale on which errors are judged: beyond some points it matters
# little by how many a game is won.
UNIT_CP = 400.0
JUDGED_CP = 800.0

# How much the final margin counts beside the value that the search found.
RESULT_SHARE = 0.3

SEED = 1
VALIDATION_SHARE = 0.02
EPOCHS = 14
BATCH = 8192
LEARNING_RATE = 3e-3
WARMUP_STEPS = 200
LINEAR_DECAY = 1e-7

# Quantisation, as src/ai/abande/net/net_evaluator.rs has it.
FULL = 255
OUTPUT_ONE = 2048
LINEAR_ONE = 4
LARGEST_OUTPUT = 7000

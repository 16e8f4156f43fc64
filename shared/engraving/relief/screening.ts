import { bust, glass, text } from './parts.ts'
import {
  box,
  carve,
  cut,
  disc,
  layers,
  line,
  outline,
  oval,
  polygon,
  raise,
  repeat,
  turned,
  union,
  type Height,
} from './shapes.ts'

const gavel: Height = layers(
  turned(
    layers(
      raise(box(-62, -34, 62, 34, 6), 0.95, 26),
      raise(union(box(-78, -42, -54, 42, 7), box(54, -42, 78, 42, 7)), 1, 12),
      raise(box(-10, 30, 10, 190, 9), 0.75, 10),
    ),
    -52,
    [-52, -40],
  ),
  raise(box(-170, 100, 10, 124, 8), 0.9, 10),
  raise(box(-144, 76, -16, 102, 8), 0.7, 10),
)

const mortarboard: Height = layers(
  raise(polygon([-176, -42], [0, -112], [176, -42], [0, 28]), 0.9, 9),
  carve(
    raise(
      polygon([-98, 2], [0, 42], [98, 2], [98, 74], [60, 98], [0, 108], [-60, 98], [-98, 74]),
      0.55,
      20,
    ),
    polygon([-176, -36], [0, -106], [176, -36], [0, 36]),
    1,
    3,
  ),
  raise(line(7, [0, -42], [140, -26], [146, 66]), 1, 3.5),
  raise(polygon([136, 60], [156, 60], [166, 118], [126, 118]), 1, 10),
  raise(oval(0, -42, 12, 7), 1, 7),
)

const briefcase: Height = layers(
  raise(cut(box(-58, -118, 58, -50, 16), box(-40, -98, 40, -40, 8)), 0.7, 9),
  carve(
    raise(box(-164, -72, 164, 112, 18), 0.75, 14),
    union(line(5, [-170, 14], [-26, 14]), line(5, [26, 14], [170, 14])),
    0.8,
    3,
  ),
  raise(box(-24, -6, 24, 38, 6), 1, 7),
  raise(union(box(-128, -72, -106, 112, 2), box(106, -72, 128, 112, 2)), 0.92, 6),
)

const watchlist: Height = layers(
  raise(box(-150, -130, 60, 128, 8), 0.36, 6),
  raise(
    union(
      repeat(5, (index) => disc(-122, -98 + index * 46, 11)),
      repeat(5, (index) => box(-96, -104 + index * 46, 34, -92 + index * 46, 5)),
    ),
    0.75,
    6,
  ),
  raise(disc(70, 8, 66), 0.55, 6),
  (x, y) => 0.9 * bust((x - 70) / 0.86, (y - 10) / 0.86) * (Math.hypot(x - 70, y - 8) < 58 ? 1 : 0),
  glass(70, 8, 70),
)

const pin: Height = layers(
  raise(oval(0, 112, 96, 18), 0.22, 10),
  raise(oval(0, 112, 50, 9), 0.4, 6),
  carve(
    raise(union(disc(0, -42, 82), polygon([-76, -12], [76, -12], [0, 112])), 0.95, 46),
    disc(0, -42, 34),
    1,
    8,
  ),
)

const bubbles: Height = layers(
  raise(union(box(-176, -118, 60, 22, 30), polygon([-130, 10], [-60, 10], [-136, 66])), 0.55, 12),
  raise(text(-146, -86, 32, [170, 140, 96], 11), 0.85, 5),
  carve(
    raise(union(box(14, 6, 176, 92, 26), polygon([90, 80], [146, 80], [154, 124])), 0.95, 12),
    line(11, [62, 50], [88, 70], [130, 30]),
    0.8,
    4,
  ),
)

const checklist: Height = layers(
  raise(box(-108, -128, 108, 132, 12), 0.4, 8),
  raise(union(box(-50, -142, 50, -106, 8), disc(0, -140, 18)), 0.9, 10),
  raise(
    repeat(4, (index) => box(-12, -70 + index * 50, 80, -56 + index * 50, 6)),
    0.7,
    6,
  ),
  raise(
    repeat(4, (index) =>
      line(13, [-82, -64 + index * 50], [-66, -48 + index * 50], [-38, -80 + index * 50]),
    ),
    1,
    6,
  ),
)

const diploma: Height = layers(
  raise(box(-160, -108, 160, 84, 5), 0.36, 6),
  raise(outline(box(-142, -90, 142, 66, 3), 6), 0.62, 3),
  raise(text(-76, -66, 32, [152], 15), 0.8, 6),
  raise(text(-104, -30, 24, [208, 208, 120], 8), 0.68, 4),
  raise(polygon([66, 76], [104, 66], [98, 140], [80, 122], [56, 134]), 0.75, 8),
  raise(polygon([104, 66], [142, 76], [152, 134], [128, 122], [110, 140]), 0.75, 8),
  raise(
    union(
      repeat(12, (index) =>
        disc(
          104 + 40 * Math.cos((index * Math.PI) / 6),
          56 + 40 * Math.sin((index * Math.PI) / 6),
          12,
        ),
      ),
      disc(104, 56, 42),
    ),
    0.9,
    10,
  ),
  raise(disc(104, 56, 26), 1, 10),
)

const people: Height = layers(
  (x, y) => 0.72 * bust((x + 88) / 1.05, (y - 6) / 1.05),
  (x, y) => 0.72 * bust((x - 88) / 1.05, (y - 6) / 1.05),
  (x, y) => bust(x / 1.5, (y - 22) / 1.5),
)

const candidate: Height = layers(
  raise(disc(-26, -22, 92), 0.34, 8),
  (x, y) => (Math.hypot(x + 26, y + 22) < 88 ? 0.95 * bust((x + 26) / 1.25, (y + 8) / 1.25) : 0),
  glass(-26, -22, 98),
)

/**
 * Ridges of a fingertip: nested loops that open downwards and lean to the left. The furrows between the ridges are as low as the ground. So
 * a ridge remains visible even where it runs parallel to the light and its slopes have no shade.
 */
const fingerprint: Height = (x, y) => {
  const body = Math.hypot(x / 112, (y - 4) / 140)
  if (body >= 1) return 0
  const leaning = x + Math.max(0, y + 36) ** 2 / 900
  // The square root makes the ridges round, not pointed, where they cross the axis.
  const side = Math.sqrt(leaning ** 2 + 36)
  const loop = y < 24 ? Math.hypot(side, (y - 24) * 0.7) : side - (y - 24) * 0.05
  const ridge = Math.max(0, Math.cos((loop * Math.PI) / 12))
  return Math.min(1, (1 - body) * 7) * 0.5 * ridge ** 0.8
}

const hourglass: Height = layers(
  raise(union(box(-92, -136, 92, -112, 8), box(-92, 112, 92, 136, 8)), 0.95, 10),
  raise(union(box(-84, -114, -72, 114, 3), box(72, -114, 84, 114, 3)), 0.6, 6),
  raise(
    polygon(
      [-62, -110],
      [62, -110],
      [56, -56],
      [8, -4],
      [8, 4],
      [56, 56],
      [62, 110],
      [-62, 110],
      [-56, 56],
      [-8, 4],
      [-8, -4],
      [-56, -56],
    ),
    0.42,
    16,
  ),
  raise(
    union(
      polygon([-40, -58], [40, -58], [0, -12]),
      line(6, [0, -20], [0, 80]),
      polygon([0, 42], [50, 104], [-50, 104]),
    ),
    1,
    14,
  ),
)

const calendar: Height = layers(
  raise(box(-142, -104, 142, 126, 14), 0.4, 8),
  raise(box(-142, -104, 142, -54, 14), 0.75, 10),
  raise(union(box(-92, -134, -72, -78, 8), box(72, -134, 92, -78, 8)), 1, 9),
  ...[0, 1, 2].map((row) =>
    raise(
      repeat(5, (column) =>
        box(-118 + column * 50, -32 + row * 50, -84 + column * 50, -2 + row * 50, 5),
      ),
      0.68,
      6,
    ),
  ),
  raise(outline(disc(49, 33, 32), 11), 1.1, 5),
)

export const screening = {
  gavel,
  mortarboard,
  briefcase,
  watchlist,
  pin,
  bubbles,
  checklist,
  diploma,
  people,
  candidate,
  fingerprint,
  hourglass,
  calendar,
} as const

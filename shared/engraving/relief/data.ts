import { glass, text } from './parts.ts'
import {
  arc,
  both,
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
  union,
  type Height,
  type Point,
} from './shapes.ts'

const podium: Height = layers(
  raise(box(-58, -24, 58, 124, 4), 0.8, 9),
  raise(box(-172, 30, -62, 124, 4), 0.6, 9),
  raise(box(62, 62, 172, 124, 4), 0.5, 9),
  raise(disc(0, -104, 22), 1, 20),
  raise(both(oval(0, -26, 40, 52), box(-44, -80, 44, -28, 2)), 0.95, 20),
)

const eye: Height = layers(
  raise(both(disc(0, 92, 178), disc(0, -92, 178)), 0.45, 18),
  raise(disc(0, 0, 64), 0.8, 14),
  carve(raise(disc(0, 0, 46), 1, 20), disc(0, 0, 24), 0.85, 8),
  raise(disc(-16, -16, 9), 1, 6),
  raise(union(arc([0, 92], 196, [212, 328], 10), arc([0, -92], 190, [48, 132], 8)), 0.7, 5),
)

const scanner: Height = layers(
  raise(cut(polygon([-96, -132], [46, -132], [96, -84], [96, 20], [-96, 20])), 0.4, 7),
  raise(polygon([46, -132], [96, -84], [46, -84]), 0.75, 8),
  raise(text(-66, -74, 28, [92, 130, 130], 9), 0.72, 4),
  raise(box(-176, 12, 176, 50, 12), 1, 15),
  raise(
    union(
      ...[0, 1, 2].map((row) =>
        repeat(4, (column) =>
          box(-96 + column * 50, 72 + row * 24, -60 + column * 50, 86 + row * 24, 4),
        ),
      ),
    ),
    0.8,
    6,
  ),
)

const dashboard: Height = layers(
  raise(box(-176, -122, 176, 122, 14), 0.38, 8),
  raise(box(-156, -100, 156, -76, 5), 0.65, 6),
  raise(cut(disc(-88, 18, 62), disc(-88, 18, 28)), 0.85, 14),
  raise(polygon([-88, 18], [-84, -48], [-34, -38], [-22, 18]), 1, 8),
  raise(
    repeat(4, (index) => box(18 + index * 34, 56 - index * 27, 42 + index * 34, 90, 3)),
    0.95,
    8,
  ),
)

const letters: Height = layers(
  raise(
    cut(
      polygon(
        [-176, 100],
        [-108, -112],
        [-68, -112],
        [0, 100],
        [-40, 100],
        [-56, 48],
        [-120, 48],
        [-136, 100],
      ),
      polygon([-110, 16], [-88, -60], [-66, 16]),
    ),
    0.9,
    12,
  ),
  raise(cut(disc(92, 30, 72), disc(92, 30, 36)), 0.8, 16),
  raise(box(132, -42, 168, 102, 5), 0.8, 12),
)

const peaks: readonly Point[] = [
  [-158, 62],
  [-92, 4],
  [-30, 36],
  [48, -54],
  [122, -106],
]
const forecast: Height = layers(
  raise(
    repeat(5, (index) => {
      const [x, y] = peaks[index] ?? [0, 0]
      return box(x - 22, y + 30, x + 22, 124, 3)
    }),
    0.5,
    8,
  ),
  raise(line(15, ...peaks), 1, 8),
  raise(union(...peaks.map(([x, y]) => disc(x, y, 15))), 1, 11),
  raise(polygon([110, -136], [164, -132], [144, -80]), 1, 10),
)

const starPoints = Array.from({ length: 10 }, (_, index): Point => {
  const turn = (index * Math.PI) / 5 - Math.PI / 2
  const r = index % 2 === 0 ? 136 : 58
  return [r * Math.cos(turn), 10 + r * Math.sin(turn)]
})
const star: Height = layers(raise(polygon(...starPoints), 0.95, 44))

const disks = (x: number, y: number, width: number): Height =>
  layers(
    ...[0, 1, 2].map((index) =>
      carve(
        raise(
          union(
            oval(x, y + index * 62, width, 24),
            box(x - width, y + index * 62, x + width, y + 40 + index * 62, 2),
            oval(x, y + 40 + index * 62, width, 24),
          ),
          0.62,
          14,
        ),
        both(
          outline(oval(x, y + index * 62, width - 2, 24), 5),
          box(x - width, y + index * 62, x + width, y + 40 + index * 62, 1),
        ),
        0.7,
        3,
      ),
    ),
    raise(oval(x, y, width - 8, 17), 0.95, 12),
  )

const answers: Height = layers(
  carve(disks(-52, -92, 100), disc(76, 22, 76), 1, 3),
  raise(disc(76, 22, 58), 0.35, 5),
  raise(text(42, -2, 24, [68, 68, 44], 11), 0.9, 5),
  glass(76, 22, 62),
)

const voice: Height = layers(
  ...[24, 46, 34, 72, 108, 64, 124, 92, 130, 78, 112, 60, 84, 40, 56, 26].map((half, index) =>
    raise(box(-180 + index * 23, -half, -164 + index * 23, half, 7), 0.95, 8),
  ),
)

const mood: Height = layers(
  carve(
    raise(disc(0, 0, 128), 0.75, 60),
    union(oval(-44, -32, 15, 22), oval(44, -32, 15, 22), arc([0, 2], 70, [24, 156], 17)),
    0.9,
    6,
  ),
)

const layersOfNet: readonly (readonly Point[])[] = [
  [-92, 0, 92].map((y): Point => [-148, y]),
  [-114, -38, 38, 114].map((y): Point => [0, y]),
  [-58, 58].map((y): Point => [148, y]),
]
const net: Height = layers(
  raise(
    union(
      ...layersOfNet
        .slice(1)
        .flatMap((column, index) =>
          column.flatMap((to) => (layersOfNet[index] ?? []).map((from) => line(6, from, to))),
        ),
    ),
    0.4,
    3,
  ),
  ...layersOfNet.flat().map(([x, y]) => raise(disc(x, y, 25), 1, 24)),
)

export const data = {
  podium,
  eye,
  scanner,
  dashboard,
  letters,
  answers,
  voice,
  mood,
  star,
  forecast,
  net,
} as const

import { bust, glass, text } from './parts.ts'
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
  polygon,
  raise,
  repeat,
  turned,
  union,
  type Height,
} from './shapes.ts'

const balance: Height = layers(
  raise(line(12, [0, -116], [0, 108]), 0.9, 7),
  raise(disc(0, -120, 15), 1, 12),
  raise(line(11, [-132, -84], [0, -98], [132, -84]), 0.95, 6),
  raise(
    union(
      line(5, [-132, -84], [-182, 32]),
      line(5, [-132, -84], [-82, 32]),
      line(5, [132, -84], [82, 32]),
      line(5, [132, -84], [182, 32]),
    ),
    0.7,
    2.5,
  ),
  raise(both(disc(-132, 30, 56), box(-190, 32, -74, 90, 1)), 0.95, 26),
  raise(both(disc(132, 30, 56), box(74, 32, 190, 90, 1)), 0.95, 26),
  raise(polygon([-22, 92], [22, 92], [70, 124], [-70, 124]), 0.85, 10),
)

const gauge: Height = layers(
  raise(
    union(
      arc([0, 84], 148, [184, 222], 46),
      arc([0, 84], 148, [246, 294], 46),
      arc([0, 84], 148, [318, 356], 46),
    ),
    0.6,
    12,
  ),
  raise(polygon([-15, 74], [16, 92], [78, -62]), 1, 11),
  raise(disc(0, 84, 27), 1, 16),
  raise(box(-34, 118, 34, 132, 6), 0.6, 6),
)

const calculator: Height = layers(
  raise(box(-98, -136, 98, 136, 14), 0.42, 9),
  raise(box(-76, -112, 76, -58, 6), 0.9, 8),
  ...[0, 1, 2, 3].map((row) =>
    raise(
      repeat(4, (column) =>
        box(-78 + column * 41, -36 + row * 40, -47 + column * 41, -8 + row * 40, 6),
      ),
      0.85,
      7,
    ),
  ),
)

const idCard: Height = layers(
  raise(box(-176, -108, 176, 112, 18), 0.42, 8),
  raise(box(-150, -64, -32, 84, 6), 0.62, 5),
  (x, y) => (x > -147 && x < -35 && y < 82 ? bust((x + 91) / 1.05, (y - 22) / 1.12) : 0),
  raise(text(0, -58, 34, [140, 108, 140, 84], 13), 0.8, 6),
  raise(box(-150, -92, 150, -78, 4), 0.7, 6),
)

const passport: Height = layers(
  raise(box(-100, -136, 108, 136, 12), 0.5, 9),
  raise(box(-108, -136, -92, 136, 6), 0.7, 7),
  carve(
    raise(disc(6, -22, 58), 0.95, 50),
    union(
      outline((x, y) => (Math.hypot((x - 6) / 24, (y + 22) / 58) - 1) * 24, 5),
      line(5, [-60, -22], [72, -22]),
      line(5, [-44, -52], [56, -52]),
      line(5, [-44, 8], [56, 8]),
      line(5, [6, -90], [6, 46]),
    ),
    0.8,
    2.5,
  ),
  raise(
    repeat(8, (index) => box(-64 + index * 18, -118, -53 + index * 18, -96, 2)),
    0.9,
    5,
  ),
  raise(box(-52, 62, 64, 76, 5), 0.85, 6),
  raise(cut(box(-14, 90, 26, 114, 5), disc(6, 102, 6)), 0.85, 4),
)

const nodes = [
  [0, -96, 36],
  [-110, 4, 30],
  [110, 4, 30],
  [-166, 100, 22],
  [-54, 100, 22],
  [54, 100, 22],
  [166, 100, 22],
] as const
const edges = [
  [0, 1],
  [0, 2],
  [1, 3],
  [1, 4],
  [2, 5],
  [2, 6],
] as const

const owners: Height = layers(
  raise(
    union(
      ...edges.map(([a, b]) => line(11, [nodes[a][0], nodes[a][1]], [nodes[b][0], nodes[b][1]])),
    ),
    0.5,
    6,
  ),
  ...nodes.map(([x, y, r]) => raise(disc(x, y, r), 1, r)),
)

const strongbox: Height = layers(
  raise(box(-150, -128, 150, 116, 12), 0.5, 10),
  raise(union(box(-128, 116, -86, 136, 4), box(86, 116, 128, 136, 4)), 0.6, 8),
  raise(box(-122, -100, 122, 90, 8), 0.72, 7),
  raise(outline(disc(0, -4, 58), 16), 1, 8),
  raise(
    union(
      line(13, [-78, -4], [78, -4]),
      line(13, [-39, -72], [39, 64]),
      line(13, [39, -72], [-39, 64]),
    ),
    0.95,
    6,
  ),
  raise(disc(0, -4, 20), 1, 12),
  raise(union(box(-146, -76, -118, -44, 4), box(-146, 40, -118, 72, 4)), 0.95, 7),
)

const coins = (x: number, count: number) =>
  repeat(count, (index) => box(x - 44, 96 - index * 25, x + 44, 117 - index * 25, 9))

const ledger: Height = layers(
  raise(coins(-128, 4), 0.75, 9),
  raise(coins(-20, 7), 0.85, 9),
  raise(coins(88, 9), 0.95, 9),
)

const tower: Height = layers(
  raise(box(-74, -136, 46, 124, 3), 0.6, 8),
  raise(box(58, -46, 146, 124, 3), 0.5, 8),
  raise(
    union(
      repeat(15, (index) =>
        box(
          -58 + (index % 3) * 35,
          -116 + Math.floor(index / 3) * 42,
          -38 + (index % 3) * 35,
          -90 + Math.floor(index / 3) * 42,
          2,
        ),
      ),
      repeat(6, (index) =>
        box(
          74 + (index % 2) * 34,
          -24 + Math.floor(index / 2) * 42,
          94 + (index % 2) * 34,
          0 + Math.floor(index / 2) * 42,
          2,
        ),
      ),
    ),
    1,
    6,
  ),
  raise(box(-150, 122, 176, 136, 3), 0.75, 6),
)

const umbrella: Height = layers(
  carve(
    raise(
      cut(
        both(disc(0, 14, 142), box(-150, -140, 150, 14, 1)),
        disc(-95, 22, 46),
        disc(0, 22, 46),
        disc(95, 22, 46),
      ),
      0.95,
      60,
    ),
    union(
      arc([-190, 20], 190, [-42, 0], 5),
      line(4, [-47, 10], [-10, -126]),
      line(4, [47, 10], [10, -126]),
    ),
    0.6,
    3,
  ),
  raise(line(11, [0, -20], [0, 96]), 0.85, 6),
  raise(arc([26, 96], 26, [0, 180], 11), 0.85, 6),
  raise(line(9, [0, -142], [0, -124]), 0.9, 5),
)

const key: Height = turned(
  layers(
    carve(raise(disc(-108, 0, 68), 0.85, 26), disc(-124, 0, 28), 1, 8),
    raise(box(-48, -14, 168, 14, 8), 0.85, 13),
    raise(union(box(92, 8, 116, 62, 4), box(138, 8, 164, 74, 4)), 0.85, 9),
  ),
  -28,
  [4, 0],
)

const contract: Height = layers(
  turned(
    layers(
      raise(box(-118, -136, 78, 132, 5), 0.36, 6),
      raise(text(-92, -108, 26, [96], 13), 0.75, 6),
      raise(text(-92, -72, 23, [146, 146, 128, 146, 96], 8), 0.66, 4),
      raise(line(8, [-92, 92], [-74, 66], [-64, 100], [-46, 72], [-34, 94], [-8, 80]), 0.9, 4),
    ),
    -4,
    [-22, 0],
  ),
  raise(disc(70, 2, 62), 0.5, 5),
  raise(text(32, -22, 24, [76, 84, 66], 12), 0.9, 5),
  glass(70, 2, 66),
)

const scroll: Height = layers(
  raise(box(-116, -112, 116, 104, 2), 0.38, 6),
  raise(box(-148, -134, 132, -94, 19), 0.9, 20),
  raise(box(-132, 88, 148, 128, 19), 0.9, 20),
  raise(text(-84, -70, 26, [168, 168, 140], 9), 0.68, 4),
  raise(disc(52, 46, 34), 0.95, 16),
  raise(line(7, [36, 46], [48, 60], [70, 34]), 1.2, 4),
)

export const diligence = {
  balance,
  gauge,
  calculator,
  idCard,
  passport,
  owners,
  strongbox,
  ledger,
  tower,
  umbrella,
  key,
  contract,
  scroll,
} as const

import {
  arc,
  box,
  carve,
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
  type Point,
} from './shapes.ts'

const teeth = (count: number, r: number, size: number, x = 0, y = 0) =>
  repeat(count, (index) => {
    const turn = (index * 2 * Math.PI) / count
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const at = (along: number, across: number): Point => [
      x + cos * along - sin * across,
      y + sin * along + cos * across,
    ]
    return polygon(
      at(r - 10, -size),
      at(r + 26, -size * 0.66),
      at(r + 26, size * 0.66),
      at(r - 10, size),
    )
  })

const gear: Height = layers(
  carve(raise(union(disc(0, 0, 100), teeth(10, 98, 21)), 0.8, 12), disc(0, 0, 40), 1, 8),
  raise(outline(disc(0, 0, 68), 12), 1, 6),
)

const factory: Height = layers(
  raise(
    polygon(
      [-172, 120],
      [-172, -6],
      [-96, 40],
      [-96, -6],
      [-20, 40],
      [-20, -6],
      [56, 40],
      [56, 120],
    ),
    0.6,
    9,
  ),
  raise(polygon([56, 120], [70, -122], [110, -122], [124, 120]), 0.8, 14),
  raise(polygon([124, 120], [134, -62], [164, -62], [172, 120]), 0.7, 12),
  raise(
    repeat(3, (index) => box(-148 + index * 68, 66, -114 + index * 68, 94, 3)),
    1,
    7,
  ),
  raise(union(box(64, -128, 116, -112, 4), box(130, -68, 168, -54, 4)), 1, 7),
)

const basket: Height = layers(
  raise(line(15, [-180, -104], [-132, -104], [-92, 46], [112, 46]), 0.9, 8),
  carve(
    raise(polygon([-122, -74], [166, -74], [126, 24], [-96, 24]), 0.7, 10),
    union(
      line(5, [-60, -80], [-48, 30]),
      line(5, [4, -80], [8, 30]),
      line(5, [66, -80], [62, 30]),
      line(5, [124, -80], [112, 20]),
      line(5, [-120, -26], [150, -26]),
    ),
    0.85,
    3,
  ),
  raise(union(disc(-62, 94, 24), disc(84, 94, 24)), 1, 18),
)

const truck: Height = layers(
  raise(box(-178, -94, 52, 66, 6), 0.6, 9),
  raise(polygon([60, -48], [120, -48], [174, 10], [174, 66], [60, 66]), 0.8, 10),
  raise(polygon([80, -30], [112, -30], [148, 8], [80, 8]), 1, 8),
  ...[-112, 116].map((x) =>
    layers(raise(disc(x, 78, 40), 0.95, 12), raise(disc(x, 78, 16), 1.15, 10)),
  ),
)

const bulb: Height = layers(
  raise(union(disc(0, -38, 88), polygon([-62, 10], [62, 10], [36, 66], [-36, 66])), 0.7, 56),
  raise(line(8, [-30, -10], [-16, -46], [0, -14], [16, -46], [30, -10]), 1, 4),
  raise(
    repeat(3, (index) => box(-36 + index * 4, 72 + index * 20, 36 - index * 4, 87 + index * 20, 7)),
    0.85,
    7,
  ),
)

const flask: Height = layers(
  raise(
    polygon(
      [-28, -112],
      [28, -112],
      [28, -36],
      [112, 104],
      [96, 124],
      [-96, 124],
      [-112, 104],
      [-28, -36],
    ),
    0.5,
    14,
  ),
  raise(box(-44, -134, 44, -112, 8), 0.9, 9),
  raise(polygon([-60, 36], [60, 36], [94, 98], [84, 110], [-84, 110], [-94, 98]), 0.95, 14),
  raise(union(disc(-14, 4, 11), disc(20, -22, 8)), 0.9, 8),
)

const wheel: Height = layers(
  raise(outline(disc(0, 0, 116), 27), 0.95, 14),
  raise(
    union(
      polygon([-112, -12], [-30, -26], [-30, 26], [-112, 8]),
      polygon([112, -12], [30, -26], [30, 26], [112, 8]),
      polygon([-24, 28], [24, 28], [14, 114], [-14, 114]),
    ),
    0.7,
    10,
  ),
  raise(disc(0, 0, 40), 0.9, 18),
  raise(disc(0, 0, 16), 1.1, 8),
)

const mast: Height = layers(
  raise(
    union(
      line(12, [0, -70], [-64, 128]),
      line(12, [0, -70], [64, 128]),
      line(8, [-24, 6], [40, 54]),
      line(8, [24, 6], [-40, 54]),
      line(8, [-40, 54], [54, 100]),
      line(8, [40, 54], [-54, 100]),
    ),
    0.75,
    5,
  ),
  raise(disc(0, -76, 21), 1, 16),
  raise(
    union(
      arc([0, -76], 56, [-50, 50], 12),
      arc([0, -76], 96, [-44, 44], 12),
      arc([0, -76], 136, [-24, 40], 12),
      arc([0, -76], 56, [130, 230], 12),
      arc([0, -76], 96, [136, 224], 12),
      arc([0, -76], 136, [140, 204], 12),
    ),
    0.9,
    6,
  ),
)

const rocket: Height = turned(
  layers(
    raise(
      polygon(
        [0, -140],
        [26, -110],
        [42, -60],
        [44, 0],
        [34, 60],
        [-34, 60],
        [-44, 0],
        [-42, -60],
        [-26, -110],
      ),
      0.85,
      34,
    ),
    carve(raise(disc(0, -48, 21), 1.1, 8), disc(0, -48, 13), 0.6, 4),
    raise(
      union(
        polygon([-40, 0], [-88, 52], [-84, 96], [-32, 58]),
        polygon([40, 0], [88, 52], [84, 96], [32, 58]),
      ),
      0.7,
      12,
    ),
    raise(polygon([-24, 66], [24, 66], [10, 104], [0, 138], [-10, 104]), 0.6, 10),
  ),
  40,
)

const bag: Height = layers(
  raise(polygon([-118, -56], [118, -56], [134, 128], [-134, 128]), 0.65, 12),
  raise(arc([0, -56], 56, [180, 360], 15), 0.9, 7),
  raise(union(box(-64, -60, -48, -24, 4), box(48, -60, 64, -24, 4)), 0.9, 7),
  raise(line(15, [-44, 34], [-12, 66], [50, 4]), 1, 8),
)

export const trades = {
  gear,
  factory,
  basket,
  truck,
  bulb,
  flask,
  wheel,
  mast,
  rocket,
  bag,
} as const

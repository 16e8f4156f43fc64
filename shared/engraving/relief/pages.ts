import { bust, text } from './parts.ts'
import {
  arc,
  both,
  box,
  carve,
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

const padlock: Height = layers(
  raise(
    union(arc([0, -52], 62, [180, 360], 28), box(-76, -56, -48, 0, 2), box(48, -56, 76, 0, 2)),
    0.8,
    14,
  ),
  carve(
    raise(box(-112, -26, 112, 134, 18), 0.85, 20),
    union(disc(0, 40, 25), polygon([-12, 48], [12, 48], [22, 100], [-22, 100])),
    1,
    7,
  ),
  raise(union(disc(-90, -4, 8), disc(90, -4, 8), disc(-90, 112, 8), disc(90, 112, 8)), 1.05, 6),
)

/** Folder with a tab. The sheet of a person protrudes from it. */
const folder: Height = layers(
  raise(union(box(-166, -88, -44, -40, 10), box(-166, -66, 166, 120, 8)), 0.34, 8),
  raise(box(-112, -138, 122, 40, 5), 0.5, 6),
  (x, y) => (y < 26 ? 0.92 * bust((x + 56) / 0.98, (y + 62) / 0.98) : 0),
  raise(text(22, -106, 30, [80, 62, 80], 11), 0.85, 5),
  raise(polygon([-180, -2], [180, -2], [164, 130], [-164, 130]), 0.9, 12),
  raise(box(-54, 48, 54, 80, 5), 1.1, 6),
)

/** Hand stamp above its imprint, a tick in a frame. */
const stamp: Height = layers(
  turned(
    layers(
      raise(disc(0, -106, 36), 1, 30),
      raise(polygon([-17, -86], [17, -86], [26, -6], [-26, -6]), 0.8, 15),
      raise(box(-82, -10, 82, 24, 10), 0.9, 13),
      raise(box(-72, 24, 72, 40, 3), 0.6, 6),
    ),
    18,
    [56, -16],
  ),
  raise(outline(box(-168, 10, 0, 124, 8), 11), 0.6, 5),
  raise(line(17, [-126, 66], [-96, 96], [-42, 40]), 0.8, 8),
)

/** Chest of nine drawers for index cards, with labels and knobs. One drawer is open. */
const cardIndex: Height = layers(
  raise(box(-158, -130, 158, 128, 8), 0.3, 8),
  ...Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [-100 + (index % 3) * 100, -84 + Math.floor(index / 3) * 82]
    const isOpen = index === 4
    const [w, h] = isOpen ? [50, 42] : [43, 34]
    return layers(
      raise(box(x - w, y - h, x + w, y + h, 5), isOpen ? 0.95 : 0.6, isOpen ? 14 : 8),
      raise(outline(box(x - 26, y - 22, x + 26, y + 2, 3), 6), isOpen ? 1.15 : 0.85, 3),
      raise(disc(x, y + 18, 9), isOpen ? 1.2 : 0.95, 8),
    )
  }),
)

/** Two interlocked rings. The left ring is above the right one at the upper crossing, and below it at the lower crossing. */
const rings: Height = (() => {
  const [left, right] = [outline(disc(-68, 0, 98), 38), outline(disc(68, 0, 98), 38)]
  const upper = box(-60, -140, 60, 0)
  const lower = box(-60, 0, 60, 140)
  return layers(
    carve(raise(left, 0.9, 18), both(right, lower), 0.7, 4),
    carve(raise(right, 0.9, 18), both(left, upper), 0.7, 4),
  )
})()

const binder = (hole: number): Height =>
  layers(
    raise(box(-36, -128, 36, 124, 7), 0.7, 16),
    raise(box(-21, -96, 21, -10, 4), 0.95, 5),
    raise(text(-13, -80, 24, [26, 26, 16], 8), 1.12, 4),
    raise(outline(disc(0, hole, 16), 8), 1, 4),
  )

/** Ring binders on a shelf. The last one leans against the other binders. */
const binders: Height = (() => {
  const upright = binder(68)
  const leaning = turned(binder(68), -15, [128, 6])
  return layers(
    (x, y) => upright(x + 128, y),
    (x, y) => upright(x + 50, y),
    (x, y) => upright(x - 28, y),
    leaning,
    raise(box(-186, 126, 186, 142, 4), 0.8, 7),
  )
})()

/** Staff badge on a band, with a portrait, a name and a tick. */
const badge: Height = layers(
  raise(union(line(17, [-64, -150], [-8, -98]), line(17, [64, -150], [8, -98])), 0.6, 8),
  raise(union(box(-16, -108, 16, -72, 6), disc(0, -100, 14)), 1, 9),
  carve(raise(box(-106, -80, 106, 134, 16), 0.42, 9), box(-28, -72, 28, -60, 5), 1, 4),
  raise(box(-82, -46, 12, 72, 6), 0.58, 5),
  (x, y) => (x > -79 && x < 9 && y < 70 ? 0.95 * bust((x + 35) / 0.92, (y - 16) / 1.05) : 0),
  raise(union(box(-82, 88, 34, 100, 5), box(-82, 110, -6, 119, 4)), 0.8, 5),
  raise(disc(62, 10, 33), 0.7, 12),
  raise(line(11, [46, 10], [58, 24], [80, -6]), 1.1, 5),
)

const stopwatch: Height = layers(
  raise(union(box(-17, -146, 17, -118, 6), box(-9, -124, 9, -94, 3)), 0.9, 9),
  turned(raise(box(-15, -138, 15, -112, 6), 0.75, 8), 38, [0, 18]),
  raise(disc(0, 18, 118), 0.5, 10),
  raise(outline(disc(0, 18, 108), 19), 0.95, 9),
  raise(
    repeat(12, (index) => {
      const [cos, sin] = [Math.cos((index * Math.PI) / 6), Math.sin((index * Math.PI) / 6)]
      const from = index % 3 === 0 ? 64 : 76
      return line(
        index % 3 === 0 ? 11 : 8,
        [from * cos, 18 + from * sin],
        [86 * cos, 18 + 86 * sin],
      )
    }),
    0.8,
    4,
  ),
  raise(union(line(13, [0, 18], [40, -38]), line(9, [0, 18], [-22, 40])), 1.1, 6),
  raise(disc(0, 18, 15), 1.15, 10),
)

const arm = (y: number, isRight: boolean) => {
  const sign = isRight ? 1 : -1
  return polygon(
    [-52 * sign, y - 23],
    [112 * sign, y - 23],
    [148 * sign, y],
    [112 * sign, y + 23],
    [-52 * sign, y + 23],
  )
}

/** Signpost with one arm for each of the four lines of work. */
const signpost: Height = layers(
  raise(box(-11, -136, 11, 126, 4), 0.7, 9),
  raise(disc(0, -138, 15), 0.95, 13),
  raise(union(arm(-94, true), arm(10, true)), 0.9, 9),
  raise(union(arm(-42, false), arm(62, false)), 0.78, 9),
  raise(oval(0, 128, 84, 14), 0.5, 12),
)

/** Subjects for pages outside the catalogue. */
export const pages = {
  padlock,
  folder,
  stamp,
  cardIndex,
  rings,
  binders,
  badge,
  stopwatch,
  signpost,
} as const

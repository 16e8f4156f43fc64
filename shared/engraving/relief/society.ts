import { text } from './parts.ts'
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
  union,
  type Height,
  type Point,
} from './shapes.ts'

const cross: Height = layers(
  raise(disc(0, 0, 128), 0.4, 12),
  raise(union(box(-36, -96, 36, 96, 8), box(-96, -36, 96, 36, 8)), 1, 18),
)

const heart: Height = layers(
  raise(
    union(
      disc(-56, -42, 62),
      disc(56, -42, 62),
      polygon([-114, -22], [-60, -40], [0, -74], [60, -40], [114, -22], [0, 124]),
    ),
    0.85,
    24,
  ),
  raise(line(15, [-92, 6], [-40, 6], [-20, -36], [12, 48], [34, 6], [92, 6]), 1.15, 7),
)

const bicycle: Height = layers(
  raise(union(outline(disc(-92, 42, 66), 13), outline(disc(92, 42, 66), 13)), 0.9, 6),
  raise(
    union(
      line(13, [-92, 42], [-44, -50], [58, -50], [-6, 42], [-92, 42]),
      line(13, [-6, 42], [-52, -74]),
      line(13, [92, 42], [48, -88], [88, -94]),
      line(16, [-80, -78], [-28, -78]),
    ),
    1,
    7,
  ),
  raise(disc(-6, 42, 17), 1, 9),
)

const cloche: Height = layers(
  raise(both(disc(0, 62, 140), box(-150, -90, 150, 58, 2)), 0.9, 90),
  raise(disc(0, -92, 17), 1, 14),
  raise(box(-172, 66, 172, 92, 12), 0.85, 10),
)

/** Arch of nine stones on two piers. The keystone is higher than the other stones. */
const arch: Height = layers(
  raise(union(box(-164, 24, -84, 132, 3), box(84, 24, 164, 132, 3)), 0.75, 14),
  ...Array.from({ length: 9 }, (_, index) => {
    const [from, to] = [180 + index * 20 + 1.2, 180 + (index + 1) * 20 - 1.2].map(
      (degrees) => (degrees * Math.PI) / 180,
    )
    const isKey = index === 4
    const [inner, outer] = isKey ? [78, 172] : [86, 160]
    const corner = (radius: number, angle = 0): Point => [
      radius * Math.cos(angle),
      24 + radius * Math.sin(angle),
    ]
    const stone = polygon(
      corner(inner, from),
      corner(outer, from),
      corner(outer, to),
      corner(inner, to),
    )
    return raise(stone, isKey ? 1.15 : 0.85, 12)
  }),
)

const globe: Height = layers(
  carve(
    raise(disc(0, -22, 96), 0.85, 84),
    union(
      outline(oval(0, -22, 42, 96), 6),
      outline(disc(0, -22, 95), 2),
      line(6, [-100, -22], [100, -22]),
      line(6, [-84, -68], [84, -68]),
      line(6, [-84, 24], [84, 24]),
      line(6, [0, -120], [0, 76]),
    ),
    0.75,
    3,
  ),
  raise(arc([0, -22], 118, [-60, 110], 11), 0.8, 5),
  raise(line(16, [0, 96], [0, 118]), 0.8, 8),
  raise(box(-66, 112, 66, 132, 8), 0.85, 9),
)

const book: Height = layers(
  raise(
    union(
      polygon([-7, -62], [-60, -94], [-176, -88], [-176, 86], [-60, 84], [-7, 112]),
      polygon([7, -62], [60, -94], [176, -88], [176, 86], [60, 84], [7, 112]),
    ),
    0.55,
    26,
  ),
  raise(
    union(
      text(-148, -56, 28, [106, 106, 84, 106, 96], 10),
      text(40, -56, 28, [106, 84, 106, 106, 62], 10),
    ),
    0.9,
    5,
  ),
)

const court: Height = layers(
  raise(polygon([-176, -72], [0, -138], [176, -72]), 0.85, 12),
  raise(box(-164, -68, 164, -48, 2), 0.7, 7),
  raise(
    repeat(6, (index) => box(-144 + index * 52, -42, -116 + index * 52, 72, 3)),
    0.95,
    14,
  ),
  raise(box(-156, 78, 156, 98, 2), 0.6, 7),
  raise(box(-178, 104, 178, 128, 2), 0.8, 7),
)

const dome: Height = layers(
  raise(box(-4, -146, 4, -104, 2), 0.9, 4),
  raise(polygon([4, -146], [44, -136], [4, -122]), 0.9, 4),
  raise(both(disc(0, -20, 84), box(-90, -110, 90, -24, 1)), 0.95, 60),
  raise(box(-96, -28, 96, -10, 2), 0.75, 6),
  raise(
    repeat(8, (index) => box(-154 + index * 41, 12, -133 + index * 41, 88, 3)),
    0.95,
    10,
  ),
  raise(box(-172, -8, 172, 10, 2), 0.65, 6),
  raise(box(-180, 92, 180, 122, 2), 0.75, 8),
)

export const society = { arch, cross, heart, bicycle, cloche, globe, book, court, dome } as const

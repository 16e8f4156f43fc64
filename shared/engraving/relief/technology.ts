import {
  box,
  carve,
  cut,
  disc,
  layers,
  line,
  polygon,
  raise,
  repeat,
  turned,
  union,
  type Height,
} from './shapes.ts'

const cloud: Height = layers(
  raise(
    union(
      disc(-86, 16, 58),
      disc(-20, -44, 74),
      disc(68, -20, 62),
      disc(112, 24, 48),
      box(-86, 4, 112, 74, 20),
    ),
    0.8,
    40,
  ),
  raise(
    union(
      line(11, [-70, 84], [-70, 116]),
      line(11, [0, 84], [0, 116]),
      line(11, [70, 84], [70, 116]),
    ),
    0.7,
    5,
  ),
  raise(union(disc(-70, 122, 15), disc(0, 122, 15), disc(70, 122, 15)), 1, 11),
)

const code: Height = layers(
  raise(box(-178, -122, 178, 118, 14), 0.36, 8),
  raise(box(-178, -122, 178, -84, 14), 0.6, 9),
  raise(
    repeat(3, (index) => disc(-152 + index * 28, -103, 9)),
    1,
    8,
  ),
  raise(
    union(
      line(20, [-62, -42], [-118, 14], [-62, 70]),
      line(20, [62, -42], [118, 14], [62, 70]),
      line(18, [22, -48], [-22, 78]),
    ),
    0.95,
    10,
  ),
)

const rack = (x: number, height: number) =>
  layers(
    raise(box(x - 56, -124, x + 56, 124, 6), height * 0.5, 8),
    raise(
      repeat(4, (index) => box(x - 46, -110 + index * 58, x + 46, -66 + index * 58, 5)),
      height * 0.78,
      6,
    ),
    raise(
      repeat(4, (index) => disc(x - 28, -88 + index * 58, 8)),
      height,
      7,
    ),
    raise(
      repeat(4, (index) => box(x - 6, -94 + index * 58, x + 34, -82 + index * 58, 4)),
      height,
      5,
    ),
  )

const move: Height = layers(
  rack(-122, 0.95),
  rack(122, 0.95),
  raise(
    union(
      polygon([-48, -56], [12, -56], [12, -78], [54, -44], [12, -10], [12, -32], [-48, -32]),
      polygon([48, 32], [-12, 32], [-12, 10], [-54, 44], [-12, 78], [-12, 56], [48, 56]),
    ),
    1,
    10,
  ),
)

const servers: Height = layers(rack(-122, 0.9), rack(0, 0.9), rack(122, 0.9))

const puzzle: Height = layers(
  raise(cut(union(box(-150, -94, -6, 94, 8), disc(8, 0, 30)), disc(-78, -94, 26)), 0.6, 12),
  raise(cut(union(box(14, -94, 158, 94, 8), disc(86, 100, 26)), disc(14, 0, 36)), 0.95, 12),
)

const chip: Height = layers(
  raise(
    union(
      repeat(6, (index) => box(-86 + index * 31, -136, -70 + index * 31, 136, 3)),
      repeat(6, (index) => box(-136, -86 + index * 31, 136, -70 + index * 31, 3)),
    ),
    0.55,
    6,
  ),
  raise(box(-104, -104, 104, 104, 10), 0.72, 10),
  raise(box(-56, -56, 56, 56, 8), 1, 12),
  raise(disc(-78, 78, 10), 1, 8),
)

const shield: Height = layers(
  raise(
    polygon(
      [0, -138],
      [112, -104],
      [112, 4],
      [88, 62],
      [48, 104],
      [0, 136],
      [-48, 104],
      [-88, 62],
      [-112, 4],
      [-112, -104],
    ),
    0.55,
    12,
  ),
  carve(
    raise(
      polygon(
        [0, -110],
        [88, -84],
        [88, 0],
        [68, 50],
        [36, 84],
        [0, 108],
        [-36, 84],
        [-68, 50],
        [-88, 0],
        [-88, -84],
      ),
      0.9,
      30,
    ),
    union(disc(0, -22, 27), polygon([-12, -10], [12, -10], [24, 56], [-24, 56])),
    0.95,
    6,
  ),
)

const screen: Height = layers(
  raise(box(-170, -124, 170, 68, 12), 0.6, 9),
  raise(cut(box(-150, -104, 150, 48, 5)), 0.3, 3),
  carve(raise(box(-170, -124, 170, 68, 12), 0.62, 9), box(-150, -104, 150, 48, 5), 0.6, 4),
  raise(union(line(16, [-104, -64], [-64, -28], [-104, 8]), box(-40, 0, 34, 15, 6)), 1, 8),
  raise(polygon([-30, 68], [30, 68], [44, 108], [-44, 108]), 0.6, 9),
  raise(box(-92, 106, 92, 128, 8), 0.85, 9),
)

const pen: Height = layers(
  turned(
    layers(
      raise(box(-36, -200, 36, -78, 8), 0.8, 32),
      raise(box(-40, -86, 40, -62, 5), 1, 14),
      carve(
        raise(
          polygon([-36, -58], [36, -58], [46, -6], [26, 52], [0, 116], [-26, 52], [-46, -6]),
          0.9,
          24,
        ),
        union(line(6, [0, 10], [0, 120]), disc(0, 4, 13)),
        0.95,
        4,
      ),
    ),
    42,
    [22, 0],
  ),
  raise(
    line(11, [-150, 118], [-96, 122], [-58, 98], [-30, 124], [8, 112], [44, 124], [150, 118]),
    0.7,
    6,
  ),
)

const envelope: Height = layers(
  raise(box(-172, -104, 172, 112, 10), 0.5, 8),
  carve(
    raise(polygon([-172, -104], [172, -104], [14, 34], [-14, 34]), 0.95, 14),
    line(3, [-172, -104], [0, 46], [172, -104]),
    0.4,
    3,
  ),
  raise(union(line(7, [-166, 106], [-52, 14]), line(7, [166, 106], [52, 14])), 0.72, 4),
)

export const technology = {
  cloud,
  code,
  move,
  servers,
  puzzle,
  chip,
  shield,
  screen,
  pen,
  envelope,
} as const

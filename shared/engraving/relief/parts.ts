import {
  both,
  box,
  disc,
  layers,
  line,
  outline,
  oval,
  raise,
  repeat,
  type Height,
} from './shapes.ts'

/** Head and shoulders around the origin, about 100 wide and 120 high. */
export const bust: Height = layers(
  raise(oval(0, -28, 26, 31), 1, 28),
  raise(both(oval(0, 62, 58, 60), box(-70, -20, 70, 56, 3)), 0.85, 22),
)

/** Magnifier: a ring at the upper left with a handle towards the lower right. */
export const glass = (x: number, y: number, r: number): Height =>
  layers(
    raise(outline(disc(x, y, r), 15), 1, 8),
    raise(line(22, [x + r * 0.78, y + r * 0.78], [x + r * 1.65, y + r * 1.65]), 1, 11),
  )

/** Lines of text from the left edge `x`, one for each width. */
export const text = (x: number, y: number, gap: number, widths: readonly number[], size = 9) =>
  repeat(widths.length, (index) =>
    box(x, y + index * gap, x + (widths[index] ?? 0), y + index * gap + size, 4),
  )

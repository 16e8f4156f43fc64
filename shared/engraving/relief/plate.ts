import type { Family } from '../family-names.ts'
import { palettes, type Theme } from '../palette.ts'
import { PLATE_HEIGHT, rule, type RuledLines } from './ruling.ts'
import { reliefs, type Subject } from './subjects.ts'

/** Width of a plate in units. The aspect ratio is 3 to 2. */
const WIDTH = 480

/** Opacity of the lines on the ground, by theme. Light lines on dark paper look wider than dark lines on light paper. */
const GROUND: Readonly<Record<Theme, number>> = { light: 0.5, dark: 0.36 }

const ruled = new Map<Subject, RuledLines>()

function linesOf(subject: Subject): RuledLines {
  const known = ruled.get(subject) ?? rule(reliefs[subject], { width: WIDTH })
  ruled.set(subject, known)
  return known
}

/** Lines of a plate as markup, in the colours of a theme. The plate is `height` pixels high and one and a half times as wide. */
export function plateMarkup(
  subject: Subject,
  family: Family,
  theme: Theme,
  height: number,
): string {
  const { ground, form, scale } = linesOf(subject)
  const { accents, plates } = palettes[theme]
  return (
    `<g transform="scale(${height / PLATE_HEIGHT / scale})" fill="${accents[family]}" opacity="${plates[family]}">` +
    `<path fill-opacity="${GROUND[theme]}" d="${ground}"/><path d="${form}"/></g>`
  )
}

import type { Family } from '#shared/engraving/families.ts'
import type { Subject } from '#shared/engraving/relief/subjects.ts'
import { seedOf } from '#shared/engraving/seed.ts'
import type { Theme } from '#shared/engraving/palette.ts'
import { around, type Place, type Press, pressOf, svg, type Size } from './plates.ts'

/** Size of a figure in an article's text, in pixels. */
const WIDE = { width: 1600, height: 600 } as const
/** Size of a figure in a gallery, in pixels. */
const PLATE = { width: 1200, height: 800 } as const

interface FigureInput {
  readonly press: Press
  readonly family: Family
  readonly seed: number
  readonly size: Size
  /** Objects on the plates of the figure, from left to right. */
  readonly subjects: readonly Subject[]
}

function crossingBands({ press, family, seed, size }: Omit<FigureInput, 'subjects'>): string {
  const y = size.height / 2
  const accent = {
    y,
    halfHeight: 0.38 * size.height,
    tileWidth: size.width,
    pinch: 0.3 + (seed % 30) / 100,
  }
  const ink = { y, halfHeight: size.height / 4, tileWidth: size.width / 2, pinch: 0.58 }
  return press.accentWave(family, accent, 'a', size.width) + press.inkWave(ink, 'b', size.width)
}

/** Returns a function that draws a plate at a place. The plate shows the object with the same index in `subjects`. */
const platesOf =
  ({ press, family, subjects }: Pick<FigureInput, 'press' | 'family' | 'subjects'>) =>
  (place: Place, index: number) => {
    const subject = subjects[index]
    return subject === undefined ? '' : press.plate(family, subject, place)
  }

const KINDS = {
  /** Two bands that cross each other. */
  bands: crossingBands,
  /** Two bands that cross each other behind a plate. */
  platedBands({ press, family, seed, size, subjects: [subject] }: FigureInput) {
    const place = { x: size.width / 2, y: size.height / 2, height: 0.56 * size.height }
    return (
      around([place], size, crossingBands({ press, family, seed, size })) +
      (subject === undefined ? '' : press.plate(family, subject, place))
    )
  },
  /** Band across the full width that narrows to a point four times. */
  chain({ press, family, size }: FigureInput) {
    const tileWidth = size.width / 4
    const halfHeight = Math.min(0.36 * size.height, tileWidth / 2)
    const shape = { y: size.height / 2, halfHeight, tileWidth, pinch: 0.5 }
    return press.accentWave(family, shape, 'a', size.width)
  },
  /** Two plates with a band between them. */
  pair({ press, family, size, subjects }: FigureInput) {
    const y = size.height / 2
    const unit = Math.min(size.height, size.width / 2)
    const left = { x: 0.24 * size.width, y, height: 0.56 * unit }
    const right = { x: 0.78 * size.width, y, height: 0.44 * unit }
    const ink = { y, halfHeight: 0.2 * size.height, tileWidth: size.width, pinch: 0.42 }
    const between = { x: left.x, width: right.x - left.x }
    const places = [left, right]
    return (
      around(places, size, press.inkWave(ink, 'b', size.width), between) +
      places.map(platesOf({ press, family, subjects })).join('')
    )
  },
  /** Three plates side by side, each larger than the previous one. */
  row({ press, family, size, subjects }: FigureInput) {
    const shares = [
      { x: 0.16, share: 0.24 },
      { x: 0.42, share: 0.36 },
      { x: 0.76, share: 0.54 },
    ]
    const places = shares.map(({ x, share }) => ({
      x: x * size.width,
      y: size.height / 2,
      height: share * Math.min(size.height, 0.42 * size.width),
    }))
    return places.map(platesOf({ press, family, subjects })).join('')
  },
} satisfies Readonly<Record<string, (input: FigureInput) => string>>

/** Figures by name. A text shows one with `![alt](picture:name "caption")`, a gallery with an entry. */
export const FIGURES = {
  'overlapping-registers': { kind: 'bands', family: 'screening', size: WIDE },
  'months-in-a-line': { kind: 'chain', family: 'screening', size: WIDE },
  'three-dates': {
    kind: 'row',
    family: 'screening',
    size: WIDE,
    subjects: ['envelope', 'passport', 'mortarboard'],
  },
  'two-spellings': {
    kind: 'pair',
    family: 'diligence',
    size: WIDE,
    subjects: ['passport', 'idCard'],
  },
  'chain-of-links': { kind: 'chain', family: 'diligence', size: WIDE },
  'score-and-share': { kind: 'bands', family: 'data', size: WIDE },
  'question-and-source': {
    kind: 'pair',
    family: 'data',
    size: WIDE,
    subjects: ['bubbles', 'book'],
  },
  'two-systems': { kind: 'platedBands', family: 'technology', size: WIDE, subjects: ['servers'] },
  'steps-of-a-move': { kind: 'chain', family: 'technology', size: WIDE },
  'both-sides-of-a-move': {
    kind: 'pair',
    family: 'technology',
    size: PLATE,
    subjects: ['servers', 'cloud'],
  },
  'reads-compared': { kind: 'bands', family: 'technology', size: PLATE },
  'path-of-a-sum': { kind: 'chain', family: 'diligence', size: PLATE },
  'three-origins': {
    kind: 'row',
    family: 'diligence',
    size: PLATE,
    subjects: ['briefcase', 'scroll', 'factory'],
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly kind: keyof typeof KINDS
      readonly family: Family
      readonly size: Size
      readonly subjects?: readonly Subject[]
    }
  >
>

export type FigureName = keyof typeof FIGURES

/** Draws a figure as SVG, in the colours of a theme. Its size is 1600 by 600 pixels in a text, 1200 by 800 in a gallery. */
export function figureSvg(name: FigureName, theme: Theme): string {
  const { kind, family, size, ...rest } = FIGURES[name]
  const subjects = 'subjects' in rest ? rest.subjects : []
  return svg(
    size,
    KINDS[kind]({ press: pressOf(theme), family, seed: seedOf(name), size, subjects }),
  )
}

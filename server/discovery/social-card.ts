import type { Typesetter } from './text-path.ts'
import { socialImage } from '#shared/content/pictures/social-size.ts'
import type { Family } from '#shared/engraving/families.ts'
import { bandMarkup } from '#shared/engraving/markup.ts'
import { palettes } from '#shared/engraving/palette.ts'
import { plateMarkup } from '#shared/engraving/relief/plate.ts'
import type { Subject } from '#shared/engraving/relief/subjects.ts'
import { randomOf, seedOf } from '#shared/engraving/seed.ts'
import { site } from '#shared/company/site.ts'

/** Content of the social image of a page. */
export interface SocialCard {
  /** Path of the page. It is also the seed of the random numbers for the engraved band. */
  readonly path: string
  readonly title: string
  /** Section of the site to which the page belongs. */
  readonly label: string
  readonly family: Family
  /** Object that the relief plate shows. */
  readonly subject: Subject
}

/** Colours of the light theme. A social network shows the same image in its light and its dark theme. */
const { paper: PAPER, ink: INK, accents: ACCENTS, inkLines: INK_LINES } = palettes.light
const QUIET = '#5e6b65'
const RULE = '#d9d4c7'

const { width, height } = socialImage
const MARGIN = 72
const NAME = { baseline: 103, size: 42 } as const
const LABEL = { baseline: 512, size: 27 } as const
/** Box of the title in pixels, between name and label. */
const TITLE = { width: 560, top: 156, bottom: 456 } as const
const TITLE_SIZES = [86, 78, 70, 62, 54, 48, 44] as const
const MOST_LINES = 6
/** Line height, as a multiple of the font size. */
const LEADING = 1.06
/** Heights of ascenders (`ASCENT`) and descenders (`DESCENT`), as multiples of the font size. */
const ASCENT = 0.74
const DESCENT = 0.24
/** Place of the relief plate, in pixels. */
const PLATE = { x: 687, y: 142, width: 441, height: 294 } as const

const styles = `<style>.engraving-ink{stroke:${INK};stroke-opacity:${INK_LINES}}</style>`

/** SVG of the company's logo, 100 units wide. */
const logo = (accent: string) =>
  `<g stroke="${accent}" stroke-width="2">` +
  [0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5]
    .map((turn) => `<ellipse rx="47" ry="31" transform="rotate(${turn})"/>`)
    .join('') +
  `<circle r="25.5" fill="${PAPER}" stroke-width="3"/>` +
  `<path d="M-11 1L-3.5 9L12-9" stroke="${INK}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/></g>`

/** Height of a text in pixels, from the capitals of the first line to the descenders of the last line. */
const heightOf = (lines: number, size: number) => ((lines - 1) * LEADING + ASCENT + DESCENT) * size

/** Truncates lines that are too wide for the box because they consist of a single long word. */
function breakWords(lines: readonly string[], size: number, type: Typesetter): readonly string[] {
  const isTooWide = (text: string) =>
    type.line(text, { x: 0, y: 0, size }).width > TITLE.width - size
  return lines.map((line) => {
    if (!isTooWide(line)) return line
    const letters = Array.from(line)
    while (letters.length > 1 && isTooWide(`${letters.join('')}…`)) letters.pop()
    return `${letters.join('')}…`
  })
}

function fit(title: string, type: Typesetter) {
  for (const size of TITLE_SIZES) {
    const lines = type.wrap(title, { size, width: TITLE.width })
    const fits = lines.every((line) => type.line(line, { x: 0, y: 0, size }).width <= TITLE.width)
    const isLow = heightOf(lines.length, size) <= TITLE.bottom - TITLE.top
    if (lines.length <= MOST_LINES && isLow && fits) return { size, lines }
  }
  const size = TITLE_SIZES.at(-1) ?? 44
  const lines = breakWords(type.wrap(title, { size, width: TITLE.width - size }), size, type)
  const kept = lines.slice(0, MOST_LINES)
  return {
    size,
    lines: kept.map((line, index) =>
      index === MOST_LINES - 1 && lines.length > MOST_LINES ? `${line}…` : line,
    ),
  }
}

function titleMarkup(title: string, type: Typesetter): string {
  const { size, lines } = fit(title, type)
  const room = TITLE.bottom - TITLE.top - heightOf(lines.length, size)
  const top = TITLE.top + room / 2 + ASCENT * size
  return lines
    .map((line, index) => {
      const { data } = type.line(line, { x: MARGIN, y: top + index * size * LEADING, size })
      return `<path d="${data}"/>`
    })
    .join('')
}

function waves(path: string): string {
  const random = randomOf(seedOf(path))
  const tileWidth = 320 + Math.round(random() * 120)
  return bandMarkup({
    id: 'band',
    ink: 'ink',
    lines: 16,
    tileWidth,
    tiles: Math.ceil(width / tileWidth) + 1,
    from: -Math.round(random() * tileWidth),
    y: height - 58,
    halfHeight: 36,
    pinch: 0.42 + random() * 0.16,
    warp: 0.4 + random() * 0.4,
    strokeWidth: 0.9,
  })
}

/** Renders the social image of a page as SVG of 1200 by 630 pixels. All text is converted to paths. */
export function socialCardSvg(card: SocialCard, type: Typesetter): string {
  const { path, family, subject, label } = card
  const plate = plateMarkup(subject, family, 'light', PLATE.height)
  const name = type.line(site.product, { x: MARGIN + 60, y: NAME.baseline, size: NAME.size })
  const part = type.line(label, { x: MARGIN, y: LABEL.baseline, size: LABEL.size })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">` +
    `${styles}<rect width="${width}" height="${height}" fill="${PAPER}"/>${waves(path)}` +
    `<g class="plate" transform="translate(${PLATE.x} ${PLATE.y})"><rect width="${PLATE.width}" height="${PLATE.height}" fill="#fff"/>` +
    // Cuts off the lines of the plate that rise above its frame.
    `<svg width="${PLATE.width}" height="${PLATE.height}" overflow="hidden">${plate}</svg>` +
    `<rect width="${PLATE.width}" height="${PLATE.height}" stroke="${RULE}"/></g>` +
    `<g transform="translate(${MARGIN + 23} 90)scale(.46)">${logo(ACCENTS[family])}</g>` +
    `<path class="name" d="${name.data}" fill="${INK}"/>` +
    `<g class="title" fill="${INK}">${titleMarkup(card.title, type)}</g>` +
    `<path class="label" d="${part.data}" fill="${QUIET}"/></svg>`
  )
}

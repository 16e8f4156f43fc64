import { FAMILIES } from './family-names.ts'
import { OWN } from '../paths/paths.ts'
import { rosetteMarkup } from './markup.ts'
import { isPageMark } from './marks/marks.ts'
import { palettes, THEMES, type Theme } from './palette.ts'
import { sealWeights } from './seal-weights.ts'
import { SEAL_KINDS, type SealLook } from './seal-look.ts'

/** Parses the names in a seal's address. Undefined if one of them is unknown. */
export function readSeal(names: {
  readonly kind: string
  readonly family: string
  readonly seed: string
  readonly mark: string
  readonly file: string
}): { readonly look: SealLook; readonly theme: Theme } | undefined {
  const { mark } = names
  const kind = SEAL_KINDS.find((one) => one === names.kind)
  const family = FAMILIES.find((one) => one === names.family)
  const theme = THEMES.find((one) => `${one}.svg` === names.file)
  if (kind === undefined || family === undefined || theme === undefined) return undefined
  if (!/^(?:0|[1-9]\d{0,9})$/.test(names.seed)) return undefined
  if (mark !== OWN && !isPageMark(mark)) return undefined
  return {
    look: {
      kind,
      family,
      seed: Number(names.seed),
      ...(mark !== OWN && { mark }),
    },
    theme,
  }
}

/** Colours of the classes in the markup, because the style sheet of a page does not apply to a file. */
const paints = ({ family }: SealLook, theme: Theme): Readonly<Record<string, string>> => {
  const { ink, accents, smallLines, inkLines } = palettes[theme]
  return {
    'engraving-accent': `stroke="${accents[family]}" stroke-opacity="${smallLines}"`,
    'engraving-ink': `stroke="${ink}" stroke-opacity="${inkLines}"`,
    'engraving-circles': `stroke="${ink}" stroke-opacity=".36"`,
    'engraving-mark': `stroke="${ink}" stroke-linecap="round" stroke-linejoin="round"`,
  }
}

/** Seal as an SVG file of its own, in the colours of a theme. */
export function sealSvg(look: SealLook, theme: Theme): string {
  const { kind, family, seed, mark } = look
  const paint = paints(look, theme)
  const markup = rosetteMarkup({ id: 's', family, seed, mark, weight: sealWeights[kind] })
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2000 -2000 4000 4000" fill="none">' +
    `${markup.replace(/class="([\w-]+)"/g, (_, name: string) => paint[name] ?? '')}</svg>`
  )
}

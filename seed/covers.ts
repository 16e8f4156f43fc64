import { type Family, familyMarks, marks } from '#shared/engraving/families.ts'
import { markGrid } from '#shared/engraving/mark-grid.ts'
import { type PageMark, pageMarks } from '#shared/engraving/marks/marks.ts'
import { randomOf, seedOf } from '#shared/engraving/seed.ts'
import type { Theme } from '#shared/engraving/palette.ts'
import { around, type CentreMark, type Press, pressOf, svg } from './plates.ts'

const COVER = { width: 1600, height: 900 } as const

/** Marks of covers by name, with the words for them in alternative texts. */
const MARK_WORDS = {
  'academic-education': 'a certificate with a seal',
  'address-verification': 'a map pin',
  'background-screening': 'a tick',
  'banking-financial': 'the front of a columned building',
  blogs: 'a pencil',
  'citizen-by-investment': 'a passport',
  clients: 'two people',
  'cloud-infrastructure': 'a cloud',
  'computer-vision': 'an eye',
  contact: 'an envelope',
  'corporate-professional': 'an office building',
  'criminal-check': 'a judge’s gavel',
  'data-migration': 'two arrows that pass each other',
  'document-intelligence': 'a page in a scanner',
  'driver-fleet': 'a steering wheel',
  'education-academic': 'an open book',
  'education-verification': 'a mortarboard',
  'employment-verification': 'a briefcase',
  'energy-utilities': 'a flash of lightning',
  'financial-institution': 'a safe',
  'government-public': 'a building with a dome',
  'healthcare-medical': 'a cross',
  'hospitality-food-leisure': 'a fork and a knife',
  insurance: 'an umbrella',
  'it-software': 'a screen',
  'kyc-compliance': 'an identity card',
  legal: 'a signed page',
  'legal-services': 'a section sign',
  'manufacturing-industrial': 'a factory',
  'predictive-analytics': 'a rising line',
  rag: 'a store of records under a glass',
  'real-estate': 'a key',
  'recommendation-engines': 'a star',
  'recruitment-agencies': 'a person under a glass',
  'reference-validation': 'a speech bubble',
  'resume-ranking': 'a podium',
  'risk-scoring': 'a gauge',
  'sentiment-analysis': 'a face',
  'system-integration': 'two squares joined by lines',
  'tech-saas-cybersecurity': 'a shield with a padlock',
  'watchlist-screening': 'a list under a glass',
} as const satisfies Partial<Readonly<Record<PageMark, string>>>

/** Mark in the centre of a cover. */
export type CoverMark = keyof typeof MARK_WORDS

const COLOUR_WORDS: Readonly<Record<Family, string>> = {
  screening: 'teal',
  diligence: 'indigo',
  data: 'plum',
  technology: 'copper',
}

interface LayoutInput {
  readonly press: Press
  readonly family: Family
  readonly seed: number
  readonly mark: CentreMark
}

interface Layout {
  draw(input: LayoutInput): string
  describe(colour: string, mark: string): string
}

/** Generators of random values for a plate, determined by the seed. `side` mirrors a horizontal position in half of the cases. */
function variation(seed: number) {
  const random = randomOf(seed)
  return {
    between: (low: number, high: number) => Math.round(low + (high - low) * random()),
    share: (low: number, high: number) => low + (high - low) * random(),
    side: (right: number) => (random() < 0.5 ? right : COVER.width - right),
  }
}

/** Layouts of plates: how each draws a cover, and the words for it in alternative texts. */
const LAYOUTS = {
  sealOnBand: {
    draw({ press, family, seed, mark }) {
      const { between, share, side } = variation(seed)
      const place = { x: side(1090), y: 440, diameter: between(940, 1080) }
      const shape = {
        y: 450,
        halfHeight: between(190, 260),
        tileWidth: between(800, 1200),
        pinch: share(0.42, 0.58),
      }
      const bands = press.inkWave(shape, 'a', COVER.width)
      return around([place], COVER, bands) + press.seal(family, seed, mark, place, 's')
    },
    describe: (colour, mark) =>
      `An engraved rosette in ${colour} with ${mark} at its centre; a band of ink lines runs behind it`,
  },
  bleedingSeal: {
    draw({ press, family, seed, mark }) {
      const { between, side } = variation(seed)
      const place = { x: side(1230), y: between(420, 560), diameter: between(1740, 2060) }
      return press.seal(family, seed, mark, place, 's')
    },
    describe: (colour, mark) =>
      `An engraved rosette in ${colour}, so large that it leaves the plate, with ${mark} at its centre`,
  },
  crossingBands: {
    draw({ press, family, seed, mark }) {
      const { between, share } = variation(seed)
      const place = { x: between(480, 1120), y: 450, diameter: between(460, 540) }
      const accent = {
        y: 450,
        halfHeight: between(280, 350),
        tileWidth: between(1300, 1700),
        pinch: share(0.34, 0.5),
      }
      const ink = {
        y: 450,
        halfHeight: between(100, 150),
        tileWidth: between(620, 900),
        pinch: 0.58,
      }
      const bands =
        press.accentWave(family, accent, 'a', COVER.width) + press.inkWave(ink, 'b', COVER.width)
      return around([place], COVER, bands) + press.seal(family, seed, mark, place, 's')
    },
    describe: (colour, mark) =>
      `Two bands of fine lines, ${colour} and ink, cross behind a small seal with ${mark}`,
  },
  sealAboveBraid: {
    draw({ press, family, seed, mark }) {
      const { between, side } = variation(seed)
      // Wide pages crop a plate to its middle half, which contains the complete mark but not the braid.
      const place = { x: side(1180), y: between(350, 390), diameter: between(1300, 1480) }
      const braid = { y: 782, halfHeight: 90, tileWidth: between(480, 720), pinch: 0.5 }
      return (
        press.seal(family, seed, mark, place, 's') +
        around([place], COVER, press.inkWave(braid, 'a', COVER.width))
      )
    },
    describe: (colour, mark) =>
      `An engraved rosette in ${colour} with ${mark} at its centre, above a braid of ink lines`,
  },
} as const satisfies Readonly<Record<string, Layout>>

export type CoverLayout = keyof typeof LAYOUTS

/** Design of a cover. */
export interface CoverDesign {
  /** Slug of the article, from which the random seed is computed: the same slug always results in the same plate. */
  readonly slug: string
  readonly family: Family
  readonly layout: CoverLayout
  readonly mark: CoverMark
}

/** Cover of an article as SVG, 1600 by 900 pixels, in the colours of a theme. */
export function coverSvg({ slug, family, layout, mark }: CoverDesign, theme: Theme): string {
  const centre = { data: pageMarks[mark], grid: markGrid }
  const input = { press: pressOf(theme), family, seed: seedOf(slug), mark: centre }
  return svg(COVER, LAYOUTS[layout].draw(input))
}

/** Alternative text of a cover. */
export const coverAlt = ({ family, layout, mark }: Omit<CoverDesign, 'slug'>): string =>
  LAYOUTS[layout].describe(COLOUR_WORDS[family], MARK_WORDS[mark])

/** Seal as an author's portrait: square, 480 pixels. */
export function sealSvg(name: string, family: Family, theme: Theme): string {
  const size = 480
  const place = { x: size / 2, y: size / 2, diameter: size - 16 }
  const mark = { data: marks[familyMarks[family]], grid: 0 }
  return svg(
    { width: size, height: size },
    pressOf(theme).seal(family, seedOf(name), mark, place, 's'),
  )
}

import type { Family } from '#shared/engraving/families.ts'
import type { Theme } from '#shared/engraving/palette.ts'
import { plateMarkup } from '#shared/engraving/relief/plate.ts'
import type { PlateDesign } from '#shared/engraving/relief/plate-file.ts'
import type { Subject } from '#shared/engraving/relief/subjects.ts'
import { svg } from './plates.ts'

/** Size of a relief plate, in pixels. */
const PLATE = { width: 1320, height: 880 } as const

/** Size of a relief plate on phones, in pixels: two physical pixels per CSS pixel. */
const PHONE_PLATE = { width: 720, height: 480 } as const

/** Objects that covers can show, each with its description for alternative texts. */
const SUBJECT_WORDS = {
  answers: 'A store of records under a magnifier',
  balance: 'A balance with two pans',
  book: 'An open book',
  briefcase: 'A briefcase',
  bubbles: 'Two speech bubbles, one with a tick',
  bulb: 'A light bulb',
  calendar: 'A calendar with a circled date',
  candidate: 'A person under a magnifier',
  cloche: 'A domed dish cover on a tray',
  contract: 'A signed contract under a magnifier',
  cross: 'A medical cross on a disc',
  diploma: 'A certificate with a rosette ribbon',
  dome: 'A government building with a dome',
  envelope: 'A sealed envelope',
  eye: 'An open eye',
  factory: 'A factory with two chimneys',
  fingerprint: 'A fingerprint',
  gauge: 'A gauge with its needle to the right',
  gavel: 'A judge’s gavel on its block',
  globe: 'A globe on a stand',
  hourglass: 'An hourglass',
  key: 'A key',
  ledger: 'Three stacks of coins',
  mood: 'A smiling face',
  mortarboard: 'A mortarboard',
  move: 'Two server racks with arrows between them',
  owners: 'A tree of owners with three levels',
  passport: 'A passport',
  pen: 'A fountain pen above a signature',
  people: 'Three people side by side',
  pin: 'A map pin',
  podium: 'A winners’ podium with a figure on the first place',
  scanner: 'A page in a scanner',
  scroll: 'A deed with a seal',
  servers: 'Three server racks',
  shield: 'A shield with a keyhole',
  star: 'A star',
  strongbox: 'A safe with a wheel lock',
  tower: 'Two office towers',
  umbrella: 'An umbrella',
  voice: 'The bars of a voice recording',
  watchlist: 'A list of names under a magnifier',
  wheel: 'A steering wheel',
} as const satisfies Partial<Readonly<Record<Subject, string>>>

/** Object that the cover of an article shows. */
export type CoverSubject = keyof typeof SUBJECT_WORDS

const COLOUR_WORDS: Readonly<Record<Family, string>> = {
  screening: 'teal',
  diligence: 'indigo',
  data: 'plum',
  technology: 'copper',
}

/** Relief plate for the cover of an article. */
export interface CoverDesign extends PlateDesign {
  readonly subject: CoverSubject
}

/** Draws a relief plate as SVG, in the colours of a theme. */
export const plateSvg = ({ family, subject }: PlateDesign, theme: Theme): string =>
  svg(PLATE, plateMarkup(subject, family, theme, PLATE.height))

/** Draws the relief plate for phones. Authors have it in place of a portrait. */
export const phonePlateSvg = ({ family, subject }: PlateDesign, theme: Theme): string =>
  svg(PHONE_PLATE, plateMarkup(subject, family, theme, PHONE_PLATE.height))

/** Returns the alternative text of a cover. */
export const coverAlt = ({ family, subject }: CoverDesign): string =>
  `${SUBJECT_WORDS[subject]}, in relief, engraved in ${COLOUR_WORDS[family]} lines`

/** Checks of a landing page before it is published. They check the document that the Studio edits. */
import { isRecord, records } from '../guards.ts'
import { counted, grouped } from '#shared/text/count.ts'
import { LANDING_WORDS, landingLimits } from './landing-limits.ts'
import { type LandingBlockType, SECTION_REFERENCE } from './landing-page.ts'
import { landingSlugProblem } from './landing-slug.ts'

type Fields = Readonly<Record<string, unknown>>

const NAMES: Readonly<Record<LandingBlockType, string>> = {
  landingHero: 'Hero',
  landingText: 'Text',
  landingFacts: 'Facts',
  landingSteps: 'Steps',
  landingTable: 'Table',
  landingQuestions: 'Questions',
  landingArticles: 'Selected articles',
  landingReport: 'Sample report',
  landingPlanner: 'Turnaround planner',
  landingClosing: 'Closing',
}

/** Name of a block type in the Studio. */
export const blockName = (type: LandingBlockType): string => NAMES[type]

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Attributes that contain no text for visitors. */
const SILENT: ReadonlySet<string> = new Set(['family', 'target', 'picture', 'slug', 'checks'])

/** Texts of a block for visitors, in their order. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, part]) =>
    name.startsWith('_') || SILENT.has(name) ? [] : textsIn(part),
  )
}

/** Number of words that visitors read in a value of a block. */
const wordsIn = (value: unknown): number =>
  textsIn(value).join(' ').split(/\s+/u).filter(Boolean).length

const lengthOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)

const FACTS: Readonly<Record<LandingBlockType, (block: Fields) => string>> = {
  landingHero: () => '1 main heading',
  landingText: (block) => counted(wordsIn(block['paragraphs']), 'word'),
  landingFacts: (block) => counted(lengthOf(block['facts']), 'fact'),
  landingSteps: (block) => counted(lengthOf(block['steps']), 'step'),
  landingTable: (block) =>
    counted(lengthOf(isRecord(block['table']) ? block['table']['rows'] : []), 'row'),
  landingQuestions: (block) => counted(lengthOf(block['items']), 'question'),
  landingArticles: (block) => counted(lengthOf(block['articles']), 'article'),
  landingReport: ({ specimen }) =>
    counted(lengthOf(isRecord(specimen) ? specimen['fields'] : []), 'row'),
  landingPlanner: (block) => counted(lengthOf(block['checks']), 'check'),
  landingClosing: (block) =>
    block['target'] === 'meeting' ? 'With the booking of a meeting' : 'With the contact form',
}

/** Fact about a block, such as `4 steps`, for its row in the list of blocks. */
export const blockFact = (type: LandingBlockType, block: Fields): string => FACTS[type](block)

/** Reason why the order of the blocks is wrong, as a sentence, or undefined. The first block must be the hero, the last one the closing. */
export function structureProblem(blocks: unknown): string | undefined {
  const types = records(blocks).map(({ _type }) => _type)
  const count = (type: LandingBlockType) => types.filter((each) => each === type).length
  if (count('landingHero') === 0) return 'Add a hero. It has the main heading of the page.'
  if (count('landingHero') > 1) return 'Keep one hero. A page has one main heading.'
  if (types[0] !== 'landingHero') return 'Move the hero to the top.'
  if (count('landingClosing') > 1) return 'Keep one closing. A page has one call to action.'
  if (count('landingClosing') === 1 && types.at(-1) !== 'landingClosing') {
    return 'Move the closing to the end.'
  }
  return undefined
}

/** Path of a field in the form. Each block is identified by its key. */
type FieldPath = readonly (string | { readonly _key: string })[]

/** Result of a check. An error prevents publishing, a warning does not. `field` is the path of the field to correct. */
export interface LandingCheck {
  readonly title: string
  readonly text: string
  readonly level: 'ok' | 'warning' | 'error'
  readonly field: FieldPath
}

const check = (
  title: string,
  field: FieldPath,
  problem: { readonly warning?: string | undefined; readonly error?: string | undefined },
  fine: string,
): LandingCheck => {
  const level = problem.error ? 'error' : problem.warning ? 'warning' : 'ok'
  return { title, field, level, text: problem.error ?? problem.warning ?? fine }
}

/** Path of a block in the form. */
const blockPath = (block: Fields | undefined): FieldPath =>
  block === undefined ? ['blocks'] : ['blocks', { _key: String(block['_key']) }]

function headingCheck(blocks: readonly Fields[]): LandingCheck {
  const hero = blocks.find(({ _type }) => _type === 'landingHero')
  const heading = textOf(hero?.['heading'])
  const missing = heading === '' ? 'Enter the headline of the hero.' : undefined
  return check(
    'One main heading',
    blockPath(hero),
    { error: structureProblem(blocks.filter(({ _type }) => _type === 'landingHero')) ?? missing },
    `“${heading}”`,
  )
}

function actionCheck(blocks: readonly Fields[]): LandingCheck {
  const closing = blocks.find(({ _type }) => _type === 'landingClosing')
  const error =
    closing === undefined
      ? 'Add a closing. Its button is the call to action, also in the hero.'
      : textOf(closing['action']) === ''
        ? 'Enter the text of the button.'
        : undefined
  return check('A call to action', blockPath(closing), { error }, textOf(closing?.['action']))
}

function pictureCheck(blocks: readonly Fields[]): LandingCheck {
  const shown = blocks.filter(({ picture }) => isRecord(picture) && isRecord(picture['asset']))
  const bare = shown.filter(
    ({ picture }) => textOf(isRecord(picture) ? picture['alt_text'] : '') === '',
  )
  const error = bare.length === 0 ? undefined : 'Describe the picture for readers who can’t see it.'
  const fine =
    shown.length === 0
      ? 'No picture needs one'
      : `${shown.length} of ${counted(shown.length, 'picture')}`
  return check('Alternative texts', blockPath(bare[0]), { error }, fine)
}

function colourCheck(blocks: readonly Fields[]): LandingCheck {
  const hero = blocks.find(({ _type }) => _type === 'landingHero')
  const error = textOf(hero?.['family']) === '' ? 'Choose the line of work in the hero.' : undefined
  return check('Contrast', blockPath(hero), { error }, 'The chosen colour has enough contrast')
}

function lengthCheck(blocks: readonly Fields[]): LandingCheck {
  const words = wordsIn(blocks)
  const minutes = Math.max(1, Math.round(words / 200))
  const { min, max } = LANDING_WORDS
  const hasShared = blocks.some(({ _type }) => _type === SECTION_REFERENCE)
  const warning =
    words > max
      ? `Shorten the page to ${grouped(max)} words. It has ${grouped(words)}.`
      : words < min && !hasShared
        ? `Write at least ${min} words. The page has ${words}.`
        : undefined
  return check(
    'Length',
    ['blocks'],
    { warning },
    `${counted(words, 'word')}, about ${counted(minutes, 'minute')}`,
  )
}

function addressCheck(document: Fields): LandingCheck {
  const { slug } = document
  const current = textOf(isRecord(slug) ? slug['current'] : '')
  const error = current === '' ? 'Enter the slug of the page.' : landingSlugProblem(current)
  return check('Address', ['slug'], { error }, `/${current}`)
}

function descriptionCheck({ meta }: Fields): LandingCheck {
  const description = textOf(isRecord(meta) ? meta['description'] : '')
  const { min, max } = landingLimits.metaDescription
  const hint = `Write ${min} to ${max} characters.`
  const isOff = description.length < min || description.length > max
  return check(
    'Description for search engines',
    ['meta', 'description'],
    description === '' ? { error: hint } : { warning: isOff ? hint : undefined },
    counted(description.length, 'character'),
  )
}

/** Checks of a landing page, in the order of the checklist. */
export function landingChecks(document: Fields): readonly LandingCheck[] {
  const blocks = records(document['blocks'])
  return [
    headingCheck(blocks),
    actionCheck(blocks),
    pictureCheck(blocks),
    colourCheck(blocks),
    lengthCheck(blocks),
    addressCheck(document),
    descriptionCheck(document),
    check(
      'Order of the blocks',
      ['blocks'],
      { error: structureProblem(blocks) },
      counted(blocks.length, 'block'),
    ),
  ]
}

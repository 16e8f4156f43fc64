import { paths } from '#shared/paths/paths.ts'
import type { Budget } from './budget.ts'
import type { Candidate } from './index-store.ts'
import type { Concept } from './query.ts'
import { isStopWord, stemsOf, type Stem } from './words.ts'

/** A candidate with how well it fits. */
export interface Ranked {
  readonly candidate: Candidate
  readonly score: number
  /** Share of what the question tells that the passage speaks of, 0 to 1. */
  readonly covered: number
  /** It says nothing of what is asked of a thing, such as its price. */
  readonly lacks: boolean
  /** Largest share of one thing in the question that passage and page do not name at all, 0 to 1. */
  readonly missing: number
}

/** How much it counts that a thing is named here; what is named in several places counts for all of them, less each time. */
const FIELDS = { page: 0.55, heading: 0.5, about: 0.4, text: 0.5 } as const

/** Pages of the company's own before what it has written about. */
const KINDS = {
  page: 1,
  question: 1.05,
  fact: 1.12,
  opening: 0.95,
  blog: 0.88,
  caseStudy: 0.78,
} as const

/** What a passage counts for that speaks of an industry which was not asked about. */
const BESIDE = 0.8

/** Factor of an entry of a list of questions that names nothing of what is asked. */
const APART = 0.85

/** What a passage counts for where the question names nothing that the site has. */
const ELSEWHERE = 0.5

/** What it counts for that a passage is meant for exactly these words, and how many of them there must be. */
const EXACT = 0.3
const EXACT_WORDS = 3

/** What it counts for that the words of the question stand side by side. */
const TOGETHER = 0.2

/** How surely a text names a thing. `stems` has a space between them, before the first and after the last. */
export const sureness = (stems: string, { names }: Concept): number =>
  names.reduce(
    (most, name) => (name.sureness > most && stems.includes(name.text) ? name.sureness : most),
    0,
  )

/** Share of a heading's own words that the question has. */
function shareAsked(heading: string, asked: ReadonlySet<Stem>): number {
  const stems = heading.split(' ').filter((stem) => stem !== '' && !isStopWord(stem))
  return stems.length === 0 ? 0 : stems.filter((stem) => asked.has(stem)).length / stems.length
}

/**
 * True for an entry of a list of questions that names nothing of what is asked: the title of its page, which all entries share,
 * answers nothing.
 */
function isApart(
  kind: Candidate['passage']['kind'],
  heading: string,
  text: string,
  concepts: readonly Concept[],
): boolean {
  const named = concepts.filter(({ isAspect }) => !isAspect)
  return (
    kind === 'question' &&
    named.length > 0 &&
    named.every((concept) => sureness(heading, concept) === 0 && sureness(text, concept) === 0)
  )
}

/** Texts of a passage, as stems with a space between them. */
interface Fields {
  readonly page: string
  readonly heading: string
  readonly about: string
  readonly text: string
}

/** Adds up what a passage names of the concepts of a question, in units of their weight. */
function namedIn(fields: Fields, concepts: readonly Concept[]) {
  const sum = { all: 0, met: 0, covered: 0, missing: 0, lacks: false }
  for (const concept of concepts) {
    const page = sureness(fields.page, concept)
    const heading = sureness(fields.heading, concept)
    const about = sureness(fields.about, concept)
    const text = sureness(fields.text, concept)
    const missed =
      (1 - FIELDS.page * page) *
      (1 - FIELDS.heading * heading) *
      (1 - FIELDS.about * about) *
      (1 - FIELDS.text * text)
    const most = Math.max(page, heading, about, text)
    sum.all += concept.weight
    sum.met += concept.weight * (1 - missed)
    sum.covered += concept.weight * most
    if (most > 0) continue
    if (!concept.isAspect) sum.missing = Math.max(sum.missing, concept.weight)
    else if (concept.isKnown) sum.lacks = true
  }
  return sum
}

function rankOne(
  candidate: Candidate,
  concepts: readonly Concept[],
  asked: ReadonlySet<Stem>,
  pairs: readonly string[],
  wordings: readonly string[],
): Ranked {
  const { passage } = candidate
  const [page = '', heading = '', about = '', text = ''] = candidate.stems
  const { all, met, covered, missing, lacks } = namedIn({ page, heading, about, text }, concepts)
  const fit = met / Math.max(all, 1e-9)
  const whole = `${heading}${about}${text}`
  const together = pairs.filter((pair) => whole.includes(pair)).length / Math.max(pairs.length, 1)
  const subject = shareAsked(page, asked)
  const head = shareAsked(heading, asked)
  // The page of an industry speaks of that industry alone.
  const isBeside = subject === 0 && passage.url.startsWith(`${paths.industries}/`)
  const bonus =
    0.2 * subject +
    TOGETHER * together +
    (passage.kind === 'question' ? 0.25 : 0.1) * head +
    (wordings.some((words) => about.includes(words)) ? EXACT : 0)
  return {
    candidate,
    score:
      (fit + bonus) *
      KINDS[passage.kind] *
      (isBeside ? BESIDE : 1) *
      (isApart(passage.kind, heading, text, concepts) ? APART : 1),
    covered: covered / Math.max(all, 1e-9),
    lacks,
    missing: missing / Math.max(all, 1e-9),
  }
}

/** Words of the question that stand side by side, as a text has them. */
function pairsOf(concepts: readonly Concept[]): readonly string[] {
  const [only] = concepts
  if (concepts.length === 1 && only?.typed.includes(' ') === true) {
    return [` ${stemsOf(only.typed).join(' ')} `]
  }
  return concepts
    .slice(1)
    .map(({ typed }, before) => ` ${stemsOf(`${concepts[before]?.typed} ${typed}`).join(' ')} `)
}

/** The whole question as it was put, and with another name in the place of one; none where it has few words. */
function wordingsOf(query: string, concepts: readonly Concept[]): readonly string[] {
  const stems = stemsOf(query)
  if (stems.length < EXACT_WORDS) return []
  const words = ` ${stems.join(' ')} `
  const others = concepts.flatMap(({ typed, names }) =>
    names.map(({ text }) => words.replace(` ${stemsOf(typed).join(' ')} `, () => text)),
  )
  return [...new Set([words, ...others])]
}

/**
 * The candidates, best first; the order of equal ones does not depend on how they were found.
 * @throws SearchStopped
 */
export function rank(
  candidates: readonly Candidate[],
  concepts: readonly Concept[],
  query: string,
  budget: Budget,
): readonly Ranked[] {
  const wordings = wordingsOf(query, concepts)
  const sure = concepts.flatMap(({ names }) => names.filter((name) => name.sureness > 0.7))
  const pairs = pairsOf(concepts)
  // The price of something that is not on the site is not on it either.
  const known = concepts.filter(({ isKnown }) => isKnown)
  const isElsewhere = known.length < concepts.length && known.every(({ isAspect }) => isAspect)
  const asked = new Set(sure.flatMap(({ stems }) => stems))
  return candidates
    .map((candidate) => {
      budget.check()
      return rankOne(candidate, concepts, asked, pairs, wordings)
    })
    .map((ranked) => (isElsewhere ? { ...ranked, score: ranked.score * ELSEWHERE } : ranked))
    .toSorted(
      (a, b) => b.score - a.score || (a.candidate.passage.id < b.candidate.passage.id ? -1 : 1),
    )
}

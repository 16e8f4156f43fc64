import { byContentType } from '#shared/content/content-types/content-types.ts'
import { publishedTypes } from '#shared/content/published-types/published-types.ts'
import { paths } from '#shared/paths/paths.ts'
import type { Budget } from './budget.ts'
import type { Candidate } from './index-store.ts'
import type { Concept } from './query.ts'
import { isStopWord, stemsOf, type Stem } from './words.ts'

/** Candidate with its scores. */
export interface Ranked {
  readonly candidate: Candidate
  readonly score: number
  /** Weighted share of the question's concepts that the passage names, 0 to 1. A concept is a word with its synonyms. */
  readonly covered: number
  /** True if the question asks for an aspect, such as the price, that the passage does not name. */
  readonly lacks: boolean
  /**
   * Weight of the heaviest concept that neither passage nor page contains, as a share of the weight of all concepts, 0 to 1. Aspects do not
   * count.
   */
  readonly missing: number
}

/**
 * Share of a concept's weight that counts if the field contains the concept. If several fields contain it, each further field adds less.
 */
const FIELDS = { page: 0.55, heading: 0.5, about: 0.4, text: 0.5 } as const

/** Factors for the score by kind of passage. Pages of the site rank above articles. */
const KINDS = {
  page: 1,
  question: 1.05,
  fact: 1.12,
  opening: 0.95,
  ...byContentType((type) => publishedTypes[type].search.weight),
} as const

/** Factor for a passage of an industry page if the question does not name the industry. */
const BESIDE = 0.8

/** Factor for an FAQ entry that names none of the question's concepts. */
const APART = 0.85

/** Factor for all passages if the subject of the question does not occur on the site. */
const ELSEWHERE = 0.5

/**
 * Bonus for a passage whose additional search words (`about`) contain the complete question, if the question has at least `EXACT_WORDS`
 * words.
 */
const EXACT = 0.3
const EXACT_WORDS = 3

/** Bonus for a passage in which words of the question are adjacent. */
const TOGETHER = 0.2

/**
 * Highest `sureness` of the concept's names that occur in a text; 0 if none occurs.
 * @param stems stems of the text, with spaces between them and at both ends
 */
export const sureness = (stems: string, { names }: Concept): number =>
  names.reduce(
    (most, name) => (name.sureness > most && stems.includes(name.text) ? name.sureness : most),
    0,
  )

/** Share of a heading's words, without stop words, that occur in the question, 0 to 1. */
function shareAsked(heading: string, asked: ReadonlySet<Stem>): number {
  const stems = heading.split(' ').filter((stem) => stem !== '' && !isStopWord(stem))
  return stems.length === 0 ? 0 : stems.filter((stem) => asked.has(stem)).length / stems.length
}

/**
 * True for an FAQ entry that names none of the question's concepts. The title of the page is ignored, because all entries of the page share
 * it.
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

/** Fields of a passage, each as stems with spaces between them. */
interface Fields {
  readonly page: string
  readonly heading: string
  readonly about: string
  readonly text: string
}

/**
 * Adds up the weights of the concepts that a passage contains. `covered`, `missing` and `lacks` depend only on the concepts in `counted`.
 */
function namedIn(fields: Fields, concepts: readonly Concept[], counted: readonly Concept[]) {
  const sum = { all: 0, met: 0, counted: 0, covered: 0, missing: 0, lacks: false }
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
    if (!counted.includes(concept)) continue
    sum.counted += concept.weight
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
  counted: readonly Concept[],
  asked: ReadonlySet<Stem>,
  pairs: readonly string[],
  wordings: readonly string[],
): Ranked {
  const { passage } = candidate
  const [page = '', heading = '', about = '', text = ''] = candidate.stems
  const sum = namedIn({ page, heading, about, text }, concepts, counted)
  const { all, met, covered, missing, lacks } = sum
  const fit = met / Math.max(all, 1e-9)
  const whole = `${heading}${about}${text}`
  const together = pairs.filter((pair) => whole.includes(pair)).length / Math.max(pairs.length, 1)
  const subject = shareAsked(page, asked)
  const head = shareAsked(heading, asked)
  // A passage of an industry page is about this industry. It ranks lower if the question does not name the industry.
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
    covered: covered / Math.max(sum.counted, 1e-9),
    lacks,
    missing: missing / Math.max(sum.counted, 1e-9),
  }
}

/**
 * Pairs of consecutive words of the question, as stems with spaces between them and at both ends. A single concept of several words counts
 * as one pair.
 */
function pairsOf(concepts: readonly Concept[]): readonly string[] {
  const [only] = concepts
  if (concepts.length === 1 && only?.typed.includes(' ') === true) {
    return [` ${stemsOf(only.typed).join(' ')} `]
  }
  return concepts
    .slice(1)
    .map(({ typed }, before) => ` ${stemsOf(`${concepts[before]?.typed} ${typed}`).join(' ')} `)
}

/** The question as stems, and the same with one concept replaced by another of its names. Empty for questions of fewer than three words. */
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
 * Ranks candidates, best first. Candidates with equal scores are ordered by passage id.
 * @param counted concepts that count for `covered`, `missing` and `lacks`; the score uses all concepts
 * @throws SearchStopped
 */
export function rank(
  candidates: readonly Candidate[],
  concepts: readonly Concept[],
  query: string,
  budget: Budget,
  counted: readonly Concept[] = concepts,
): readonly Ranked[] {
  const wordings = wordingsOf(query, concepts)
  const sure = concepts.flatMap(({ names }) => names.filter((name) => name.sureness > 0.7))
  const pairs = pairsOf(concepts)
  // If the site does not contain the subject of the question, it cannot state its price either. Therefore a known aspect does not make the
  // subject known.
  const known = concepts.filter(({ isKnown }) => isKnown)
  const isElsewhere = known.length < concepts.length && known.every(({ isAspect }) => isAspect)
  const asked = new Set(sure.flatMap(({ stems }) => stems))
  return candidates
    .map((candidate) => {
      budget.check()
      return rankOne(candidate, concepts, counted, asked, pairs, wordings)
    })
    .map((ranked) => (isElsewhere ? { ...ranked, score: ranked.score * ELSEWHERE } : ranked))
    .toSorted(
      (a, b) => b.score - a.score || (a.candidate.passage.id < b.candidate.passage.id ? -1 : 1),
    )
}

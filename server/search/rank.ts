import type { Candidate } from './index-store.ts'
import type { Concept, Name } from './query.ts'
import { isStopWord, stemOf, stemsOf, wordsOf, type Stem } from './words.ts'

/** A candidate with how well it fits. */
export interface Ranked {
  readonly candidate: Candidate
  readonly score: number
  /** Share of what the question tells that the passage speaks of, 0 to 1. */
  readonly covered: number
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

const has = (stems: readonly Stem[], name: Name): boolean =>
  stems.some((_, place) => name.stems.every((stem, index) => stems[place + index] === stem))

/** How surely a text names a thing. */
export const sureness = (stems: readonly Stem[], { names }: Concept): number =>
  names.reduce((most, name) => (name.sureness > most && has(stems, name) ? name.sureness : most), 0)

/** Share of a heading's own words that the question has. */
function shareAsked(heading: string, concepts: readonly Concept[]): number {
  const words = wordsOf(heading).filter((word) => !isStopWord(word))
  if (words.length === 0) return 0
  const asked = words.filter((word) =>
    concepts.some(({ names }) =>
      names.some(({ stems, sureness: sure }) => sure > 0.7 && stems.includes(stemOf(word))),
    ),
  )
  return asked.length / words.length
}

function rankOne(candidate: Candidate, concepts: readonly Concept[]): Ranked {
  const { passage } = candidate
  const fields = {
    page: stemsOf(passage.page),
    heading: stemsOf(passage.heading),
    about: stemsOf(passage.about),
    text: stemsOf(passage.text),
  }
  let all = 0
  let met = 0
  let covered = 0
  for (const concept of concepts) {
    const sure = {
      page: sureness(fields.page, concept),
      heading: sureness(fields.heading, concept),
      about: sureness(fields.about, concept),
      text: sureness(fields.text, concept),
    }
    const missed =
      (1 - FIELDS.page * sure.page) *
      (1 - FIELDS.heading * sure.heading) *
      (1 - FIELDS.about * sure.about) *
      (1 - FIELDS.text * sure.text)
    all += concept.weight
    met += concept.weight * (1 - missed)
    covered += concept.weight * Math.max(sure.page, sure.heading, sure.about, sure.text)
  }
  const fit = met / Math.max(all, 1e-9)
  const subject = shareAsked(passage.page, concepts)
  const head = shareAsked(passage.heading, concepts)
  const bonus = 0.12 * subject + (passage.kind === 'question' ? 0.25 : 0.1) * head
  return {
    candidate,
    score: (fit + bonus) * KINDS[passage.kind],
    covered: covered / Math.max(all, 1e-9),
  }
}

/** The candidates, those that fit best first; the order of equal ones does not depend on how they were found. */
export const rank = (
  candidates: readonly Candidate[],
  concepts: readonly Concept[],
): readonly Ranked[] =>
  candidates
    .map((candidate) => rankOne(candidate, concepts))
    .toSorted(
      (a, b) =>
        b.score - a.score || (a.candidate.passage.id < b.candidate.passage.id ? -1 : 1),
    )

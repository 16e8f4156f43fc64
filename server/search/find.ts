import type { Candidate, IndexStore } from './index-store.ts'
import type { Hit, SearchOptions } from './ports.ts'
import { conceptsOf, type Concept } from './query.ts'
import { rank, sureness } from './rank.ts'
import { sentencesOf } from './sentences.ts'
import { namesSubject, subjectOf } from './subject.ts'
import { isStopWord, stemsOf } from './words.ts'

/** Passages of each sort that are looked at closely. */
const CANDIDATES = 120

/** What else was named with the subject of an earlier question counts for, beside what the question itself names. */
const EARLIER = 0.3

/** A hit with the document that it was found in. */
export interface Found extends Hit {
  readonly document: string
  readonly rev: string
}

const stemsToFind = (concepts: readonly Concept[]): readonly string[] => [
  ...new Set(
    concepts
      .flatMap(({ names }) => names.flatMap(({ stems }) => stems))
      .filter((stem) => !isStopWord(stem)),
  ),
]

const rated = (candidate: Candidate, concepts: readonly Concept[]) => {
  const all = concepts.reduce((sum, { weight }) => sum + weight, 0)
  return sentencesOf(candidate.passage.text).map((text) => {
    const stems = ` ${stemsOf(text).join(' ')} `
    const met = concepts.reduce(
      (sum, concept) => sum + concept.weight * sureness(stems, concept),
      0,
    )
    return { text, covered: met / Math.max(all, 1e-9) }
  })
}

const termsIn = ({ stems }: Candidate, concepts: readonly Concept[]) => {
  const [page, heading, , text] = stems
  const whole = `${page}${heading}${text}`
  return stemsToFind(concepts).filter((stem) => whole.includes(` ${stem} `))
}

/** Searches the index: what is asked about, what may speak of it, and which of that fits best. */
export function find(
  store: IndexStore,
  query: string,
  { limit = 10, earlier = [] }: SearchOptions = {},
): readonly Found[] {
  const own = conceptsOf(store, query)
  const before = subjectOf(own) === undefined ? lastSubject(store, earlier) : []
  const typed = new Set(own.map((concept) => concept.typed))
  const concepts = [
    ...own,
    ...before
      // What was asked of it is answered already.
      .filter((concept) => !typed.has(concept.typed) && !concept.isAspect)
      .map((concept) => ({
        ...concept,
        weight: concept.weight * (namesSubject(concept) ? 1 : EARLIER),
      })),
  ]
  const candidates = store.candidates(stemsToFind(concepts), CANDIDATES)
  return rank(candidates, concepts, query)
    .slice(0, limit)
    .map(({ candidate, score, covered, lacks }) => {
      const { about: _, ...passage } = candidate.passage
      return {
        document: candidate.document,
        rev: candidate.rev,
        passage,
        score,
        covered,
        lacks,
        terms: termsIn(candidate, concepts),
        sentences: rated(candidate, concepts),
      }
    })
}

/** What the latest of the earlier queries that named a subject was about. */
function lastSubject(store: IndexStore, earlier: readonly string[]): readonly Concept[] {
  for (const query of earlier.toReversed()) {
    const concepts = conceptsOf(store, query)
    const subject = subjectOf(concepts)
    if (subject !== undefined) return subject
  }
  return []
}

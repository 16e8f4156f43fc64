import type { Budget } from '../budget.ts'
import type { Candidate, IndexStore } from '../index-store.ts'
import type { Concept } from '../query.ts'
import { sureness, type Ranked } from '../rank.ts'
import { similarWords } from '../similar-words.ts'
import { namesSubject } from '../subject.ts'
import { isStopWord, stemOf, wordsOf } from '../words.ts'
import { topicOf, type AskedWord, type TypicalIndex, type TypicalMatch } from './typical-index.ts'
import { withoutPhrases } from './everyday-words.ts'
import { typicalIndexOf } from './typical-of.ts'

/** Factors of a match that lacks a subject or a number of the question. */
const LACKING = { subject: 0.75, number: 0.9 } as const

/** Score that a typical question adds to its passage, for each unit of similarity above a limit. */
const RAISE = { from: 0.4, by: 0.5 } as const

const pathOf = ({ passage }: Candidate) => passage.url.replace(/#.*/u, '')

/** Concepts of a question. */
interface About {
  readonly own: readonly Concept[]
  /** Concepts of an earlier question that it continues. */
  readonly before: readonly Concept[]
  /** True to include topics, which have no passage. */
  readonly withTopics?: boolean
}

/** Words of a question. An unknown word also has similar words of the site as its forms. */
function askedWords(
  index: TypicalIndex,
  store: IndexStore,
  query: string,
  before: readonly Concept[],
  budget: Budget,
): readonly AskedWord[] {
  const words = wordsOf(withoutPhrases(query)).map((word) => {
    const isKnown = isStopWord(word) || index.knows(word) || store.frequency(stemOf(word)) > 0
    const isMisspelled = !isKnown && budget.mayLookUp(word)
    return { forms: [word, ...(isMisspelled ? similarWords(store, word).stems : [])] }
  })
  // Aspects of the earlier question are already answered, so only its subject counts.
  const earlier = before.flatMap((concept) =>
    wordsOf(concept.typed).map((word) => ({ forms: [word], isEarlier: !namesSubject(concept) })),
  )
  return [...words, ...earlier]
}

/** Digit sequences of a text. */
const numbersIn = (query: string): readonly string[] => query.match(/\d+/gu) ?? []

/** Factor of a match, 0 to 1. It is lower if the match lacks a subject or a number that the question names. */
export function factorOf(
  { stems, answer, asked }: Pick<TypicalMatch, 'stems' | 'answer' | 'asked'>,
  subjects: readonly Concept[],
  numbers: readonly string[],
): number {
  const own = numbersIn(`${asked} ${answer}`)
  const lacksSubject = subjects.some((concept) => sureness(stems, concept) === 0)
  const lacksNumber = numbers.some((number) => !own.includes(number))
  return (lacksSubject ? LACKING.subject : 1) * (lacksNumber ? LACKING.number : 1)
}

/** Lead of a match over the best match of another page. A question that fits several pages equally well fits none of them well. */
function leadOf({ candidate, fit }: TypicalMatch, matches: readonly TypicalMatch[]): number {
  const path = pathOf(candidate)
  const other = matches.find((match) => pathOf(match.candidate) !== path)
  return fit - (other?.fit ?? 0)
}

/**
 * Typical questions that are most similar to a question, best first.
 * @throws SearchStopped
 */
export function resembling(
  store: IndexStore,
  query: string,
  { own, before, withTopics }: About,
  budget: Budget,
): readonly TypicalMatch[] {
  const index = typicalIndexOf(store)
  if (index === undefined) return []
  const subjects = [...own, ...before].filter(namesSubject)
  const numbers = numbersIn(query)
  const matches = index
    .match(askedWords(index, store, query, before, budget), budget, {
      withTopics: withTopics === true,
    })
    .map((match) => ({ ...match, fit: match.fit * factorOf(match, subjects, numbers) }))
    .toSorted((a, b) => b.fit - a.fit)
  return matches
    .map((match) => ({ ...match, fit: match.fit + leadOf(match, matches) }))
    .toSorted((a, b) => b.fit - a.fit)
}

/** Minimum similarity of a passage that is added although it shares no word with the question. */
const LEAST = 0.5

/** Candidates, and the passages of sufficiently similar matches that are not among them. */
export function withTypical(
  candidates: readonly Candidate[],
  matches: readonly TypicalMatch[],
): readonly Candidate[] {
  const ids = new Set(candidates.map(({ passage }) => passage.id))
  const added = new Map(
    matches
      .filter(
        ({ candidate: { passage }, fit }) =>
          fit >= LEAST && !ids.has(passage.id) && topicOf(passage) === undefined,
      )
      .map(({ candidate }) => [candidate.passage.id, candidate]),
  )
  return [...candidates, ...added.values()]
}

/** A ranked passage with its best match, which raises its score. */
export function raised(
  ranked: Ranked,
  matches: readonly TypicalMatch[],
): Ranked & { readonly typical?: TypicalMatch } {
  const typical = matches.find(
    ({ candidate }) => candidate.passage.id === ranked.candidate.passage.id,
  )
  if (typical === undefined) return ranked
  const score = ranked.score + RAISE.by * Math.max(0, typical.fit - RAISE.from)
  return { ...ranked, score, typical }
}

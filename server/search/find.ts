import { ownBudget, type Budget } from './budget.ts'
import type { Candidate, IndexStore } from './index-store.ts'
import { SEARCH_LIMITS } from './limits.ts'
import type { Hit, Resembled, SearchOptions, TopicFound } from './ports.ts'
import { conceptsOf, type Concept } from './query.ts'
import { rank, sureness } from './rank.ts'
import { sentencesOf } from './sentences.ts'
import { namesSubject, subjectOf } from './subject.ts'
import type { TopicMatch, TypicalMatch } from './typical/typical-index.ts'
import { isInFocus, raised, resembling, withTypical } from './typical/resembling.ts'
import { isStopWord, stemsOf } from './words.ts'

/** Maximum number of candidates from the pages of the site, and of candidates among the articles. */
const CANDIDATES = 120

/** Factor for the weight of concepts of an earlier query, except those that are its subject. */
const EARLIER = 0.3

/** Factor for the score of passages that are not on the pages which answered the earlier query. */
const OUTSIDE = 0.8

/** Hit with the id and the revision of its document. */
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

/**
 * Stems of a query that are searched, in the order of the query. The rarest stems are chosen until the limit of occurrences is reached; the
 * rarest one is always chosen.
 */
function affordable(store: IndexStore, stems: readonly string[]): readonly string[] {
  const rarestFirst = stems.toSorted((a, b) => store.frequency(a) - store.frequency(b))
  let left: number = SEARCH_LIMITS.occurrences
  const chosen = new Set(
    rarestFirst.filter((stem, place) => {
      left -= store.frequency(stem)
      return left >= 0 || place === 0
    }),
  )
  return stems.filter((stem) => chosen.has(stem))
}

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

/**
 * Weight of the heaviest concept that neither the passage nor its typical question contains, as a share of the weight of all concepts.
 * Aspects, such as the price, do not count. 1 if there are no concepts.
 */
function unnamedIn(
  { stems }: Candidate,
  match: TypicalMatch,
  concepts: readonly Concept[],
): number {
  if (concepts.length === 0) return 1
  const named = stems.join('') + match.stems
  const all = concepts.reduce((sum, { weight }) => sum + weight, 0)
  const heaviest = concepts
    .filter((concept) => !concept.isAspect && sureness(named, concept) === 0)
    .reduce((most, { weight }) => Math.max(most, weight), 0)
  return heaviest / Math.max(all, 1e-9)
}

const resembled = ({ asked, answer, fit }: TypicalMatch, missing: number): Resembled => ({
  asked,
  answer,
  fit,
  missing,
})

const topicFound = ({ topic, fit }: TopicMatch): TopicFound => ({ name: topic, fit })

/** Concepts of a query and of the earlier query that it continues. Concepts of the earlier query have less weight, except its subject. */
function withEarlier(own: readonly Concept[], before: readonly Concept[]): readonly Concept[] {
  const typed = new Set(own.map((concept) => concept.typed))
  return [
    ...own,
    ...before
      // The price or other aspects of the earlier query have been answered already, so they do not count.
      .filter((concept) => !typed.has(concept.typed) && !concept.isAspect)
      .map((concept) => ({
        ...concept,
        weight: concept.weight * (namesSubject(concept) ? 1 : EARLIER),
      })),
  ]
}

/** Concepts of the earlier query that this query continues. Empty if this query names its own subject. */
function continuedBy(
  store: IndexStore,
  query: string,
  own: readonly Concept[],
  { earlier, isFollowUp, focus }: Required<Pick<SearchOptions, 'earlier' | 'isFollowUp' | 'focus'>>,
  budget: Budget,
): readonly Concept[] {
  const hasSubject = focus.length === 0 && subjectOf(own) !== undefined
  if (hasSubject || (!isFollowUp && !needsEarlier(query, own))) return []
  return lastSubject(store, earlier, isFollowUp || hasNoun(own), budget)
}

/** Result of a search. */
export interface FoundAll {
  /** Best first. */
  readonly hits: readonly Found[]
  /** Topic that is most similar to the query, if topics were asked for and one is similar. */
  readonly topic?: TopicFound
}

/**
 * Searches the index for passages that match a query. Returns the best hits first.
 * @throws SearchStopped
 */
export const find = (
  store: IndexStore,
  text: string,
  options: SearchOptions = {},
  budget: Budget = ownBudget(),
): readonly Found[] => findAll(store, text, options, budget).hits

/**
 * Searches the index for passages that match a query and, with the option `withTopics`, for the topic of the query.
 * @throws SearchStopped
 */
export function findAll(
  store: IndexStore,
  text: string,
  {
    limit = 10,
    earlier = [],
    isFollowUp = false,
    focus = [],
    withTopics = false,
  }: SearchOptions & { readonly withTopics?: boolean },
  budget: Budget,
): FoundAll {
  const query = text.slice(0, SEARCH_LIMITS.query)
  const own = conceptsOf(store, query, budget)
  const before = continuedBy(store, query, own, { earlier, isFollowUp, focus }, budget)
  const concepts = withEarlier(own, before)
  // A query within a conversation may leave out its subject. Its similarity to a typical question then does not show that both have the
  // same subject.
  const isAlone = focus.length === 0 && before.length === 0 && !isFollowUp
  budget.check()
  const { matches, topic } = resembling(store, query, { own, before, withTopics, focus }, budget)
  const found = store.candidates(affordable(store, stemsToFind(concepts)), CANDIDATES)
  const candidates = withTypical(found, matches)
  // All passages of the pages that answered the earlier query have the same subject. Only the words of the current query distinguish them.
  const counted = focus.length === 0 ? concepts : own
  const ranked = rank(candidates, concepts, query, budget, counted)
    .map((one) => raised(one, matches))
    .map((one) =>
      isInFocus(one.candidate.passage.url, focus) ? one : { ...one, score: one.score * OUTSIDE },
    )
    .toSorted((a, b) => b.score - a.score)
  // For a query that depends on earlier ones, the typical question must not supply the missing concepts.
  const named = isAlone ? counted : []
  // The passage of the most similar typical question answers a question even if it has few of its words and ranks low.
  const similar = withTopics && focus.length === 0 ? matches[0] : undefined
  const hits = ranked
    .filter(({ typical }, place) => place < limit || (similar !== undefined && typical === similar))
    .map(({ candidate, score, covered, lacks, missing, typical: match }) => {
      budget.check()
      const { about: _, ...passage } = candidate.passage
      return {
        document: candidate.document,
        rev: candidate.rev,
        passage,
        score,
        covered,
        lacks,
        missing,
        terms: termsIn(candidate, concepts),
        sentences: rated(candidate, counted.length === 0 ? concepts : counted),
        ...(match !== undefined && {
          typical: resembled(match, Math.min(missing, unnamedIn(candidate, match, named))),
        }),
      }
    })
  return { hits, ...(topic !== undefined && { topic: topicFound(topic) }) }
}

/** Words that show that a query refers to the previous query. */
const POINTS_BACK =
  /^(?:and|but|so|or|then|what about|how about|what if)\b|\b(?:it|its|that|this|these|those|they|them|their|one|ones)\b/iu

/** Maximum number of words of a query that refers to an earlier query. A longer query is assumed to name its subject. */
const SHORT = 8

/** True if a query cannot be understood without the previous query: it refers back, or it has no noun. */
function needsEarlier(query: string, own: readonly Concept[]): boolean {
  const nouns = own.filter(({ isAspect, isKnown }) => isKnown && !isAspect)
  if (nouns.length === 0) return true
  return nouns.length <= 3 && query.split(/\s+/u).length <= SHORT && POINTS_BACK.test(query.trim())
}

/** True if one of the concepts occurs on the site and is not an aspect, such as the price. */
const hasNoun = (own: readonly Concept[]): boolean =>
  own.some(({ isAspect, isKnown }) => isKnown && !isAspect)

/**
 * Concepts of the latest earlier query that has a subject. If no earlier query has a subject and `isAnyTaken` is true, the concepts of the
 * latest query. Otherwise none. Reads at most five earlier queries, 500 characters of each.
 */
function lastSubject(
  store: IndexStore,
  earlier: readonly string[],
  isAnyTaken: boolean,
  budget: Budget,
): readonly Concept[] {
  for (const query of earlier.slice(-SEARCH_LIMITS.earlier).toReversed()) {
    const read = query.slice(0, SEARCH_LIMITS.earlierCharacters)
    const subject = subjectOf(conceptsOf(store, read, budget))
    if (subject !== undefined) return subject
  }
  const last = earlier.at(-1)?.slice(0, SEARCH_LIMITS.earlierCharacters)
  return last === undefined || !isAnyTaken ? [] : conceptsOf(store, last, budget)
}

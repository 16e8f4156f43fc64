import { isArticleType } from '#shared/content/status.ts'
import type { Budget } from '../budget.ts'
import type { Candidate, IndexStore } from '../index-store.ts'
import type { Concept } from '../query.ts'
import { sureness, type Ranked } from '../rank.ts'
import { similarWords } from '../similar-words.ts'
import { namesSubject } from '../subject.ts'
import { isStopWord, stemOf, wordsOf } from '../words.ts'
import {
  isTopicMatch,
  type AskedWord,
  type Match,
  type TopicMatch,
  type TypicalIndex,
  type TypicalMatch,
} from './typical-index.ts'
import { withoutPhrases } from './everyday-words.ts'
import { typicalIndexOf } from './typical-of.ts'

/**
 * Factors for the similarity of a match that lacks the subject or a number of the question, or that is not on one of the pages which
 * answered the earlier question.
 */
const LACKING = { subject: 0.75, number: 0.9, focus: 0.8 } as const

/** Factor for the similarity of a match in an article. Pages are preferred, because they state what the company offers. */
const ARTICLE = 0.92

/** Bonus for the score of a passage whose typical question is similar: `by` times the part of the similarity that exceeds `from`. */
const RAISE = { from: 0.4, by: 0.6 } as const

/**
 * Factors for less exact matches: if the most similar wording is a phrasing and not a typical question, and if the fact has phrasings only.
 */
const PHRASED = { wording: 0.96, fact: 0.95 } as const

const phrasedFactorOf = ({ isPhrased, isAllPhrased }: Match, isArticle: boolean): number =>
  (isPhrased ? PHRASED.wording : 1) * (isAllPhrased && !isArticle ? PHRASED.fact : 1)

type AnyMatch = TypicalMatch | TopicMatch

/** Path of the page, or name of the topic. Paths begin with a slash and names do not, so they cannot be equal. */
const subjectNameOf = (match: AnyMatch) =>
  isTopicMatch(match) ? match.topic : pathOf(match.candidate.passage.url)

/** Concepts of a question, and options for the comparison with typical questions. */
interface About {
  readonly own: readonly Concept[]
  /** Concepts of the earlier question that this question continues. */
  readonly before: readonly Concept[]
  /** True to include topics, which have no passage. */
  readonly withTopics?: boolean
  /** URLs of the sections that answered the earlier question; empty if the question continues none. */
  readonly focus?: readonly string[]
}

const pathOf = (url: string) => url.replace(/#.*/u, '')

/** True if the page of a passage is one of the pages of `focus`, or if `focus` is empty. */
export const isInFocus = (url: string, focus: readonly string[]): boolean =>
  focus.length === 0 || focus.some((one) => pathOf(one) === pathOf(url))

/** Bonus for a match in the section that answered the earlier question. */
const SAME_SECTION = 0.12

/** Words of a question with their possible forms. The forms of an unknown word include the similar words of the site. */
function askedWords(
  index: TypicalIndex,
  store: IndexStore,
  query: string,
  before: readonly Concept[],
  isInSubject: boolean,
  budget: Budget,
): readonly AskedWord[] {
  const words = wordsOf(withoutPhrases(query)).map((word) => {
    const isKnown = isStopWord(word) || index.knows(word) || store.frequency(stemOf(word)) > 0
    const isMisspelled = !isKnown && budget.mayLookUp(word)
    return { forms: [word, ...(isMisspelled ? similarWords(store, word).stems : [])] }
  })
  // The price or other aspects of the earlier question have been answered already. Only its subject counts.
  const earlier = before.flatMap((concept) =>
    wordsOf(concept.typed).map((word) => ({
      forms: [word],
      isEarlier: isInSubject || !namesSubject(concept),
    })),
  )
  return [...words, ...earlier]
}

/** Numbers in a text, as sequences of digits. */
const numbersIn = (query: string): readonly string[] => query.match(/\d+/gu) ?? []

/** Factor for the similarity of a match, 0 to 1. It is lower if the match lacks a subject or a number that the question names. */
export function factorOf(
  { stems, asked, answer = '' }: Pick<Match, 'stems' | 'asked'> & { readonly answer?: string },
  subjects: readonly Concept[],
  numbers: readonly string[],
): number {
  const own = numbersIn(`${asked} ${answer}`)
  const lacksSubject = subjects.some((concept) => sureness(stems, concept) === 0)
  const lacksNumber = numbers.some((number) => !own.includes(number))
  return (lacksSubject ? LACKING.subject : 1) * (lacksNumber ? LACKING.number : 1)
}

/**
 * Amount by which a match is more similar than the best match of another page. A question that is equally similar to several pages is
 * probably about none of them.
 */
function leadOf(match: AnyMatch, matches: readonly AnyMatch[]): number {
  const subject = subjectNameOf(match)
  const other = matches.find((one) => subjectNameOf(one) !== subject)
  return match.fit - (other?.fit ?? 0)
}

/** Result of the comparison of a question with typical questions and topics. */
export interface Resembling {
  /** Best first. */
  readonly matches: readonly TypicalMatch[]
  /** The most similar topic, if topics were asked for and one is similar. */
  readonly topic: TopicMatch | undefined
}

/**
 * Returns the typical questions and the topic that are most similar to a question.
 * @throws SearchStopped
 */
export function resembling(
  store: IndexStore,
  query: string,
  { own, before, withTopics, focus = [] }: About,
  budget: Budget,
): Resembling {
  const index = typicalIndexOf(store)
  if (index === undefined) return { matches: [], topic: undefined }
  const subjects = [...own, ...before].filter(namesSubject)
  const numbers = numbersIn(query)
  const found = index
    .match(askedWords(index, store, query, before, focus.length > 0, budget), budget, {
      withTopics: withTopics === true,
      isPreferred: (url) => focus.length > 0 && isInFocus(url, focus),
    })
    .map((match) => {
      const isNear = isTopicMatch(match) || isInFocus(match.candidate.passage.url, focus)
      const isArticle = !isTopicMatch(match) && isArticleType(match.candidate.passage.kind)
      const factor =
        factorOf(match, subjects, numbers) *
        (isNear ? 1 : LACKING.focus) *
        (isArticle ? ARTICLE : 1) *
        phrasedFactorOf(match, isArticle)
      const isHere = !isTopicMatch(match) && focus.includes(match.candidate.passage.url)
      return { ...match, fit: match.fit * factor + (isHere ? SAME_SECTION : 0) }
    })
    .toSorted((a, b) => b.fit - a.fit)
  const all = found
    .map((match) => ({ ...match, fit: match.fit + leadOf(match, found) }))
    .toSorted((a, b) => b.fit - a.fit)
  return {
    matches: all.filter((match): match is TypicalMatch => !isTopicMatch(match)),
    topic: all.find(isTopicMatch),
  }
}

/** Minimum similarity of a typical question whose passage becomes a candidate even if the passage itself has no word of the question. */
const LEAST = 0.5

/** Adds the passages whose typical questions are similar enough to the candidates. */
export function withTypical(
  candidates: readonly Candidate[],
  matches: readonly TypicalMatch[],
): readonly Candidate[] {
  const ids = new Set(candidates.map(({ passage }) => passage.id))
  const added = new Map(
    matches
      .filter(({ candidate: { passage }, fit }) => fit >= LEAST && !ids.has(passage.id))
      .map(({ candidate }) => [candidate.passage.id, candidate]),
  )
  return [...candidates, ...added.values()]
}

/** Raises the score of a ranked passage by the bonus for its typical question, if it has one that is similar. */
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

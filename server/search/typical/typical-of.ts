import { SITE_ID, type Candidate, type IndexStore } from '../index-store.ts'
import { sentencesOf } from '../sentences.ts'
import { topics } from '../typical-questions/topics.ts'
import { typicalQuestions } from '../typical-questions/typical-questions.ts'
import { createTypicalIndex, type TypicalIndex } from './typical-index.ts'
import type { TypicalQuestion } from './typical-question.ts'

interface Built {
  readonly rev: string | undefined
  readonly index: TypicalIndex | undefined
}

const built = new WeakMap<IndexStore, Built>()

/** Maximum number of sentences in an answer that is taken from an FAQ entry of a page. */
const MOST_SENTENCES = 3

/** Typical questions from the FAQ entries of the pages. */
const printed = (passages: readonly Candidate[]): readonly TypicalQuestion[] =>
  passages.flatMap(({ passage: { id, kind, heading, text } }) => {
    if (kind !== 'question') return []
    const last = sentencesOf(text).slice(0, MOST_SENTENCES).at(-1)
    if (last === undefined) return []
    const answer = text.slice(0, text.indexOf(last) + last.length)
    return [{ passage: id, answer, asked: [heading] }]
  })

/** Merges typical questions with the same answer. */
const joined = (questions: readonly TypicalQuestion[]): readonly TypicalQuestion[] =>
  [...Map.groupBy(questions, ({ passage, answer }) => `${passage}\n${answer}`).values()].flatMap(
    (all) => {
      const [first] = all
      return first === undefined ? [] : [{ ...first, asked: all.flatMap(({ asked }) => asked) }]
    },
  )

/**
 * Typical questions for the pages of an index, or undefined if the index has no pages. The questions are prepared once for each revision of
 * the pages.
 */
export function typicalIndexOf(store: IndexStore): TypicalIndex | undefined {
  const rev = store.revisionOf(SITE_ID)
  const known = built.get(store)
  if (known !== undefined && known.rev === rev) return known.index
  const passages = rev === undefined ? [] : store.passagesOf(SITE_ID)
  const index =
    passages.length === 0
      ? undefined
      : createTypicalIndex(
          joined([...printed(passages), ...typicalQuestions]),
          new Map(passages.map((candidate) => [candidate.passage.id, candidate])),
          topics,
        )
  built.set(store, { rev, index })
  return index
}

import type { Candidate, IndexStore } from '../index-store.ts'
import { phrasings } from '../phrasings/phrasings.ts'
import { phrasedQuestions } from '../phrasings/read-phrasings.ts'
import { sentencesOf } from '../sentences.ts'
import { topics } from '../typical-questions/topics.ts'
import { typicalQuestions } from '../typical-questions/typical-questions.ts'
import { createPreparedTexts, type PreparedTexts } from './prepared-texts.ts'
import { createTypicalIndex, type TypicalIndex } from './typical-index.ts'
import type { TypicalQuestion } from './typical-question.ts'

/** Passages of a document in one revision, with the typical questions that are made from its FAQ entries and phrasings. */
interface ReadDocument {
  readonly rev: string
  readonly passages: readonly Candidate[]
  readonly printed: readonly TypicalQuestion[]
}

interface Built {
  /** Version of the store. */
  readonly version: number
  readonly documents: ReadonlyMap<string, ReadDocument>
  readonly texts: PreparedTexts
  readonly index: TypicalIndex | undefined
}

const built = new WeakMap<IndexStore, Built>()

/** Maximum number of sentences in an answer that is taken from an FAQ entry of a page. */
const MOST_SENTENCES = 3

/** Typical questions that are made from the FAQ entries of pages. */
const printed = (passages: readonly Candidate[]): readonly TypicalQuestion[] =>
  passages.flatMap(({ passage: { id, kind, heading, text } }) => {
    if (kind !== 'question') return []
    const last = sentencesOf(text).slice(0, MOST_SENTENCES).at(-1)
    if (last === undefined) return []
    const answer = text.slice(0, text.indexOf(last) + last.length)
    return [{ passage: id, answer, asked: [heading] }]
  })

const phrasingsOf = Map.groupBy(phrasings, ({ passage }) => passage)

/** Paths of the pages and articles for which there are phrasings. */
const phrasedPaths: readonly string[] = [
  ...new Set(phrasings.map(({ passage }) => passage.replace(/[#~].*/u, ''))),
]

/** Merges the typical questions of a passage that have the same answer. */
const joined = (questions: readonly TypicalQuestion[]): readonly TypicalQuestion[] =>
  [...Map.groupBy(questions, ({ passage, answer }) => `${passage}\n${answer}`).values()].flatMap(
    (all) => {
      const [first] = all
      return first === undefined
        ? []
        : [
            {
              ...first,
              asked: all.flatMap(({ asked }) => asked),
              phrased: all.flatMap(({ phrased = [] }) => phrased),
            },
          ]
    },
  )

/** Reads the documents of the pages, and of the articles with phrasings. Only documents with a new revision are read from the store. */
function readDocuments(
  store: IndexStore,
  known: Built['documents'] | undefined,
): Built['documents'] {
  const revisions = new Map([...store.pageRevisions(), ...store.revisionsAt(phrasedPaths)])
  return new Map(
    [...revisions].map(([id, rev]) => {
      const before = known?.get(id)
      if (before?.rev === rev) return [id, before]
      const passages = store.passagesOf(id)
      const phrased = passages.flatMap(({ passage }) => phrasedQuestions(passage, phrasingsOf))
      return [id, { rev, passages, printed: [...printed(passages), ...phrased] }]
    }),
  )
}

/**
 * Typical questions for the pages of a store, prepared for comparison. Undefined if the store has no pages. After a change, only the texts
 * of the changed pages are read again.
 */
export function typicalIndexOf(store: IndexStore): TypicalIndex | undefined {
  const known = built.get(store)
  if (known !== undefined && known.version === store.version()) return known.index
  const documents = readDocuments(store, known?.documents)
  const isSame =
    known !== undefined &&
    known.documents.size === documents.size &&
    [...documents].every(([id, document]) => known.documents.get(id) === document)
  const texts = known?.texts ?? createPreparedTexts()
  const all = [...documents.values()]
  const passages = all.flatMap((document) => document.passages)
  const index = isSame
    ? known.index
    : passages.length === 0
      ? undefined
      : createTypicalIndex(
          joined([...all.flatMap((document) => document.printed), ...typicalQuestions]),
          new Map(passages.map((candidate) => [candidate.passage.id, candidate])),
          topics,
          texts,
        )
  built.set(store, { version: store.version(), documents, texts, index })
  return index
}

import { createCollection } from '#lake/documents/collection.ts'
import type { Collection } from '#lake/documents/collection.ts'
import { compileListenFilter } from '#lake/transactions/listen-filter.ts'
import { createQueryEngine } from '#lake/query/query.ts'
import { receivedDocuments } from './sent-documents.ts'
import type {
  Answer,
  ForeignFilter,
  ForeignQuery,
  Question,
  SentCommit,
  SentDocuments,
} from './thread-messages.ts'
import type { Mutation, SelectedIds } from '#lake/documents/types.ts'
import { isPublic } from '#lake/query/view.ts'

/** Replica of a dataset's documents for queries. It is updated with each commit. */
export interface Replica {
  /** Adds documents to the replica. */
  load(documents: SentDocuments): void
  commit(commit: SentCommit): void
  /** Answers a question. @param deadline time limit of the evaluation, in milliseconds @throws LakeError, as the dataset itself does */
  answer(question: Question, deadline: number): Promise<Answer>
}

/** Creates an empty replica. @param sequence sequence of the commit that the documents will include */
export function createReplica(datasetName: string, sequence: number): Replica {
  const documents = createCollection()
  const engine = createQueryEngine({ datasetName, documents, now: () => new Date() })
  let newest = sequence

  function query(
    { returnQuery, ...request }: ForeignQuery,
    deadline: number,
  ): Uint8Array<ArrayBuffer> {
    const { result, syncTags, ms } = engine.query({ ...request, deadline })
    const repeated = returnQuery ? { query: request.query } : {}
    const text = JSON.stringify({ ...repeated, result, syncTags, ms: Math.round(ms) })
    return new TextEncoder().encode(text)
  }

  async function select(mutations: readonly Mutation[], deadline: number): Promise<SelectedIds> {
    // Imported on demand: the code for patches takes some MB, and few callers select by a query.
    const { selectDocuments } = await import('#lake/transactions/select-documents.ts')
    const selected = selectDocuments({ documents, engine, mutations, deadline })
    return { ...selected, sequence: newest }
  }

  return {
    load(sent) {
      for (const document of receivedDocuments(sent)) documents.put(document)
    },
    commit({ sequence: next, written, removed }) {
      const received = receivedDocuments(written)
      for (const document of received) documents.put(document)
      for (const id of removed) documents.remove(id)
      engine.changed([...received.map(({ _id }) => _id), ...removed])
      newest = next
    },
    async answer(question, deadline) {
      switch (question.kind) {
        case 'query':
          return { kind: 'query', body: query(question.request, deadline) }
        case 'select':
          return { kind: 'select', selected: await select(question.mutations, deadline) }
        case 'match':
          return {
            kind: 'match',
            belong: match(question.filter, { datasetName, documents, deadline }),
          }
      }
    },
  }
}

function match(
  { visibility, documents: asked, ...question }: ForeignFilter,
  copy: {
    readonly datasetName: string
    readonly documents: Collection
    readonly deadline: number
  },
): readonly boolean[] {
  const end = performance.now() + copy.deadline
  const filter = compileListenFilter(question, {
    datasetName: copy.datasetName,
    get: (id) => {
      const found = copy.documents.get(id)
      return found !== undefined && (visibility === 'everything' || isPublic(found))
        ? found
        : undefined
    },
  })
  return asked.map((document) => filter(document, end - performance.now()))
}

import type { Collection } from './collection.ts'
import { createCollection } from './collection.ts'
import type { DraftTransaction } from './draft-transaction.ts'
import type { Params } from './groq-ast.ts'
import { parseQuery } from './groq-parse.ts'
import { createRun } from './query-run.ts'
import type { LakeDocument, QueryAnswer, QueryRequest } from './types.ts'
import { createView, layersOf } from './view.ts'
import type { View } from './view.ts'
import { createViewIndex } from './view-index.ts'
import type { ViewIndex } from './view-index.ts'

const ANONYMOUS = '<anonymous>'
/** Views of releases come and go; the ones of `drafts` and `published` are asked all the time and stay. */
const MAX_VIEWS = 8

export interface QueryPorts {
  readonly datasetName: string
  readonly documents: Collection
  readonly now: () => Date
}

interface IndexedView extends View {
  readonly index: ViewIndex
}

/** Answers GROQ over a dataset's documents. */
export function createQueryEngine({ datasetName, documents, now }: QueryPorts) {
  const rawIndex = createViewIndex(documents, true)
  const views = new Map<string, IndexedView>()

  function viewed({ perspective = 'raw', visible }: QueryRequest): ViewIndex {
    const layers = layersOf(perspective)
    if (visible !== undefined) return restricted(layers, visible)
    if (layers === undefined) return rawIndex
    const key = layers.join()
    const known = views.get(key)
    const view = known ?? indexed(createView(documents, layers))
    views.delete(key)
    views.set(key, view)
    const [oldest] = views.keys()
    if (views.size > MAX_VIEWS && oldest !== undefined) views.delete(oldest)
    return view.index
  }

  function restricted(
    layers: readonly string[] | undefined,
    visible: (document: LakeDocument) => boolean,
  ): ViewIndex {
    const raw = createCollection()
    for (const document of documents.all()) if (visible(document)) raw.put(document)
    return createViewIndex(layers === undefined ? raw : createView(raw, layers).documents, false)
  }

  function withTransaction(transaction: DraftTransaction): ViewIndex {
    if (transaction.touched.size === 0) return rawIndex
    const raw = createCollection()
    for (const document of documents.all()) raw.put(document)
    for (const [id, { after }] of transaction.touched) {
      if (after === undefined) raw.remove(id)
      else raw.put(after)
    }
    return createViewIndex(raw, false)
  }

  return {
    async query(request: QueryRequest): Promise<QueryAnswer> {
      const started = performance.now()
      const params = request.params ?? {}
      const { plan } = parseQuery(request.query, params)
      const identity = request.identity ?? ANONYMOUS
      const run = createRun({
        plan,
        params,
        identity,
        datasetName,
        index: viewed(request),
        now: now(),
        deadline: request.deadline,
      })
      const result = await run.result()
      return { result, syncTags: run.syncTags(), ms: performance.now() - started }
    },
    /** Brings the views in step with documents that were written or removed. */
    changed(ids: readonly string[]): void {
      for (const id of ids) {
        rawIndex.changed(id)
        for (const view of views.values()) view.update(id)
      }
    },
    /** The result of a query over the documents as a transaction sees them. @throws LakeError */
    selectSync(query: string, params: Params, transaction: DraftTransaction): unknown {
      const { plan } = parseQuery(query, params)
      const index = withTransaction(transaction)
      return createRun({
        plan,
        params,
        identity: ANONYMOUS,
        datasetName,
        index,
        now: now(),
        deadline: undefined,
      }).resultSync()
    },
  }
}

function indexed(view: View): IndexedView {
  const { documents } = view
  const index = createViewIndex(documents, true)
  return {
    documents,
    index,
    update(id) {
      const shown = view.update(id)
      if (shown !== undefined) index.changed(shown)
      return shown
    },
  }
}

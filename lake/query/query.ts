import type { Collection } from '#lake/documents/collection.ts'
import type { DraftTransaction } from '#lake/documents/draft-transaction.ts'
import type { Params } from '#lake/groq/ast.ts'
import { createBudget } from '#lake/groq/budget.ts'
import { parseQuery } from '#lake/groq/parse.ts'
import { textWords } from '#lake/groq/text.ts'
import { createLastingView, createPassingView, visibleDocuments } from './indexed-view.ts'
import type { IndexedView, LastingView } from './indexed-view.ts'
import { createOverlayIndex } from './overlay-index.ts'
import { isRecord } from '#lake/access/guards.ts'
import { createRun } from './query-run.ts'
import type { QueryAnswer, QueryRequest } from '#lake/documents/types.ts'
import { createPublicView, createRawView, createView, layersOf } from './view.ts'
import { createViewIndex } from './view-index.ts'
import { createWordIndex } from '#lake/groq/word-index.ts'

const ANONYMOUS = '<anonymous>'
/**
 * Maximum number of cached views. The least recently used view is evicted. That is always the view of a release, because the views of
 * `drafts` and `published` are used all the time.
 */
const MAX_VIEWS = 8

export interface QueryPorts {
  readonly datasetName: string
  readonly documents: Collection
  readonly now: () => Date
}

export type QueryEngine = ReturnType<typeof createQueryEngine>

/** Creates the engine that evaluates GROQ over a dataset's documents. */
export function createQueryEngine({ datasetName, documents, now }: QueryPorts) {
  const words = createWordIndex(documents, textWords)
  const raw = createLastingView(createRawView(documents), words)
  const views = new Map<string, LastingView>()
  const overlays = new WeakMap<DraftTransaction, IndexedView>()

  function viewed({ perspective = 'raw', visibility, visible }: QueryRequest): IndexedView {
    const layers = layersOf(perspective)
    if (visible !== undefined) {
      const shown = visibleDocuments(documents, visible)
      const view = layers === undefined ? shown : createView(shown, layers).documents
      return createPassingView(createViewIndex(view, false))
    }
    if (visibility === 'public') {
      // All public documents are in the published layer, so a view without drafts is enough.
      if (layers !== undefined) return kept('published', () => createView(documents, ['published']))
      return kept('', () => createPublicView(documents))
    }
    return layers === undefined ? raw : kept(layers.join(), () => createView(documents, layers))
  }

  function kept(key: string, make: () => ReturnType<typeof createView>): LastingView {
    const view = views.get(key) ?? createLastingView(make(), words)
    views.delete(key)
    views.set(key, view)
    const [oldest] = views.keys()
    if (views.size > MAX_VIEWS && oldest !== undefined) views.delete(oldest)
    return view
  }

  function withTransaction(transaction: DraftTransaction): IndexedView {
    if (transaction.touched.size === 0) return raw
    const known = overlays.get(transaction)
    if (known !== undefined) return known
    const made = createPassingView(createOverlayIndex(raw.index, transaction.touched))
    overlays.set(transaction, made)
    return made
  }

  return {
    /** Evaluates a query. @throws LakeError */
    query(request: QueryRequest): QueryAnswer {
      const started = performance.now()
      const params = request.params ?? {}
      const budget = createBudget(request.deadline)
      const { plan } = parseQuery(request.query, params)
      const run = createRun({
        plan,
        params,
        identity: request.identity ?? ANONYMOUS,
        datasetName,
        view: viewed(request),
        now: now(),
        budget,
      })
      const result = run.result()
      return { result, syncTags: run.syncTags(), ms: performance.now() - started }
    },
    /** Updates the views after the documents with these ids were written or removed. */
    changed(ids: readonly string[]): void {
      for (const id of ids) {
        words.changed(id)
        raw.changed(id)
        for (const view of views.values()) view.changed(id)
      }
    },
    /**
     * Returns the documents that a query selects among those that a transaction sees.
     * @param deadline maximum duration, in milliseconds
     * @throws LakeError
     */
    select(
      query: string,
      params: Params,
      transaction: DraftTransaction,
      deadline?: number,
    ): { readonly ids: readonly string[]; readonly syncTags: readonly string[] } {
      const { plan } = parseQuery(query, params)
      const run = createRun({
        plan,
        params,
        identity: ANONYMOUS,
        datasetName,
        view: withTransaction(transaction),
        now: now(),
        budget: createBudget(deadline),
      })
      const ids = idsIn(run.result())
      return { ids, syncTags: run.syncTags() }
    },
  }
}

function idsIn(result: unknown): readonly string[] {
  const items: readonly unknown[] = Array.isArray(result) ? result : [result]
  const ids = items.flatMap((item) => {
    const id = isRecord(item) ? item['_id'] : undefined
    return typeof id === 'string' ? [id] : []
  })
  return [...new Set(ids)]
}

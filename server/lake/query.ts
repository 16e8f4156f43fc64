import { evaluate, evaluateSync } from 'groq-js'
import type { Collection } from './collection.ts'
import { createCollection } from './collection.ts'
import type { DraftTransaction } from './draft-transaction.ts'
import { parseQuery } from './groq-parse.ts'
import type { Params } from './groq-parse.ts'
import { datasetTag } from './sync-tags.ts'
import type { LakeDocument, QueryAnswer, QueryRequest } from './types.ts'
import { LakeError } from './types.ts'
import { createView, layersOf } from './view.ts'
import type { View } from './view.ts'

const ANONYMOUS = '<anonymous>'
/** Views of releases come and go; `drafts` and `published` are always among the newest. */
const MAX_VIEWS = 8

export interface QueryPorts {
  readonly datasetName: string
  readonly documents: Collection
  readonly now: () => Date
}

/** Answers GROQ over a dataset's documents. */
export function createQueryEngine({ datasetName, documents, now }: QueryPorts) {
  const views = new Map<string, View>()

  function viewed({ perspective = 'raw', visible }: QueryRequest): Collection {
    const layers = layersOf(perspective)
    if (visible !== undefined) {
      const raw = createCollection()
      for (const document of documents.all()) if (visible(document)) raw.put(document)
      return layers === undefined ? raw : createView(raw, layers).documents
    }
    if (layers === undefined) return documents
    const key = layers.join()
    const known = views.get(key)
    const view = known ?? createView(documents, layers)
    views.delete(key)
    views.set(key, view)
    const [oldest] = views.keys()
    if (views.size > MAX_VIEWS && oldest !== undefined) views.delete(oldest)
    return view.documents
  }

  function options(source: Collection, params: Params, identity: string) {
    return {
      dataset: source.all(),
      params: { ...params },
      identity,
      timestamp: now(),
      sanity: { projectId: 'local', dataset: datasetName },
      dereference: ({ _ref }: { _ref: string }): LakeDocument | undefined => source.get(_ref),
    }
  }

  async function query(request: QueryRequest): Promise<QueryAnswer> {
    const started = performance.now()
    const params = request.params ?? {}
    const { tree } = parseQuery(request.query, params)
    const context = options(viewed(request), params, request.identity ?? ANONYMOUS)
    let result: unknown
    try {
      result = evaluateSync(tree, context).data
    } catch (error) {
      if (!isNotSync(error)) throw asRuntimeError(error)
      result = await evaluate(tree, context)
        .then((value: { get(): Promise<unknown> }) => value.get())
        .catch((failure: unknown) => {
          throw asRuntimeError(failure)
        })
    }
    return {
      result: result ?? null,
      syncTags: [datasetTag(datasetName)],
      ms: performance.now() - started,
    }
  }

  return {
    query,
    /** Brings the views in step with a document that was written or removed. */
    changed(id: string): void {
      for (const view of views.values()) view.update(id)
    },
    /** The result of a query over the documents as a transaction sees them. @throws LakeError */
    selectSync(text: string, params: Params, transaction: DraftTransaction): unknown {
      const { tree } = parseQuery(text, params)
      let source = documents
      if (transaction.touched.size > 0) {
        source = createCollection()
        for (const document of documents.all()) source.put(document)
        for (const [id, { after }] of transaction.touched) {
          if (after === undefined) source.remove(id)
          else source.put(after)
        }
      }
      try {
        return evaluateSync(tree, options(source, params, ANONYMOUS)).data
      } catch (error) {
        throw asRuntimeError(error)
      }
    },
  }
}

function isNotSync(error: unknown): boolean {
  return error instanceof Error && /sync/i.test(error.message)
}

function asRuntimeError(error: unknown): LakeError {
  if (error instanceof LakeError) return error
  const message =
    error instanceof RangeError
      ? 'The query is nested too deeply or its result is too large'
      : error instanceof Error
        ? error.message
        : String(error)
  return new LakeError(
    'queryRuntimeError',
    `The query cannot be evaluated: ${message}`,
    {},
    { cause: error },
  )
}

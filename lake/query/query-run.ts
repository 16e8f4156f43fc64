import type { Params } from '#lake/groq/ast.ts'
import type { Budget } from '#lake/groq/budget.ts'
import type { Plan } from '#lake/groq/plan.ts'
import { rootScope } from '#lake/groq/scope.ts'
import type { Question, Surroundings } from '#lake/groq/scope.ts'
import { bounded } from '#lake/groq/result-size.ts'
import { datasetTag, idTag, typeTag } from './sync-tags.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'
import type { IndexedView } from './indexed-view.ts'
import { valuesOf } from './view-index.ts'

/** Maximum number of sync tags. A result with more dependencies gets the tag of the complete dataset instead. */
const MAX_TAGS = 200

export interface RunOptions {
  readonly plan: Plan
  readonly params: Params
  readonly identity: string
  readonly datasetName: string
  readonly view: IndexedView
  readonly now: Date
  readonly budget: Budget
}

/** Creates the environment of one evaluation of a planned query. */
export function createRun(options: RunOptions) {
  const { plan, params, datasetName, view, budget } = options
  const { index } = view
  const { documents } = index
  const looked = new Set<string>()
  let lookedAtAll = false
  const subqueries = new Map<number, unknown>()
  const matchers = new Map<number, (document: LakeDocument) => boolean>()

  const world: Surroundings = {
    params,
    identity: options.identity,
    now: options.now,
    projectId: 'local',
    datasetName,
    budget,
    everything: () => documents.all(),
    dereference,
    answer,
  }
  const reading = {
    params,
    budget,
    dereference,
    note: (id: string) => void looked.add(id),
    noteAll: () => {
      lookedAtAll = true
    },
  }

  function dereference(id: string): LakeDocument | undefined {
    looked.add(id)
    return documents.get(id)
  }

  function answer({ kind, index: number }: Question, key: unknown): unknown {
    if (kind === 'query') return subquery(number)
    if (kind === 'text') return holdsText(number, key)
    if (kind === 'selection') {
      const selection = plan.selections[number]
      return selection === undefined ? null : index.select(selection, reading)
    }
    const lookup = plan.lookups[number]
    return lookup === undefined ? null : index.find(lookup, key, budget)
  }

  function subquery(number: number): unknown {
    if (subqueries.has(number)) return subqueries.get(number)
    const result = plan.subqueries[number]?.(rootScope(world))
    subqueries.set(number, result)
    return result
  }

  function holdsText(number: number, id: unknown): boolean {
    const document = typeof id === 'string' ? documents.get(id) : undefined
    const text = plan.texts[number]
    if (document === undefined || text === undefined) return false
    const matcher = matchers.get(number) ?? view.textMatcher(text, params, budget)
    matchers.set(number, matcher)
    return matcher(document)
  }

  return {
    /** Evaluates the query. @throws LakeError `queryRuntimeError`, `queryTimeout` or `tooLarge` */
    result(): unknown {
      try {
        return bounded(plan.evaluate(rootScope(world)), budget)
      } catch (error) {
        throw asRuntimeError(error)
      }
    },
    /** Returns the sync tags of all dependencies of the result. Must be called after `result`. */
    syncTags(): string[] {
      const tags = new Set<string>()
      for (const scope of plan.scopes) {
        const values = scope.by === 'everything' ? [] : valuesOf(scope.sources, params)
        if (values.length === 0) return [datasetTag(datasetName)]
        for (const value of values) {
          if (typeof value !== 'string') return [datasetTag(datasetName)]
          tags.add(scope.by === 'id' ? idTag(datasetName, value) : typeTag(datasetName, value))
        }
      }
      for (const id of looked) {
        if (tags.size > MAX_TAGS) break
        tags.add(idTag(datasetName, id))
      }
      const isTooMany = lookedAtAll || tags.size > MAX_TAGS
      return isTooMany ? [datasetTag(datasetName)] : [...tags].toSorted()
    },
  }
}

function asRuntimeError(error: unknown): LakeError {
  if (error instanceof LakeError) return error
  const tooDeep = error instanceof RangeError
  const reason = error instanceof Error ? error.message : String(error)
  return new LakeError(
    'queryRuntimeError',
    `The query cannot be evaluated: ${tooDeep ? 'it is nested too deeply or its result is too large' : reason}`,
    {},
    { cause: error },
  )
}

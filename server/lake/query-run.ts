import { evaluate, evaluateSync } from 'groq-js'
import type { Node, Params } from './groq-ast.ts'
import { MARK } from './groq-plan.ts'
import type { Plan } from './groq-plan.ts'
import { textMatcher } from './groq-text.ts'
import { bounded } from './result-size.ts'
import { datasetTag, idTag, typeTag } from './sync-tags.ts'
import type { LakeDocument } from './types.ts'
import { LakeError } from './types.ts'
import type { ViewIndex } from './view-index.ts'
import { valuesOf } from './view-index.ts'

/** With more marks than this an answer counts as depending on the whole dataset. */
const MAX_TAGS = 200

/** Items that one evaluation may go through: `*{"x": *[…]}` over ten thousand documents would hold the process for minutes. */
const MAX_VISITS = 1_000_000

export interface RunOptions {
  readonly plan: Plan
  readonly params: Params
  readonly identity: string
  readonly datasetName: string
  readonly index: ViewIndex
  readonly now: Date
  /** Milliseconds that it may take. */
  readonly deadline: number | undefined
}

/** One evaluation of a planned query. */
export function createRun({
  plan,
  params,
  identity,
  datasetName,
  index,
  now,
  deadline,
}: RunOptions) {
  const { documents } = index
  const looked = new Set<string>()
  const subqueries = new Map<number, unknown>()
  const matchers = plan.texts.map((text) => textMatcher(text, params))
  let waiting = false
  let visited = 0
  const end = deadline === undefined ? Number.POSITIVE_INFINITY : performance.now() + deadline

  const options = {
    // A copy of the outermost level: groq-js asks it for own properties.
    params: { ...params },
    identity,
    timestamp: now,
    sanity: { projectId: 'local', dataset: datasetName },
    dereference: ({ _ref }: { _ref: string }): unknown =>
      _ref.startsWith(MARK) ? answer(_ref) : dereference(_ref),
    // Not asked for without need: the next write has to copy a list that was given out.
    dataset: plan.scans ? documents.all() : [],
  }

  function dereference(id: string): LakeDocument | undefined {
    looked.add(id)
    return documents.get(id)
  }

  /** Answers a question that the plan has put into the tree as a reference. */
  function answer(ref: string): unknown {
    const [, kind, position = ''] = ref.split(':', 4)
    const number = Number(position)
    const key = ref.slice(MARK.length + (kind?.length ?? 0) + position.length + 2)
    if (kind === 'query') return counted(subquery(number))
    if (kind === 'all') return counted(documents.all())
    if (kind === 'text') {
      const document = documents.get(key)
      return document !== undefined && matchers[number]?.(document) === true
    }
    const selection = plan.selections[number]
    if (kind === 'selection' && selection !== undefined) {
      return counted(index.select(selection, params))
    }
    const lookup = plan.lookups[number]
    if (kind === 'lookup' && lookup !== undefined) {
      return counted(index.find(lookup, key))
    }
    return undefined
  }

  /** A list is about to be gone through, item by item. */
  function counted<T>(result: T): T {
    visited += Array.isArray(result) ? result.length : 0
    if (performance.now() > end) {
      throw new LakeError('queryTimeout', `The query took longer than ${deadline} ms: ask for less`)
    }
    if (visited <= MAX_VISITS) return result
    throw new LakeError('queryRuntimeError', 'The query looks at too many documents too many times')
  }

  function subquery(number: number): unknown {
    if (subqueries.has(number)) return subqueries.get(number)
    const tree = plan.subqueries[number]
    if (tree === undefined) return undefined
    const result: unknown = waiting ? evaluateWaiting(tree) : evaluateSync(tree, options).data
    subqueries.set(number, result)
    return result
  }

  async function evaluateWaiting(tree: Node): Promise<unknown> {
    const value: { get(): Promise<unknown> } = await evaluate(tree, options)
    return value.get()
  }

  return {
    /** @throws LakeError `queryRuntimeError` */
    async result(): Promise<unknown> {
      try {
        return bounded(evaluateSync(plan.tree, options).data ?? null)
      } catch (error) {
        if (!isNotSync(error)) throw asRuntimeError(error)
      }
      waiting = true
      subqueries.clear()
      try {
        return bounded((await evaluateWaiting(plan.tree)) ?? null)
      } catch (error) {
        throw asRuntimeError(error)
      }
    },
    resultSync(): unknown {
      try {
        return evaluateSync(plan.tree, options).data ?? null
      } catch (error) {
        throw asRuntimeError(error)
      }
    },
    /** Marks of all that the result depends on. To be asked after it. */
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
      for (const id of looked) tags.add(idTag(datasetName, id))
      return tags.size > MAX_TAGS ? [datasetTag(datasetName)] : [...tags].toSorted()
    },
  }
}

function isNotSync(error: unknown): boolean {
  return (
    error instanceof Error && !(error instanceof LakeError) && /sync|promise/i.test(error.message)
  )
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

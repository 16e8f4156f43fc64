import { setImmediate } from 'node:timers/promises'

import {
  compileListenFilter,
  isSimpleFilter,
  type ListenQuestion,
} from '#lake/transactions/listen-filter.ts'
import type { Dataset, LakeDocument } from '#lake/documents/types.ts'

import { askerOf, visibilityFor, visibleTo } from '#lake/wire/access.ts'
import type { WireContext } from '#lake/wire/context.ts'

/** For each of some documents, true if it matches a listener. */
export type Matcher = (documents: readonly LakeDocument[]) => Promise<readonly boolean[]>

/** Maximum time between two yields to the event loop, in milliseconds. */
const TURN_MS = 5

/** Returns a function that yields to the event loop from time to time. Callers must await the function between short computations. */
export function createPauses(): () => Promise<void> {
  let started = performance.now()
  return async () => {
    if (performance.now() - started < TURN_MS) return
    await setImmediate()
    started = performance.now()
  }
}

/**
 * Filter of a listener's query: evaluated in this thread if the query is simple, else by the engine for foreign queries.
 * @throws LakeError `queryParseError` with the position
 */
export async function createMatcher(
  context: WireContext,
  dataset: Dataset,
  question: Pick<ListenQuestion, 'query' | 'params'>,
): Promise<Matcher> {
  const { caller, options } = context
  const { foreign, projectId } = options
  const asked = { ...question, identity: caller?.id ?? '<anonymous>', projectId }
  if (foreign !== undefined && !isSimpleFilter(question)) {
    const asker = askerOf(context)
    const visibility = visibilityFor(caller)
    const match: Matcher = (documents) =>
      foreign.match(dataset, asker, { ...asked, visibility, documents })
    // Evaluates an empty list, so that a query with syntax errors throws at once.
    await match([])
    return match
  }
  const visible = visibleTo(caller)
  const filter = compileListenFilter(asked, {
    datasetName: dataset.name,
    get: (id) => {
      const found = dataset.get(id)
      return found !== undefined && (visible?.(found) ?? true) ? found : undefined
    },
  })
  return async (documents) => {
    const pause = createPauses()
    const belong: boolean[] = []
    for (const document of documents) {
      belong.push(filter(document))
      await pause()
    }
    return belong
  }
}

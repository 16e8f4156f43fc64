import { setImmediate } from 'node:timers/promises'

import {
  compileListenFilter,
  isSimpleFilter,
  type ListenQuestion,
} from '#lake/transactions/listen-filter.ts'
import type { Dataset, LakeDocument } from '#lake/documents/types.ts'

import { askerOf, visibilityFor, visibleTo } from '#lake/wire/access.ts'
import type { WireContext } from '#lake/wire/context.ts'

/** Returns, for each document, true if it matches the query of a listener. */
export type Matcher = (documents: readonly LakeDocument[]) => Promise<readonly boolean[]>

/** Maximum time between two yields to the event loop, in milliseconds. */
const TURN_MS = 5

/**
 * Creates a function that yields to the event loop if TURN_MS have passed since the last yield. Callers await it between short
 * computations.
 */
export function createPauses(): () => Promise<void> {
  let started = performance.now()
  return async () => {
    if (performance.now() - started < TURN_MS) return
    await setImmediate()
    started = performance.now()
  }
}

/**
 * Creates the matcher for a listener's query. A simple query is evaluated in this thread, any other by `foreign`.
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
    // Matches an empty list, so that a query with a syntax error throws at once.
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

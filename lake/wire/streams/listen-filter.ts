import { setImmediate } from 'node:timers/promises'

import {
  compileListenFilter,
  isSimpleFilter,
  type ListenQuestion,
} from '#lake/transactions/listen-filter.ts'
import type { Dataset, LakeDocument } from '#lake/documents/types.ts'

import { askerOf, visibilityFor, visibleTo } from '#lake/wire/access.ts'
import type { WireContext } from '#lake/wire/context.ts'

/** Which of some documents belong to a listener. */
export type Matcher = (documents: readonly LakeDocument[]) => Promise<readonly boolean[]>

/** So long at a time other requests may wait, milliseconds. */
const TURN_MS = 5

/** Lets others have their turn now and then. To be awaited between small pieces of work. */
export function createPauses(): () => Promise<void> {
  let started = performance.now()
  return async () => {
    if (performance.now() - started < TURN_MS) return
    await setImmediate()
    started = performance.now()
  }
}

/**
 * The filter of a listener's query: in this thread where it is simple, else where foreign queries run.
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
    // Says whether the query can be read.
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

/** Query cache that a scheduler refetches. A `QueryClient` of TanStack Query implements this interface. */
export interface RefetchableQueries {
  isFetching(filter: { readonly queryKey: QueryKey; readonly type: 'active' }): number
  invalidateQueries(
    filter: { readonly queryKey: QueryKey },
    options: { readonly cancelRefetch: false },
  ): Promise<void>
}

type QueryKey = readonly unknown[]

/** Refetches queries after changes by other users. Changes are collected, and refetched in rounds that run one after another. */
export interface RefetchScheduler {
  /**
   * Registers a change. The queries whose keys start with one of `queryKeys` are refetched after 250 ms without changes, or in the next
   * round.
   */
  note(queryKeys: readonly QueryKey[]): void
  /** Cancels the next round. A round that is running is completed. */
  cancel(): void
}

/** Time without changes before a round starts, in milliseconds. It makes a burst of changes cause one fetch. */
const QUIET = 250
/** Maximum time by which further changes can delay a round, in milliseconds. */
const LONGEST_GATHERING = 1_000
/** Pause after a round, in milliseconds. During a stream of changes, each round multiplies the pause by GROWTH. */
const FIRST_PAUSE = 400
const GROWTH = 2.5
/** A round with more changes than this number counts as part of a stream of changes. */
const STREAM = 3
/** Maximum pause between two rounds, in milliseconds. During a stream of changes a page can show data that is this old. */
const LONGEST_PAUSE = 5_000

/**
 * Refetches all keys together, and resolves when every fetch has settled. A fetch that is already running is not aborted but awaited:
 * aborting it in each round would leave the page without any response.
 * @returns keys whose fetch was already running, so that its response may not contain the change
 */
async function refetchRound(
  queries: RefetchableQueries,
  keys: readonly QueryKey[],
): Promise<readonly QueryKey[]> {
  const joined = keys.filter((queryKey) => queries.isFetching({ queryKey, type: 'active' }) > 0)
  await Promise.allSettled(
    keys.map((queryKey) => queries.invalidateQueries({ queryKey }, { cancelRefetch: false })),
  )
  return joined
}

/**
 * Creates a scheduler for changes that may arrive faster than their data can be fetched. The first round starts after 250 ms without a
 * change, but at most 1 s after the first change. Each further round waits until the previous one has settled, and then for a pause: 0.4 s,
 * growing up to 5 s during a stream of changes. A round always starts after the last change.
 */
export function createRefetchScheduler(queries: RefetchableQueries): RefetchScheduler {
  const pending = new Map<string, QueryKey>()
  let state: 'idle' | 'gathering' | 'fetching' | 'pausing' = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  let gatheringEnds = 0
  let pause = FIRST_PAUSE
  let noted = 0

  const add = (queryKey: QueryKey) => pending.set(JSON.stringify(queryKey), queryKey)

  const gather = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), Math.min(QUIET, gatheringEnds - Date.now()))
  }

  const run = async () => {
    state = 'fetching'
    pause = noted > STREAM ? Math.min(LONGEST_PAUSE, pause * GROWTH) : FIRST_PAUSE
    noted = 0
    const keys = [...pending.values()]
    pending.clear()
    const joined = await refetchRound(queries, keys)
    for (const queryKey of joined) add(queryKey)
    state = 'pausing'
    timer = setTimeout(endPause, pause)
  }

  const endPause = () => {
    if (pending.size > 0) {
      void run()
      return
    }
    state = 'idle'
    pause = FIRST_PAUSE
  }

  return {
    note: (queryKeys) => {
      for (const queryKey of queryKeys) add(queryKey)
      noted += 1
      if (state === 'idle') {
        state = 'gathering'
        gatheringEnds = Date.now() + LONGEST_GATHERING
      }
      if (state === 'gathering') gather()
    },
    cancel: () => pending.clear(),
  }
}

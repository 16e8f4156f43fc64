/** Query cache of a page, as used by a refetch round. A `QueryClient` of TanStack Query implements it. */
export interface RefetchableQueries {
  isFetching(filter: { readonly queryKey: QueryKey; readonly type: 'active' }): number
  invalidateQueries(
    filter: { readonly queryKey: QueryKey },
    options: { readonly cancelRefetch: false },
  ): Promise<void>
}

type QueryKey = readonly unknown[]

/** Refetches queries after changes by other users, one round at a time. */
export interface RefetchScheduler {
  /** Registers a change: refetches the queries below its keys after 250 ms without changes, or in the next round. */
  note(queryKeys: readonly QueryKey[]): void
  /** Drops the next round. A running round is completed. */
  cancel(): void
}

/** Time without changes before a round starts, in milliseconds, so that a burst is fetched once. */
const QUIET = 250
/** Maximum delay of a round by further changes, in milliseconds. */
const LONGEST_GATHERING = 1_000
/** Pause after a round, milliseconds. During a stream of changes each round multiplies it by GROWTH. */
const FIRST_PAUSE = 400
const GROWTH = 2.5
/** Number of changes in one round above which they count as a stream. */
const STREAM = 3
/** Maximum pause between two rounds, in milliseconds: the maximum lag of a page during a steady stream of changes. */
const LONGEST_PAUSE = 5_000

/**
 * Refetches all keys together and resolves when all have settled. Running fetches are joined, never aborted: aborting them in each round
 * would leave the page without any response.
 * @returns keys whose fetch was already running, so that its response may miss the change
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
 * Creates a scheduler for changes that may arrive faster than they can be fetched. A round starts 250 ms after the last of the first
 * changes, at most 1 s after the first of them. The next round starts only after the previous one has settled and a pause has passed: 0.4
 * s, growing up to 5 s during a stream of changes. The last change is always followed by a round that starts after it.
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

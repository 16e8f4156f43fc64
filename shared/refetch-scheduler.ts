/** Cached queries of a page, as a refetch round uses them; a `QueryClient` of TanStack Query is one. */
export interface RefetchableQueries {
  isFetching(filter: { readonly queryKey: QueryKey; readonly type: 'active' }): number
  invalidateQueries(
    filter: { readonly queryKey: QueryKey },
    options: { readonly cancelRefetch: false },
  ): Promise<void>
}

type QueryKey = readonly unknown[]

/** Refetches what has changed elsewhere, one round at a time. */
export interface RefetchScheduler {
  /** Refetches the queries below `queryKey`: at once when nothing is under way, else in the next round. */
  note(queryKey: QueryKey): void
  /** Drops the next round. A round that is under way ends by itself. */
  cancel(): void
}

/** Pause after the first round, milliseconds. Each round that follows without a quiet pause multiplies it by GROWTH. */
const FIRST_PAUSE = 400
const GROWTH = 3
/** Longest pause between two rounds, milliseconds: a page is at most this far behind a steady stream of changes. */
const LONGEST_PAUSE = 5_000

/**
 * Refetches all keys together and resolves when all have settled. Fetches under way are joined, never aborted: aborting them
 * in each round would leave the page without any answer.
 * @returns keys whose fetch was under way before, so that its answer may miss the change
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
 * Schedules refetches for changes that may come much faster than they can be fetched. The first change is fetched at once. The
 * next round starts only when the last one has settled and a pause has passed, which grows up to 5 s while changes go on.
 * The last change is always followed by a round that begins after it.
 */
export function createRefetchScheduler(queries: RefetchableQueries): RefetchScheduler {
  const pending = new Map<string, QueryKey>()
  let isRunning = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE

  const note = (queryKey: QueryKey) => pending.set(JSON.stringify(queryKey), queryKey)

  const run = async () => {
    isRunning = true
    // One change concerns several keys: they are noted one after the other and fetched together.
    await Promise.resolve()
    const keys = [...pending.values()]
    pending.clear()
    const joined = await refetchRound(queries, keys)
    for (const queryKey of joined) note(queryKey)
    isRunning = false
    timer = setTimeout(next, pause)
    pause = Math.min(LONGEST_PAUSE, pause * GROWTH)
  }

  const next = () => {
    timer = undefined
    if (pending.size === 0) pause = FIRST_PAUSE
    else void run()
  }

  return {
    note: (queryKey) => {
      note(queryKey)
      if (!isRunning && timer === undefined) void run()
    },
    cancel: () => pending.clear(),
  }
}

import { setTimeout } from 'node:timers/promises'
import { createClient } from './connections.ts'
import type { LogPosition } from '#lake/store/store.ts'
import { REVOKED } from './postgres-accounts.ts'
import { CHANNEL } from './postgres-append.ts'
import { readDatasets, type DatasetRow } from './postgres-store.ts'

/**
 * Interval between the starts of two polls, in milliseconds. A poll that takes longer, for example because many commits were missed, is
 * followed by the next one at once. Notifications usually announce commits earlier.
 */
const POLL_MS = 1_000
/** Pause before the next attempt to connect, in milliseconds. */
const RECONNECT_MS = 250

export interface FollowerPorts {
  readonly url: string
  /**
   * Called about once a second with a function that reads all datasets and checks the given positions of this process. Waits for the
   * returned promise before the next call.
   */
  readonly onPoll: (
    read: (reached: ReadonlyMap<number, LogPosition>) => Promise<readonly DatasetRow[]>,
  ) => Promise<void>
  /**
   * Called after any process, including this one, has committed. After a change of the datasets, it is not called until `onPoll` has read
   * that change.
   */
  readonly onCommit: (datasetId: number, sequence: number) => void
  /** Called after any process has revoked a token, and after each connection, because a notification may have been lost before it. */
  readonly onRevoked: () => void
  /**
   * Called when reading the commits of other processes fails, usually because the connection breaks. It is called again only after a
   * successful read and a new failure.
   */
  readonly onError: (error: unknown) => void
}

/** Follows the commits of all processes on its own connection, until it is closed. */
export function createFollower({ url, onPoll, onCommit, onRevoked, onError }: FollowerPorts) {
  let isClosed = false
  let isBroken = false
  let wake = new AbortController()

  const pause = (ms: number) =>
    setTimeout(ms, undefined, { signal: wake.signal }).catch(() => {
      wake = new AbortController()
    })

  async function followOnce(): Promise<void> {
    const client = createClient(url)
    let broken: unknown
    /** True if datasets have changed since the last call of `onPoll` began. */
    let haveChanged = false
    /**
     * Commits announced after a change of the datasets that `onPoll` has not read yet. They wait, because the change may have withdrawn a
     * listener's access.
     */
    let held: Parameters<FollowerPorts['onCommit']>[] | undefined
    client.on('error', (error) => {
      broken = error
      wake.abort()
    })
    client.on('notification', ({ payload = '' }) => {
      if (payload === REVOKED) return onRevoked()
      const [dataset, sequence] = payload.split(' ').map(Number)
      if (dataset === undefined || sequence === undefined) {
        haveChanged = true
        held ??= []
        wake.abort()
      } else if (held === undefined) onCommit(dataset, sequence)
      else held.push([dataset, sequence])
    })
    try {
      await client.connect()
      const { rows } = await client.query<{ channel: string }>(`SELECT ${CHANNEL} AS channel`)
      await client.query(`LISTEN ${client.escapeIdentifier(rows[0]?.channel ?? '')}`)
      onRevoked()
      while (!isClosed) {
        if (broken !== undefined) throw broken
        haveChanged = false
        const started = performance.now()
        await onPoll((reached) => readDatasets(client, reached))
        if (!haveChanged) {
          for (const commit of held ?? []) onCommit(...commit)
          held = undefined
        }
        isBroken = false
        await pause(Math.max(0, started + POLL_MS - performance.now()))
      }
    } finally {
      // Does not await `end`, because on a connection that is cut off the promise never resolves.
      client.end().catch(() => undefined)
    }
  }

  async function run(): Promise<void> {
    while (!isClosed) {
      try {
        await followOnce()
      } catch (error) {
        if (!isClosed && !isBroken) onError(error)
        isBroken = true
        await pause(RECONNECT_MS)
      }
    }
  }
  const running = run()

  return {
    async close(): Promise<void> {
      isClosed = true
      wake.abort()
      await running
    },
  }
}

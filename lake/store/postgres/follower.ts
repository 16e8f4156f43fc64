import { setTimeout } from 'node:timers/promises'
import { createClient } from './connections.ts'
import type { LogPosition } from '#lake/store/store.ts'
import { CHANNEL } from './postgres-append.ts'
import { readDatasets, type DatasetRow } from './postgres-store.ts'

/** Interval of reading the datasets, milliseconds. Commits are usually announced before. */
const POLL_MS = 1_000
/** Pause before the next attempt to connect, milliseconds. */
const RECONNECT_MS = 250

export interface FollowerPorts {
  readonly url: string
  /** Called about once a second with a function that reads all datasets and checks positions of this process. The next call waits for the result. */
  readonly onPoll: (
    read: (reached: ReadonlyMap<number, LogPosition>) => Promise<readonly DatasetRow[]>,
  ) => Promise<void>
  /** Called when another process or this one has committed. Commits after a change of the datasets follow after the call of `onPoll` for it. */
  readonly onCommit: (datasetId: number, sequence: number) => void
  /** Called when following fails, usually because the connection breaks. Failed attempts to continue are not reported. */
  readonly onError: (error: unknown) => void
}

/** Follows the commits of all processes on a connection of its own, until it is closed. */
export function createFollower({ url, onPoll, onCommit, onError }: FollowerPorts) {
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
    /** True if datasets have changed since the last read of all datasets began. */
    let haveChanged = false
    /** Commits announced after a change of the datasets that is not read: a listener may no longer have access to them. */
    let held: Parameters<FollowerPorts['onCommit']>[] | undefined
    client.on('error', (error) => {
      broken = error
      wake.abort()
    })
    client.on('notification', ({ payload = '' }) => {
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
      while (!isClosed) {
        if (broken !== undefined) throw broken
        haveChanged = false
        await onPoll((reached) => readDatasets(client, reached))
        if (!haveChanged) {
          for (const commit of held ?? []) onCommit(...commit)
          held = undefined
        }
        isBroken = false
        await pause(POLL_MS)
      }
    } finally {
      // Not awaited: on a connection that is cut off it would never end.
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

import { setImmediate } from 'node:timers/promises'

import { LakeError, type Commit } from '#lake/documents/types.ts'

import { createPauses } from './listen-filter.ts'
import type { EventReceiver } from './streams.ts'

/** Maximum number of commits that wait for a listener. It equals the number that a dataset keeps for reconnecting listeners. */
const MAX_WAITING = 1_000

/** Delivers commits to one listener, one after the other, without blocking the writer. */
export interface Delivery {
  /** Adds a commit. @param after number of events of this commit that the listener has already received */
  push(commit: Commit, after?: number): void
  stop(): void
}

/** Creates the delivery to one listener. @param eventsOf returns the events of a commit as text; if it throws, the listener is ended */
export function createDelivery(
  receiver: EventReceiver,
  eventsOf: (commit: Commit) => Promise<Iterable<string>>,
): Delivery {
  const waiting: { readonly commit: Commit; readonly after: number }[] = []
  let running = false
  let stopped = false

  async function deliver(commit: Commit, after: number): Promise<void> {
    const pause = createPauses()
    let index = 0
    for (const event of await eventsOf(commit)) {
      if (stopped) return
      index += 1
      if (index > after) receiver.send(event)
      await pause()
    }
  }

  async function run(): Promise<void> {
    running = true
    // Yields to other work first, so that the writer of the commit gets its response before listeners get the events.
    await setImmediate()
    for (let next = waiting.shift(); next !== undefined && !stopped; next = waiting.shift()) {
      await deliver(next.commit, next.after)
    }
    running = false
  }

  function fail(error: unknown): void {
    if (stopped) return
    stopped = true
    // A client reconnects after an end without a reason, and then receives the events that it has missed. After an end with a reason it
    // does not reconnect. Only a filter that is too slow is a reason.
    const slow = error instanceof LakeError && error.kind === 'queryTimeout'
    receiver.end(slow ? `The filter of this listener is too slow. ${error.message}` : undefined)
  }

  return {
    push(commit, after = 0) {
      if (stopped) return
      waiting.push({ commit, after })
      if (waiting.length > MAX_WAITING) fail(undefined)
      else if (!running) run().catch(fail)
    },
    stop() {
      stopped = true
    },
  }
}

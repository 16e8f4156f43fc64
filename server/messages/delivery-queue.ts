import { HOUR, MINUTE } from '#shared/time/units.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#server/http/logging.ts'
import type { MessageQueue, MessageRow } from './message-queue.ts'

/** Sends what a row holds. */
type Send = (row: MessageRow) => Promise<'sent' | { readonly refused: string }>

export interface DeliveryQueueOptions {
  readonly queue: MessageQueue
  readonly send: Send
  readonly now: () => number
  readonly log: Log
  /** Told of what a message is about, when it was sent or could not be. Does not throw. */
  readonly onChange: (subjectId: string) => void
}

/** Waits after each try that failed, milliseconds; the last one is repeated. */
const WAITS = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR]

/** What could not be sent by then is given up, and staff see it, milliseconds. */
const GIVE_UP = 24 * HOUR

/** How often the store is asked for what another process has put there, or what its time has come for. */
const LOOK_EVERY = 15_000

/** Messages under way at a time. */
const AT_A_TIME = 4

/** Wait before an outcome that could not be stored is stored, milliseconds. */
const STORE_AGAIN = 500

/** How long the end of the server waits for what is under way, milliseconds. */
const GRACE = 4_000

const LONGEST_ERROR = 300

/** What a server repeats of a recipient; the message itself says whom it is for, and is erased with the person. */
const ADDRESS = /[^\s<>@]+@[^\s<>@]+/g

/** What went wrong, in a line that staff can read. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const cause =
    error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${message}${cause}`
    .replaceAll(ADDRESS, '…')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .slice(0, LONGEST_ERROR)
    .toWellFormed()
}

/** Sends the messages of one channel, one after the other of its time, each until it has arrived or a day is over. */
export function createDeliveryQueue({ queue, send, now, log, onChange }: DeliveryQueueOptions) {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let again = false
  const underWay = new Map<string, Promise<void>>()

  /** Stores how a try went. A message that has gone out must not go out again because the store was away. */
  const settle = async (row: MessageRow, outcome: () => Promise<void>) => {
    for (;;) {
      try {
        await outcome()
        break
      } catch (error) {
        log.error('database', 'How a message went could not be stored', { id: row.id, error })
        if (stopped) return
        await wait(STORE_AGAIN, undefined, { ref: false })
      }
    }
    onChange(row.subject_id)
  }

  const failed = (row: MessageRow, reason: string, isFinal: boolean) => {
    const at = now()
    const last = row.created_at + GIVE_UP
    const next = at + (WAITS[Math.min(row.attempts, WAITS.length) - 1] ?? HOUR)
    const data = { id: row.id, purpose: row.purpose, attempts: row.attempts, reason }
    const category = row.channel === 'webhook' ? 'webhook' : 'api'
    if (isFinal || at >= last) {
      log.error(category, 'A message could not be sent and was given up', data)
      return queue.fail(row.id, reason)
    }
    log.warn(category, 'A message could not be sent and waits', data)
    return queue.postpone(row.id, reason, Math.min(next, last))
  }

  const deliver = async (row: MessageRow) => {
    try {
      const outcome = await send(row)
      await settle(row, () =>
        outcome === 'sent' ? queue.markSent(row.id) : failed(row, outcome.refused, true),
      )
    } catch (error) {
      await settle(row, () => failed(row, reasonOf(error), false))
    }
  }

  const start = (row: MessageRow) => {
    const work = deliver(row).finally(() => {
      underWay.delete(row.id)
      look()
    })
    underWay.set(row.id, work)
  }

  const takeDue = async () => {
    do {
      again = false
      const free = AT_A_TIME - underWay.size
      if (free <= 0 || stopped) return
      const rows = await queue.claim(free, [...underWay.keys()])
      for (const row of rows) start(row)
    } while (again && !stopped)
  }

  const look = () => {
    if (stopped) return
    if (looking !== undefined) {
      again = true
      return
    }
    clearTimeout(timer)
    looking = takeDue()
      .catch((error: unknown) => {
        log.error('database', 'What is to be sent could not be read', { error })
      })
      .finally(async () => {
        looking = undefined
        const next = await queue.nextAt().catch(() => undefined)
        if (stopped) return
        clearTimeout(timer)
        const due = next === undefined ? LOOK_EVERY : Math.max(50, next - now())
        timer = setTimeout(look, underWay.size < AT_A_TIME ? Math.min(LOOK_EVERY, due) : LOOK_EVERY)
        timer.unref()
      })
  }

  return {
    /** Looks at once for what is to be sent. */
    nudge: look,
    /** Takes nothing more; resolves when what is under way has ended, or its grace has. */
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await looking
      await Promise.race([
        Promise.allSettled(underWay.values()),
        wait(GRACE, undefined, { ref: false }),
      ])
    },
  }
}

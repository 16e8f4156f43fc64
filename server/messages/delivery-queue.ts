import { HOUR, MINUTE } from '#shared/time/units.ts'
import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#server/http/logging.ts'
import { NO_TRACER, type Tracer } from '#server/http/tracer.ts'
import type { MessageQueue, MessageRow } from './message-queue.ts'

/**
 * Sends one message. Resolves with `sent`, or with the reason in `refused` if the receiver rejects the message permanently. Throws if the
 * message can be retried.
 */
type Send = (row: MessageRow) => Promise<'sent' | { readonly refused: string }>

export interface DeliveryQueueOptions {
  readonly queue: MessageQueue
  /** True if several processes share the database. Default: false. */
  readonly isShared?: boolean
  readonly send: Send
  readonly now: () => number
  readonly log: Log
  /** Tracer for deliveries. Default: records nothing. */
  readonly tracer?: Tracer | undefined
  /** Called with the subject of a message after the message was sent or has failed. Must not throw. */
  readonly onChange: (subjectId: string) => void
}

/** Delays between attempts, in milliseconds. The last delay repeats. */
const WAITS = [MINUTE / 2, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR]

/** Age after which an unsent message counts as failed and is shown to staff, in milliseconds. */
const GIVE_UP = 24 * HOUR

/** Interval at which the database is polled for messages and due retries, in milliseconds. */
const LOOK_EVERY = 15_000
/**
 * Polling interval if several processes share the database, in milliseconds. It is short, because the messages of a process that has ended
 * must be sent within 10 s.
 */
const LOOK_EVERY_SHARED = 2_000

/** Maximum number of concurrent deliveries. */
const AT_A_TIME = 4

/** Delay before retrying to store an outcome, in milliseconds. */
const STORE_AGAIN = 500

/** Maximum wait for running deliveries at shutdown, in milliseconds. */
const GRACE = 4_000

const LONGEST_ERROR = 300

/**
 * Pattern of email addresses, which mail servers repeat in error messages. They are removed from the stored reason of a failure, so that
 * only the recipient field of a message contains an address.
 */
const ADDRESS = /[^\s<>@]+@[^\s<>@]+/g

/** Returns the reason of a failure as one line for staff, without email addresses. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  const cause =
    error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return `${message}${cause}`
    .replaceAll(ADDRESS, '…')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .slice(0, LONGEST_ERROR)
    .toWellFormed()
}

/**
 * Creates the queue that sends the messages of one channel, in the order of their due times. It retries each message for up to 24 hours.
 */
export function createDeliveryQueue({
  queue,
  isShared = false,
  send,
  now,
  log,
  tracer = NO_TRACER,
  onChange,
}: DeliveryQueueOptions) {
  const lookEvery = isShared ? LOOK_EVERY_SHARED : LOOK_EVERY
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let again = false
  const underWay = new Map<string, Promise<void>>()

  /** Stores the outcome of an attempt. Retries while the database is unavailable, so that a sent message is not sent again. */
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
      const outcome = await tracer.job(
        'message send',
        { 'message.channel': row.channel, 'message.attempt': row.attempts },
        () => send(row),
      )
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
        const due = next === undefined ? lookEvery : Math.max(50, next - now())
        timer = setTimeout(look, underWay.size < AT_A_TIME ? Math.min(lookEvery, due) : lookEvery)
        timer.unref()
      })
  }

  return {
    /** Polls for messages at once. */
    nudge: look,
    /** Stops accepting messages. Resolves when the running deliveries have ended, after 4 seconds at most. */
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

import { DAY, HOUR } from '#shared/time/units.ts'
import type { Kysely } from 'kysely'
import { createSteadyWork, onceADay } from '#server/http/interval-task.ts'
import type { Log } from '#server/http/logging.ts'
import { VISIT_DAYS } from '#shared/company/visit-days.ts'
import type { Letter } from '#shared/text/email-template.ts'
import type { SpeedStore } from './measurement.store.ts'
import type { SiteVersions } from './site-versions.ts'
import { slowerMail } from './slower-mail.ts'
import { slowerRoutes } from './slower-routes.ts'

/** Outbox for emails. */
interface Messenger {
  /** True if a mail server is configured. */
  readonly hasMail: boolean
  readonly append: (
    transaction: Kysely<object>,
    tellings: readonly {
      readonly channel: 'mail'
      readonly purpose: 'slower'
      readonly subjectId: string
      readonly to: string
      readonly mail: { readonly letter: Letter; readonly isAutomatic: boolean }
    }[],
  ) => Promise<void>
  readonly nudge: () => void
  readonly forget: (
    transaction: Kysely<object>,
    about: { readonly subjects: readonly string[] },
  ) => Promise<number>
}

export interface SlowerWatchOptions {
  readonly db: Kysely<object>
  readonly store: Pick<SpeedStore, 'ofVersions'>
  readonly versions: SiteVersions
  /** Id of the running build. */
  readonly version: string
  readonly messenger: Messenger
  /** Returns the email addresses of the active administrators. */
  readonly administrators: () => Promise<readonly string[]>
  readonly origin: string
  readonly log: Log
  /** Clock, in milliseconds since 1970. */
  readonly now?: () => number
}

/** Compares the speed of the running version with earlier ones, and emails administrators once per version about slower routes. */
export function createSlowerWatch(options: SlowerWatchOptions) {
  const { db, store, versions, version, messenger, administrators, origin, log } = options
  const { now = Date.now } = options
  let comparedAt = Number.NEGATIVE_INFINITY

  /** Compares the running version with earlier ones. Undefined if no earlier version is known. */
  const compare = async () => {
    const known = await versions.upTo(version)
    const [current, earlier] = known
    if (current === undefined || earlier === undefined) return undefined
    const ids = known.map((each) => each.version)
    return { current, slower: slowerRoutes(await store.ofVersions(ids), ids) }
  }

  const notify = async () => {
    if (!messenger.hasMail || now() - comparedAt < HOUR) return
    comparedAt = now()
    const found = await compare()
    if (found === undefined || found.current.emailedAt !== null || found.slower.length === 0) return
    const receivers = await administrators()
    const letter = slowerMail(found.slower, { since: found.current.firstAt, origin })
    await db.transaction().execute(async (transaction) => {
      if (!(await versions.claim(transaction, version, now()))) return
      await messenger.append(
        transaction,
        receivers.map((to) => ({
          channel: 'mail',
          purpose: 'slower',
          subjectId: version,
          to,
          mail: { letter, isAutomatic: false },
        })),
      )
    })
    messenger.nudge()
  }

  const sweep = onceADay(now, async (at) =>
    db.transaction().execute(async (transaction) => {
      const before = at - VISIT_DAYS * DAY
      const subjects = await versions.sweep(transaction, { before, current: version })
      await messenger.forget(transaction, { subjects })
    }),
  )

  const clock = createSteadyWork({
    jobs: [notify, sweep],
    failed: 'Speed could not be compared with the version before',
    log,
  })

  return {
    compare,
    clock: {
      ...clock,
      /** Records the running version and starts the comparisons. */
      start: async () => {
        try {
          await versions.record(version, now())
        } catch (error) {
          log.warn('database', 'The version of the site could not be recorded', { error })
        }
        clock.start()
      },
    },
  }
}

export type SlowerWatch = ReturnType<typeof createSlowerWatch>

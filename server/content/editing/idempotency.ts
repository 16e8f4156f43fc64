import { DAY } from '#shared/time/units.ts'
import type { Kysely } from 'kysely'
import { HttpError } from '#server/http/http-error.ts'
import {
  hashOf,
  keyIsTaken,
  readIdempotencyKey,
  uuidOf,
} from '#server/http/guards/idempotency-key.ts'
import type { EditingTables } from './editing.tables.ts'

/** How long an answer is kept for the case that the same call comes again, milliseconds. */
const KEPT_MS = DAY

/** A call that may come twice. */
export interface RepeatableCall {
  readonly request: Request
  /** Whose call it is: keys of different people have nothing to do with each other. */
  readonly by: string
  readonly scope: string
  /** What the call is about; the same key with something else in it is refused. */
  readonly input: unknown
}

/** Answers a call that is sent again (`Idempotency-Key`) as it was answered the first time. */
export interface Idempotency {
  /**
   * @param work gets an id for what is made: always the same for the same key, so that not even a crash between the
   * write and its answer can make two of it
   * @throws HttpError `validation_failed` for a key that was used for another call; what `work` throws
   */
  once(call: RepeatableCall, work: (id: string) => Promise<Response>): Promise<Response>
}

export interface IdempotencyOptions {
  readonly db: Kysely<EditingTables>
  /** Runs work while no other work of the same name runs, in this process or in another one. */
  readonly exclusive: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Keeps answers in `db`. */
export function createIdempotency({
  db,
  exclusive,
  now = Date.now,
}: IdempotencyOptions): Idempotency {
  const known = async (key: string, hash: string): Promise<Response | undefined> => {
    const row = await db
      .selectFrom('idempotent_answers')
      .selectAll()
      .where('key', '=', key)
      .where('created_at', '>', now() - KEPT_MS)
      .executeTakeFirst()
    if (row === undefined) return undefined
    if (row.request_hash !== hash) throw keyIsTaken()
    return new Response(row.body, {
      status: row.status,
      headers: {
        'content-type': 'application/json',
        'cache-control': 'private, no-store',
        ...(row.etag !== null && { etag: row.etag }),
      },
    })
  }

  const keep = async (key: string, hash: string, response: Response): Promise<Response> => {
    const { status, headers } = response
    const etag = headers.get('etag')
    const body = await response.clone().text()
    try {
      await db.transaction().execute(async (transaction) => {
        await transaction
          .deleteFrom('idempotent_answers')
          .where('created_at', '<=', now() - KEPT_MS)
          .execute()
        await transaction
          .insertInto('idempotent_answers')
          .values({ key, request_hash: hash, status, body, etag, created_at: now() })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .execute()
      })
    } catch (error) {
      // What was done is done, whether or not there is room to remember the answer.
      if (!(error instanceof HttpError && error.code === 'insufficient_storage')) throw error
    }
    return response
  }

  return {
    once: async ({ request, by, scope, input }, work) => {
      const given = readIdempotencyKey(request)
      if (given === undefined) return work(crypto.randomUUID())
      const key = hashOf(by, scope, given)
      const hash = hashOf(input)
      const before = await known(key, hash)
      if (before !== undefined) return before
      // The same call at the same time waits for the first, at whichever process, and then finds its answer.
      return exclusive(
        `idempotency ${key}`,
        async () => (await known(key, hash)) ?? keep(key, hash, await work(uuidOf(key))),
      )
    },
  }
}

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

/** Lifetime of a stored response, in milliseconds. */
const KEPT_MS = DAY

/** A request that its client may send again with the same Idempotency-Key. */
export interface RepeatableCall {
  readonly request: Request
  /** Id of the user. The same Idempotency-Key from two users means two different requests. */
  readonly by: string
  readonly scope: string
  /** Content of the request. An Idempotency-Key that is sent again with other content is rejected. */
  readonly input: unknown
}

/** Stores responses, and returns them if a request is repeated with the same `Idempotency-Key`. */
export interface Idempotency {
  /**
   * Runs the work of a request once per Idempotency-Key.
   * @param work gets an id for the document that it creates. The id is derived from the key, so that not even a crash between write and
   * response leads to a duplicate
   * @throws HttpError `validation_failed` for a key that was sent with another request; errors of `work`
   */
  once(call: RepeatableCall, work: (id: string) => Promise<Response>): Promise<Response>
}

export interface IdempotencyOptions {
  readonly db: Kysely<EditingTables>
  /** Runs work while holding a named lock that all processes share. */
  readonly exclusive: <T>(name: string, work: () => Promise<T>) => Promise<T>
  /** Returns the current time in milliseconds since 1970. */
  readonly now?: () => number
}

/** Creates a store of responses in `db`. */
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
      // The write has already been made. The request must not fail only because its response cannot be stored.
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
      // A concurrent request with the same Idempotency-Key, in any process, waits for this lock and then finds the stored response.
      return exclusive(
        `idempotency ${key}`,
        async () => (await known(key, hash)) ?? keep(key, hash, await work(uuidOf(key))),
      )
    },
  }
}

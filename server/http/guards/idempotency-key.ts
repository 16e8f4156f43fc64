import { createHash } from 'node:crypto'
import { HttpError } from '../http-error.ts'

const LONGEST_KEY = 200

/** Name of the header by which a call that may come twice is known again. */
const HEADER = 'idempotency-key'

/**
 * The `Idempotency-Key` of a request, where it has one.
 * @throws HttpError `bad_request` for one that is empty or too long
 */
export function readIdempotencyKey({ headers }: Pick<Request, 'headers'>): string | undefined {
  const given = headers.get(HEADER)
  if (given === null) return undefined
  if (given !== '' && given.length <= LONGEST_KEY) return given
  throw new HttpError('bad_request', 'Request validation failed: Idempotency-Key', {
    fields: { 'Idempotency-Key': `Use 1 to ${LONGEST_KEY} characters` },
  })
}

/** The refusal of a call whose key came with another call before. */
export const keyIsTaken = () =>
  new HttpError(
    'validation_failed',
    'Use a new key. Validation failed: this one has been used before',
    { fields: { 'Idempotency-Key': 'Use a new key. This one was used for another request' } },
  )

/** SHA-256 of some values, as hexadecimal digits. */
export const hashOf = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex')

/** A UUID (version 8) made of a hash. */
export function uuidOf(hash: string): string {
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`]
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-')
}

/** Runs works one after the other that have the same key, so that the second finds what the first left. */
export function createKeyedTurns() {
  const running = new Map<string, Promise<unknown>>()
  return async <T>(key: string, work: () => Promise<T>): Promise<T> => {
    const first = running.get(key)?.catch(() => undefined) ?? Promise.resolve()
    const done = first.then(work)
    running.set(key, done)
    try {
      return await done
    } finally {
      if (running.get(key) === done) running.delete(key)
    }
  }
}

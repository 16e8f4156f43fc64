import { createHash } from 'node:crypto'
import { HttpError } from '../http-error.ts'

const LONGEST_KEY = 200

/** Request header that identifies repetitions of the same request. */
const HEADER = 'idempotency-key'

/**
 * Returns the `Idempotency-Key` of a request, or undefined if it has none.
 * @throws HttpError `bad_request` if the key is empty or too long
 */
export function readIdempotencyKey({ headers }: Pick<Request, 'headers'>): string | undefined {
  const given = headers.get(HEADER)
  if (given === null) return undefined
  if (given !== '' && given.length <= LONGEST_KEY) return given
  throw new HttpError('bad_request', 'Request validation failed: Idempotency-Key', {
    fields: { 'Idempotency-Key': `Use 1 to ${LONGEST_KEY} characters` },
  })
}

/** Error for an Idempotency-Key that was used for a different request. */
export const keyIsTaken = () =>
  new HttpError(
    'validation_failed',
    'Use a new key. Validation failed: this one has been used before',
    { fields: { 'Idempotency-Key': 'Use a new key. This one was used for another request' } },
  )

/** SHA-256 of the given values, in hexadecimal. */
export const hashOf = (...values: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('hex')

/** Derives a UUID (version 8) from a hash. */
export function uuidOf(hash: string): string {
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`]
  return [...parts, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-')
}

/** Creates a mutex per key: tasks with the same key run one after another, so that each task sees the results of the previous one. */
export function createKeyedMutex() {
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

import type { DatabaseConnection } from 'kysely'
import { HttpError } from '../http/http-error.ts'

const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}

/** SQLite result codes, system errors and PostgreSQL's SQLSTATE (appendix A of its manual). */
const FULL = new Set([
  'SQLITE_FULL',
  // SQLite's errors when writing, flushing or growing a file fails. On a working disk the cause is a lack of space.
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_FSYNC',
  'SQLITE_IOERR_SHMSIZE',
  'ENOSPC',
  'EDQUOT',
  '53100',
])
const LOST = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53300',
  // Lock timeout.
  '55P03',
  // Deadlock in which this transaction was aborted.
  '40P01',
  '57P01',
  '57P02',
  '57P03',
])
const UNSTORABLE_TEXT = new Set(['22021', '22P05'])

/** Retry-After in seconds when the database is unavailable. */
const RETRY_AFTER = '5'

/** Returns the matching HttpError, or the error itself if a bug of the product is the likely cause. */
export function toHttpError(error: unknown): unknown {
  if (error instanceof HttpError) return error
  const code = codeOf(error)
  if (FULL.has(code)) {
    return new HttpError(
      'insufficient_storage',
      'Ask your administrator to free storage. This can’t be stored',
      {
        cause: error,
      },
    )
  }
  if (UNSTORABLE_TEXT.has(code)) {
    return new HttpError(
      'validation_failed',
      'Remove the characters that can’t be stored. Validation failed',
      {
        cause: error,
      },
    )
  }
  const lost =
    LOST.has(code) ||
    code.startsWith('SQLITE_BUSY') ||
    code.startsWith('08') ||
    (error instanceof Error &&
      /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
        error.message,
      ))
  if (lost) {
    return new HttpError('unavailable', 'The database cannot be reached', {
      cause: error,
      headers: { 'Retry-After': RETRY_AFTER },
    })
  }
  return error
}

/** Converts database failures of a connection (a full disk, a lost server) to HttpErrors. */
export function withWireErrors(connection: DatabaseConnection): void {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async (query, options) => {
    try {
      return await execute(query, options)
    } catch (error) {
      throw toHttpError(error)
    }
  }
}

import type { DatabaseConnection } from 'kysely'
import { HttpError } from '../http/http-error.ts'

const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}

/** Error codes of a full disk or database: SQLite result codes, system errors and PostgreSQL's SQLSTATE (appendix A of its manual). */
const FULL = new Set([
  'SQLITE_FULL',
  // SQLite's codes for a failure to write, flush or extend a file. On an intact disk the cause is a lack of space.
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
  // The transaction waited longer than the lock timeout.
  '55P03',
  // PostgreSQL aborted this transaction to end a deadlock.
  '40P01',
  // PostgreSQL ended an idle transaction, because this process was suspended or very slow.
  '25P03',
  '57P01',
  '57P02',
  '57P03',
])
const UNSTORABLE_TEXT = new Set(['22021', '22P05'])

/** Value of the Retry-After header while the database is unavailable, in seconds. */
const RETRY_AFTER = '5'

/** Converts a database error to an HttpError. Returns the error itself if its likely cause is a bug of the product. */
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

/** Makes a connection throw an HttpError for database failures, such as a full disk or a lost connection. */
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

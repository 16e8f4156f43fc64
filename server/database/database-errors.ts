import type { DatabaseConnection } from 'kysely'
import { isStoreFull, isStoreUnavailable } from '#lake/common/store-errors.ts'
import { HttpError } from '../http/http-error.ts'

const codeOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}

/** SQLSTATE codes of texts with characters that PostgreSQL cannot store. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05'])

/** Value of the Retry-After header while the database is unavailable, in seconds. */
const RETRY_AFTER = '5'

/** Converts a database error to an HttpError. Returns the error itself if its likely cause is a bug of the product. */
export function toHttpError(error: unknown): unknown {
  if (error instanceof HttpError) return error
  if (isStoreFull(error)) {
    return new HttpError(
      'insufficient_storage',
      'Ask your administrator to free storage. This can’t be stored',
      {
        cause: error,
      },
    )
  }
  if (UNSTORABLE_TEXT.has(codeOf(error))) {
    return new HttpError(
      'validation_failed',
      'Remove the characters that can’t be stored. Validation failed',
      {
        cause: error,
      },
    )
  }
  if (isStoreUnavailable(error)) {
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

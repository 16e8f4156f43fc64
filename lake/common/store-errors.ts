/** Code of a system error, or of an error of SQLite or PostgreSQL. '' if there is none. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/**
 * True for SQLite's code, or one of its extended codes, for a file that another connection has locked. `SQLITE_LOCKED` is not among them:
 * it means a conflict within one connection.
 */
export const isSqliteBusyCode = (code: string): boolean =>
  code === 'SQLITE_BUSY' || code.startsWith('SQLITE_BUSY_')

/** True if SQLite has thrown the error because another connection has locked the file. */
export const isSqliteBusy = (error: unknown): boolean => isSqliteBusyCode(codeOf(error))

/** Codes of a full disk or database. */
const FULL: ReadonlySet<string> = new Set([
  'SQLITE_FULL',
  // SQLite's codes for a failure to write, flush or extend a file. On an intact disk the cause is a lack of space.
  'SQLITE_IOERR_WRITE',
  'SQLITE_IOERR_FSYNC',
  'SQLITE_IOERR_SHMSIZE',
  'ENOSPC',
  'EDQUOT',
  // PostgreSQL: disk_full.
  '53100',
])

/** True if SQLite, PostgreSQL or the system has thrown the error because there is no space left. */
export const isStoreFull = (error: unknown): boolean => FULL.has(codeOf(error))

/** Codes of the system for a connection that cannot be established or was lost. `ENOENT`: PostgreSQL's socket is missing. */
const DISCONNECTED: ReadonlySet<string> = new Set([
  'EADDRNOTAVAIL',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Codes of TLS for a server that is not trusted. */
const UNTRUSTED = /^(?:CERT_|DEPTH_ZERO_|ERR_SSL_|ERR_TLS_|SELF_SIGNED_|UNABLE_TO_)/

/**
 * SQLSTATE classes and codes of PostgreSQL for failures that may end by themselves: connection (08), conflict or deadlock of transactions
 * (40), resources (53), intervention of an operator, shutdown or time limit (57), a server without writes after a failover (25006),
 * transactions that the server has ended because this process was suspended or slow (25P03, 25P04), locks (55006, 55P03).
 */
const TEMPORARY = /^(?:08...|40...|53...|57...|25006|25P03|25P04|55006|55P03)$/

/** Messages of the driver of PostgreSQL for a connection that is lost. These errors have no code. */
const LOST =
  /^(?:Connection terminated|Connection ended|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end|timeout e(?:xpired|xceeded))/

/**
 * True if a database has thrown the error because it is locked, overloaded or cannot be reached, so that the same request may succeed later.
 * False for a full disk, and for errors whose likely cause is a bug of this program.
 */
export function isStoreUnavailable(error: unknown): boolean {
  if (isStoreFull(error)) return false
  const code = codeOf(error)
  if (code === '') return error instanceof Error && LOST.test(error.message)
  return (
    DISCONNECTED.has(code) || UNTRUSTED.test(code) || TEMPORARY.test(code) || isSqliteBusyCode(code)
  )
}

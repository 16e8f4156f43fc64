/** True if SQLite has thrown the error because another connection has locked the file. */
export const isSqliteBusy = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('SQLITE_BUSY')

import { chmodSync, closeSync, openSync, statSync } from 'node:fs'

const OWNER_ONLY = 0o600
/**
 * Suffixes of the files of a SQLite database. SQLite creates new log files with the mode of the database, but log files left by a crash
 * keep their old mode.
 */
const SUFFIXES = ['', '-wal', '-shm', '-journal']

/**
 * Restricts a SQLite database to the account of this process, whatever the umask. Creates the file if it is missing, and corrects the mode
 * of an existing file and of its log files. Must be called before SQLite opens the file.
 * @throws the system's error if the file cannot be created
 */
export function keepPrivate(path: string): void {
  create(path)
  for (const suffix of SUFFIXES) restrict(path + suffix)
}

function create(path: string): void {
  try {
    // `wx` opens a new file only. If this process already had the file open, closing a second handle would release SQLite's locks on it.
    closeSync(openSync(path, 'wx', OWNER_ONLY))
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
}

function restrict(path: string): void {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats?.isFile() !== true || (stats.mode & 0o077) === 0) return
  try {
    chmodSync(path, OWNER_ONLY)
  } catch (error) {
    // ENOENT: another process has removed a log file. EPERM, EROFS: the file belongs to another account, which decides on its mode.
    if (!['ENOENT', 'EPERM', 'EROFS'].includes(codeOf(error))) throw error
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

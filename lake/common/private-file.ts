import { chmodSync, closeSync, openSync, statSync } from 'node:fs'

const OWNER_ONLY = 0o600
/** SQLite creates log files with the mode of their database. They exist already after a crash. */
const SUFFIXES = ['', '-wal', '-shm', '-journal']

/**
 * Restricts a SQLite database to its owner, whatever the umask is: creates the file if it is missing, and corrects the mode of an
 * existing file and its log files. Must be called before SQLite opens the file.
 * @throws the system's error if the file cannot be created
 */
export function keepPrivate(path: string): void {
  create(path)
  for (const suffix of SUFFIXES) restrict(path + suffix)
}

function create(path: string): void {
  try {
    // Opens only new files: closing a file that this process has open elsewhere would release SQLite's locks on it.
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
    // Another process may remove a log file meanwhile. The mode of a shared file is its owner's decision.
    if (!['ENOENT', 'EPERM', 'EROFS'].includes(codeOf(error))) throw error
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

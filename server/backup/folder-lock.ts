import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { BackupError } from './backup-error.ts'

/** Empty SQLite file whose locks show which processes use the folder. The operating system releases the locks when a process ends. */
const LOCK_FILE = 'in-use'

/** `shared`: for processes that use the data; several can hold it at once. `alone`: for a process that replaces the data. */
export type FolderUse = 'shared' | 'alone'

/** The same for commands that write a backup, whose unfinished files have fixed names. */
const BACKUP_LOCK_FILE = 'backup-in-use'

/**
 * Takes a lock of a file in a folder. Returns the function that unlocks it.
 * @throws BackupError with the message `refusal` if another process holds a conflicting lock
 */
function lock(path: string, use: FolderUse, refusal: string): () => void {
  const file = new Sqlite(path, { timeout: use === 'shared' ? 2_000 : 0 })
  try {
    file.exec(use === 'shared' ? 'BEGIN' : 'BEGIN EXCLUSIVE')
    // SQLite takes a lock only with the first read.
    file.prepare('SELECT count(*) FROM sqlite_master').get()
  } catch (error) {
    file.close()
    const isBusy =
      error instanceof Sqlite.SqliteError &&
      (error.code.startsWith('SQLITE_BUSY') || error.code === 'SQLITE_LOCKED')
    if (!isBusy) throw error
    throw new BackupError(refusal, { cause: error })
  }
  return () => file.close()
}

/**
 * Locks a data folder, and creates a missing folder. Returns the function that unlocks it.
 * @throws BackupError if another process holds a conflicting lock
 */
export function holdFolder(folder: string, use: FolderUse): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return lock(
    join(folder, LOCK_FILE),
    use,
    use === 'shared'
      ? `Wait until the restore into ${folder} is done, then try again.`
      : `Stop what uses ${folder} (the site, a lake alone, a command) and try again: its data would be replaced beneath it.`,
  )
}

/**
 * Locks a data folder against other backups. Returns the function that unlocks it.
 * @throws BackupError during another backup
 */
export const holdForBackup = (folder: string): (() => void) =>
  lock(
    join(folder, BACKUP_LOCK_FILE),
    'alone',
    `Wait until the other backup of ${folder} has ended, then try again.`,
  )

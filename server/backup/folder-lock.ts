import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { isSqliteBusy } from '#lake/common/store-errors.ts'
import { BackupError } from './backup-error.ts'

/** Empty SQLite file whose locks show which processes use the folder. The operating system releases the locks when a process ends. */
const LOCK_FILE = 'in-use'

/**
 * Kind of a lock. `shared`: for processes that use the data, several at once. `alone`: for a process that replaces the data, while no other
 * process uses them.
 */
export type FolderUse = 'shared' | 'alone'

/**
 * Lock file for commands that write a backup. Two of them at once would overwrite each other's unfinished files, which have fixed names.
 */
const BACKUP_LOCK_FILE = 'backup-in-use'

/**
 * Locks a file. Returns the function that unlocks the file.
 * @throws BackupError with the message `refusal` if another process holds a conflicting lock
 */
function lock(path: string, use: FolderUse, refusal: string): () => void {
  const file = new Sqlite(path, { timeout: use === 'shared' ? 2_000 : 0 })
  try {
    file.exec(use === 'shared' ? 'BEGIN' : 'BEGIN EXCLUSIVE')
    // SQLite acquires the lock only with the first read of the transaction.
    file.prepare('SELECT count(*) FROM sqlite_master').get()
  } catch (error) {
    file.close()
    if (!isSqliteBusy(error)) throw error
    throw new BackupError(refusal, { cause: error })
  }
  return () => file.close()
}

/**
 * Locks a data folder, which is created if missing. Returns the function that unlocks the folder.
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
 * Prevents other backups of a data folder. Returns the function that permits them again.
 * @throws BackupError during another backup
 */
export const holdForBackup = (folder: string): (() => void) =>
  lock(
    join(folder, BACKUP_LOCK_FILE),
    'alone',
    `Wait until the other backup of ${folder} has ended, then try again.`,
  )

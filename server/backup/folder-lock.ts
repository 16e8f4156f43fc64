import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { BackupError } from './backup-error.ts'

/** Empty SQLite file whose locks show which processes use the folder. The operating system releases the locks when a process ends. */
const LOCK_FILE = 'in-use'

/** `shared`: for processes that use the data; several can hold it at once. `alone`: for a process that replaces the data. */
export type FolderUse = 'shared' | 'alone'

/**
 * Locks a data folder, and creates a missing folder. Returns the function that unlocks it.
 * @throws BackupError if another process holds a conflicting lock
 */
export function holdFolder(folder: string, use: FolderUse): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new Sqlite(join(folder, LOCK_FILE), { timeout: use === 'shared' ? 2_000 : 0 })
  try {
    lock.exec(use === 'shared' ? 'BEGIN' : 'BEGIN EXCLUSIVE')
    // SQLite takes a lock only with the first read.
    lock.prepare('SELECT count(*) FROM sqlite_master').get()
  } catch (error) {
    lock.close()
    const isBusy =
      error instanceof Sqlite.SqliteError &&
      (error.code.startsWith('SQLITE_BUSY') || error.code === 'SQLITE_LOCKED')
    if (!isBusy) throw error
    throw new BackupError(
      use === 'shared'
        ? `Wait until the restore into ${folder} is done, then try again.`
        : `Stop what uses ${folder} (the site, a lake alone, a command) and try again: its data would be replaced beneath it.`,
      { cause: error },
    )
  }
  return () => lock.close()
}

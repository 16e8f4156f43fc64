import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { BackupError } from './backup-error.ts'

/** An empty file whose locks say who uses the folder. The system frees them with the process, however it ends. */
const LOCK_FILE = 'in-use'

/** `shared` for those that use the data as it is, several at once; `alone` for whoever replaces it. */
export type FolderUse = 'shared' | 'alone'

/**
 * Holds a folder of data, made when missing, until the function that it gives is called.
 * @throws BackupError when others use it in a way that goes not together with this
 */
export function holdFolder(folder: string, use: FolderUse): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = new Sqlite(join(folder, LOCK_FILE), { timeout: use === 'shared' ? 2_000 : 0 })
  try {
    lock.exec(use === 'shared' ? 'BEGIN' : 'BEGIN EXCLUSIVE')
    // Only what reads takes the lock.
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

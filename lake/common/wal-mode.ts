import type { Database } from 'better-sqlite3'
import { isSqliteBusy } from './store-errors.ts'

/** Maximum time that a start waits for other processes, and the interval of the attempts, milliseconds. */
const PATIENCE = 5_000
const INTERVAL = 20

const pause = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

/**
 * Sets the journal mode of a database to WAL. Repeats the attempt for 5 s, because SQLite does not wait if another process sets the mode of
 * a new file at the same time. Blocks the thread meanwhile.
 * @throws SqliteError if the mode cannot be set
 */
export function setWalMode(database: Database): void {
  for (let left = PATIENCE / INTERVAL; ; left -= 1) {
    try {
      database.pragma('journal_mode = WAL')
      return
    } catch (error) {
      if (!isSqliteBusy(error) || left <= 0) throw error
      Atomics.wait(pause, 0, 0, INTERVAL)
    }
  }
}

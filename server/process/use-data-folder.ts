import pg from 'pg'
import { BackupError } from '../backup/backup-error.ts'
import { holdFolder } from '../backup/folder-lock.ts'
import { finishSwap, isBrokenOff } from '../backup/swap.ts'
import type { Config } from '../config/config.ts'

/** Name of the row in the table of migrations that records the id of the restore from which the database was filled. */
export const restoredBy = (id: string): string => `restored ${id}`

/** True if the configured PostgreSQL database contains the data of this restore. @throws BackupError without DATABASE_URL */
export async function isFilledBy(databaseUrl: string | undefined, id: string): Promise<boolean> {
  if (databaseUrl === undefined) {
    throw new BackupError(
      'Set DATABASE_URL to what it was when a restore was broken off here, so that it can be brought to its end.',
    )
  }
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const table = await client.query("select to_regclass('migrations') as found")
    if (table.rows[0]?.found === null) return false
    const { rowCount } = await client.query('select 1 from migrations where name = $1', [
      restoredBy(id),
    ])
    return rowCount === 1
  } finally {
    await client.end()
  }
}

/**
 * Acquires the shared lock on DATA_DIR for a process that uses the folder's data. Finishes an interrupted restore first: if the new data
 * are complete, the restore is completed, otherwise it is rolled back.
 * @returns a function that releases the lock
 * @throws BackupError during a restore
 */
export async function useDataFolder({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<() => void> {
  const leave = holdFolder(dataDir, 'shared')
  if (!isBrokenOff(dataDir)) return leave
  leave()
  const leaveAlone = holdFolder(dataDir, 'alone')
  try {
    await finishSwap(dataDir, (id) => isFilledBy(databaseUrl, id))
  } finally {
    leaveAlone()
  }
  return holdFolder(dataDir, 'shared')
}

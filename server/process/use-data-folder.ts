import pg from 'pg'
import { BackupError } from '../backup/backup-error.ts'
import { holdFolder } from '../backup/folder-lock.ts'
import { finishSwap, isBrokenOff } from '../backup/swap.ts'
import type { Config } from '../config/config.ts'

/** The row among a database's migrations that says which restore has filled it. */
export const restoredBy = (id: string): string => `restored ${id}`

/** Whether the PostgreSQL database of the settings holds what a restore brought. */
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
 * Holds DATA_DIR for a process that uses the data in it, until the function that it gives is called. Brings a restore to its end
 * that was broken off there: all of it where it had come so far, else nothing.
 * @throws BackupError while a restore goes on
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

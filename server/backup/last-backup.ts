import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** File in DATA_DIR with the time of the last backup. */
const FILE = 'last-backup.json'

const record = z.object({ madeAt: z.iso.datetime() })

/** Records that a backup was completed. */
export async function recordBackup(dataDir: string, madeAt: string): Promise<void> {
  const file = join(dataDir, FILE)
  await writeFile(`${file}.part`, JSON.stringify({ madeAt }), { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** Time of the last completed backup in milliseconds since 1970; undefined if none is recorded. */
export async function lastBackup(dataDir: string): Promise<number | undefined> {
  try {
    const { madeAt } = record.parse(JSON.parse(await readFile(join(dataDir, FILE), 'utf8')))
    return Date.parse(madeAt)
  } catch {
    return undefined
  }
}

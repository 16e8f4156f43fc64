import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { isSqliteBusy } from '#lake/common/store-errors.ts'
import { MOMENTARY_TABLES } from '#server/auth/auth.tables.ts'
import { askForHold, type Hold } from '#server/backup/hold-service.ts'
import type { FileToPack } from '#server/backup/write-backup.ts'

const STORE_FILE = 'lake.sqlite'

/** Locks a lake file. Returns undefined if another process uses the file. */
function holdUnused(folder: string): Hold | undefined {
  const store = new Sqlite(join(folder, STORE_FILE), { timeout: 0, fileMustExist: true })
  try {
    store.pragma('locking_mode = EXCLUSIVE')
    // Applies the changes that an ended process has left in the write-ahead log to the file.
    store.pragma('wal_checkpoint(TRUNCATE)')
  } catch (error) {
    store.close()
    if (isSqliteBusy(error)) return undefined
    throw error
  }
  const drop = () => void store.close()
  return {
    drop,
    end: () => {
      drop()
      return Promise.resolve()
    },
  }
}

/** Deletes sessions and other short-lived rows from the copy of an account store. */
function forgetMoments(file: string) {
  const store = new Sqlite(file)
  store.pragma('foreign_keys = OFF')
  const tables = store.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all()
  for (const name of tables) {
    if (MOMENTARY_TABLES.has(String(name))) store.exec(`DELETE FROM "${String(name)}"`)
  }
  store.exec('VACUUM')
  // Merges the write-ahead log into the file, so that the copy is a single file.
  store.pragma('journal_mode = DELETE')
  store.close()
}

/**
 * Copies the small SQLite stores in the lake's folder. Other files, such as access lists, are not copied, but packed from their original
 * path.
 */
async function filesBeside(folder: string, lake: string, spare: string): Promise<FileToPack[]> {
  const files: FileToPack[] = []
  await mkdir(join(spare, lake), { recursive: true, mode: 0o700 })
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const { name } = entry
    if (!entry.isFile() || name === STORE_FILE || /-(?:wal|shm|journal)$/.test(name)) continue
    let path = join(folder, name)
    if (/\.(?:sqlite|db)$/.test(name)) {
      const source = new Sqlite(path, { fileMustExist: true })
      path = join(spare, lake, name)
      await source.backup(path).finally(() => source.close())
      forgetMoments(path)
    }
    files.push({ name: `${lake}/${name}`, path, mayGo: false })
  }
  return files
}

/** Files of a lake for a backup. The file of the lake's store does not change until `hold` is released. */
export interface HeldLake {
  readonly hold: Hold
  /** Files to pack. They must be read before `hold` is released. */
  readonly files: readonly FileToPack[]
  readonly originals: readonly FileToPack[]
}

/**
 * Collects the files of a lake: an unchanged state of its store (even if a site writes), the other stores, and all originals to which the
 * store may refer.
 * @param spare folder for copies
 * @param originals lists the originals
 * @throws BackupError if another process has opened the lake and does not respond
 */
export async function holdLake(
  dataDir: string,
  lake: string,
  spare: string,
  originals: () => Promise<readonly FileToPack[]>,
): Promise<HeldLake> {
  const folder = join(dataDir, lake)
  const hold = holdUnused(folder) ?? (await askForHold(folder))
  try {
    const store = { name: `${lake}/${STORE_FILE}`, path: join(folder, STORE_FILE), mayGo: false }
    // The originals are listed after the state of the store is fixed. An upload writes its file before its document, so the list contains
    // the file of each document.
    const files = [store, ...(await filesBeside(folder, lake, spare))]
    return { hold, files, originals: await originals() }
  } catch (error) {
    hold.drop()
    throw error
  }
}

/** True if a folder of DATA_DIR contains a lake. */
export const hasLake = (dataDir: string, lake: string): boolean =>
  existsSync(join(dataDir, lake, STORE_FILE))

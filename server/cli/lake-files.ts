import { existsSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import { MOMENTARY_TABLES } from '#server/auth/auth.tables.ts'
import { askForHold, type Hold } from '#server/backup/hold-service.ts'
import type { FileToPack } from '#server/backup/write-backup.ts'

const STORE_FILE = 'lake.sqlite'

/** Keeps a lake's file still, which nobody uses; undefined when somebody does. */
function holdUnused(folder: string): Hold | undefined {
  const store = new Sqlite(join(folder, STORE_FILE), { timeout: 0, fileMustExist: true })
  try {
    store.pragma('locking_mode = EXCLUSIVE')
    // What the last process left in the log, it leaves in the file.
    store.pragma('wal_checkpoint(TRUNCATE)')
  } catch (error) {
    store.close()
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      return undefined
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

async function namesIn(folder: string): Promise<string[]> {
  return existsSync(folder) ? (await readdir(folder)).toSorted() : []
}

async function assetsOf(folder: string, lake: string): Promise<FileToPack[]> {
  const files: FileToPack[] = []
  for (const kind of ['images', 'files']) {
    for (const shard of await namesIn(join(folder, 'assets', kind))) {
      for (const name of await namesIn(join(folder, 'assets', kind, shard))) {
        const path = join('assets', kind, shard, name)
        files.push({ name: `${lake}/${path}`, path: join(folder, path), mayGo: true })
      }
    }
  }
  return files
}

/** Takes sessions and the like out of a copy of a store that holds accounts. */
function forgetMoments(file: string) {
  const store = new Sqlite(file)
  store.pragma('foreign_keys = OFF')
  const tables = store.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all()
  for (const name of tables) {
    if (MOMENTARY_TABLES.has(String(name))) store.exec(`DELETE FROM "${String(name)}"`)
  }
  store.exec('VACUUM')
  // Nothing is left in a log beside the file.
  store.pragma('journal_mode = DELETE')
  store.close()
}

/** Small stores beside the lake's are copied; what says who may come in is read as it is. */
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

/** A lake whose store keeps still while it is packed. */
export interface HeldLake {
  readonly hold: Hold
  readonly files: readonly FileToPack[]
}

/**
 * Gathers what a lake keeps: its store as it is at this moment, also while a site writes to it, the stores beside it, and all
 * originals that the store may name.
 * @param spare a folder for copies
 * @throws BackupError when another process holds the lake and cannot be asked
 */
export async function holdLake(dataDir: string, lake: string, spare: string): Promise<HeldLake> {
  const folder = join(dataDir, lake)
  const hold = holdUnused(folder) ?? (await askForHold(folder))
  try {
    const store = { name: `${lake}/${STORE_FILE}`, path: join(folder, STORE_FILE), mayGo: false }
    // Originals come after the store: an upload writes its file before its document.
    const files = [store, ...(await filesBeside(folder, lake, spare))]
    return { hold, files: [...files, ...(await assetsOf(folder, lake))] }
  } catch (error) {
    hold.drop()
    throw error
  }
}

/** Whether there is a lake in a folder of DATA_DIR. */
export const hasLake = (dataDir: string, lake: string): boolean =>
  existsSync(join(dataDir, lake, STORE_FILE))

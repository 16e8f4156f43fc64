import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lakeFile, openSqliteStore } from '#lake/store/sqlite/sqlite-store.ts'
import { openLakeAt } from '#lake/wire/open-lake.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { isAssetType } from '#shared/content/document-types.ts'
import type { Config } from '../config/config.ts'
import { dataFolders } from './data-folders.ts'
import { useDataFolder } from './use-data-folder.ts'

/** True if a dataset has no documents. An interrupted seed leaves only assets, so a lake with only assets counts as empty. */
function hasOnlyAssets(documents: Iterable<LakeDocument>): boolean {
  for (const { _type } of documents) if (!isAssetType(_type)) return false
  return true
}

/**
 * True if the lake's file contains no documents except assets. It reads the file directly: opening the lake would load all documents, which
 * the server does again later.
 */
async function isEmpty({ dataDir, lake }: Config): Promise<boolean> {
  const directory = join(dataDir, dataFolders.lake)
  if (lake.databaseUrl !== undefined) {
    const open = await openLakeAt({ directory, databaseUrl: lake.databaseUrl }, lake.dataset)
    const isSeedable = hasOnlyAssets(open.dataset.all())
    await open.lake.close()
    return isSeedable
  }
  if (!existsSync(lakeFile(directory))) return true
  const store = openSqliteStore({ directory })
  try {
    return hasOnlyAssets(store.documents(lake.dataset))
  } finally {
    store.close()
  }
}

/**
 * Calls `seed` if the settings ask for demonstration content (`SEED=demo`) and the embedded lake contains no documents except assets. Never
 * seeds a remote lake. While it runs, it holds the lock on DATA_DIR, but not the lock on the lake.
 * @throws BackupError during a restore; SqliteError with `SQLITE_BUSY` if another process has opened the lake
 */
export async function seedWhenEmpty(config: Config, seed: () => Promise<void>): Promise<void> {
  if (config.seed !== 'demo' || config.mode !== 'embedded') return
  const leave = await useDataFolder(config)
  try {
    if (await isEmpty(config)) await seed()
  } finally {
    leave()
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lakeFile, openStore } from '#lake/store/store.ts'
import { isAssetType } from '#shared/content/document-types.ts'
import type { Config } from '../config/config.ts'
import { dataFolders } from './data-folders.ts'
import { useDataFolder } from './use-data-folder.ts'

/** Reads the file directly, because opening the lake loads all documents, which the server does again later. */
function isEmpty({ dataDir, lake }: Config): boolean {
  const directory = join(dataDir, dataFolders.lake)
  if (!existsSync(lakeFile(directory))) return true
  const store = openStore({ directory })
  try {
    // An interrupted seed leaves nothing but assets.
    for (const { _type } of store.documents(lake.dataset)) if (!isAssetType(_type)) return false
    return true
  } finally {
    store.close()
  }
}

/**
 * Calls `seed` if the settings ask for demonstration content (`SEED=demo`) and the embedded lake contains nothing but assets. Never
 * seeds a remote lake. Holds the lock on DATA_DIR meanwhile, but not the lock on the lake.
 * @throws BackupError during a restore; SqliteError with `SQLITE_BUSY` if another process has opened the lake
 */
export async function seedWhenEmpty(config: Config, seed: () => Promise<void>): Promise<void> {
  if (config.seed !== 'demo' || config.mode !== 'embedded') return
  const leave = await useDataFolder(config)
  try {
    if (isEmpty(config)) await seed()
  } finally {
    leave()
  }
}

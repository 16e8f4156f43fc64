import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createAssetStore, type AssetStore } from '#lake/assets/assets.ts'
import { createLake } from '#lake/datasets/lake.ts'
import { lakeFile } from '#lake/store/sqlite/sqlite-store.ts'
import { LakeError, type Dataset, type Lake, type WriteRule } from '#lake/documents/types.ts'

/** True if a directory contains a lake. */
export const isLake = (directory: string) => existsSync(lakeFile(directory))

/** Lake in this process, with the dataset of the site. */
export interface OpenLake {
  readonly lake: Lake
  readonly dataset: Dataset
  readonly assets: AssetStore
  readonly directory: string
}

/**
 * Opens the lake in `directory`, creating it if missing, and creates the dataset (private) if missing. All writes must satisfy `rule`.
 * @throws the error of SQLite if it cannot be opened: `SQLITE_BUSY` if another process holds the lock
 */
export function openLake(directory: string, datasetName: string, rule?: WriteRule): OpenLake {
  const lake = createLake({ directory, rule, dataset: { name: datasetName, aclMode: 'private' } })
  return withAssets(directory, lake, lake.dataset(datasetName))
}

/**
 * Opens the lake in `directory` for reading: creates neither the lake nor the dataset.
 * @throws LakeError `datasetNotFound` if the dataset or the lake is missing; the errors of {@link openLake}
 */
export function openLakeToRead(directory: string, datasetName: string): OpenLake {
  if (!existsSync(directory)) {
    throw new LakeError('datasetNotFound', `There is no lake in ${directory}`)
  }
  const lake = createLake({ directory })
  try {
    return withAssets(directory, lake, lake.dataset(datasetName))
  } catch (error) {
    void lake.close()
    throw error
  }
}

const withAssets = (directory: string, lake: Lake, dataset: Dataset): OpenLake => ({
  lake,
  dataset,
  assets: createAssetStore({ directory: join(directory, 'assets') }),
  directory,
})

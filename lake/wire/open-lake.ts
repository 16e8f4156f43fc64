import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createAssetStore, type AssetStore } from '#lake/assets/assets.ts'
import { createLake } from '#lake/datasets/lake.ts'
import { lakeFile } from '#lake/store/store.ts'
import { LakeError, type Dataset, type Lake } from '#lake/documents/types.ts'

/** Whether there is a lake in a directory. */
export const isLake = (directory: string) => existsSync(lakeFile(directory))

/** A lake in this process, with the dataset that is shown. */
export interface OpenLake {
  readonly lake: Lake
  readonly dataset: Dataset
  readonly assets: AssetStore
  readonly directory: string
}

/**
 * Opens the lake in `directory`, making it where there is none, and makes the dataset (private) when it is missing.
 * @throws what SQLite throws when it cannot be opened: `SQLITE_BUSY` when another process holds it
 */
export function openLake(directory: string, datasetName: string): OpenLake {
  const lake = createLake({ directory })
  const dataset =
    lake.datasets().find(({ name }) => name === datasetName) ??
    lake.createDataset(datasetName, { aclMode: 'private' })
  return withAssets(directory, lake, dataset)
}

/**
 * Opens the lake in `directory` for whoever only reads: makes neither the lake nor the dataset.
 * @throws LakeError `datasetNotFound` when there is no such dataset, or no lake; and what {@link openLake} throws
 */
export function openLakeToRead(directory: string, datasetName: string): OpenLake {
  if (!existsSync(directory)) {
    throw new LakeError('datasetNotFound', `There is no lake in ${directory}`)
  }
  const lake = createLake({ directory })
  try {
    return withAssets(directory, lake, lake.dataset(datasetName))
  } catch (error) {
    lake.close()
    throw error
  }
}

const withAssets = (directory: string, lake: Lake, dataset: Dataset): OpenLake => ({
  lake,
  dataset,
  assets: createAssetStore({ directory: join(directory, 'assets') }),
  directory,
})

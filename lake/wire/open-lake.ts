import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createAssetStore, type AssetStore } from '#lake/assets/assets.ts'
import type { LocalFileStore } from '#lake/common/files/file-store.ts'
import { createLake, type LakeOptions } from '#lake/datasets/lake.ts'
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
  return withAssets({ directory }, lake, lake.dataset(datasetName))
}

/** Location of a lake. */
export interface LakePlace {
  /** Folder of assets and accounts, and of the documents unless they are in a database. */
  readonly directory: string
  /** PostgreSQL database with the documents. Default: they are in `directory`. */
  readonly databaseUrl?: string | undefined
  /** Store of the originals of assets. Default: they are in `directory`. */
  readonly files?: LocalFileStore | undefined
  /** Called when following the database fails. */
  readonly onError?: (error: unknown) => void
  /** Called at most once a minute with a failure of the folder of assets that an operator has to mend. */
  readonly onFileFailure?: (error: unknown) => void
}

type AssetPlace = Pick<LakePlace, 'directory' | 'files' | 'onFileFailure'>

/** Location of a lake, for messages. */
export const whereOf = ({ directory, databaseUrl }: LakePlace): string =>
  databaseUrl === undefined ? directory : 'the database of LAKE_DATABASE_URL'

/**
 * Opens a lake with all its datasets, creating it if missing.
 * @throws LakeError `unavailable` with a sentence for operators; the errors of {@link openLake}
 */
export async function openAnyLake(
  { directory, databaseUrl, onError = () => undefined }: LakePlace,
  options: Pick<LakeOptions, 'rule' | 'dataset'> = {},
): Promise<Lake> {
  if (databaseUrl === undefined) return createLake({ directory, ...options })
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  // Loaded only if needed, because the driver takes memory.
  const { openSharedLake } = await import('#lake/datasets/shared-lake.ts')
  return openSharedLake({ databaseUrl, ...options, onError })
}

/** Opens the lake of a folder, or of a database if the place has one. See {@link openLake} and {@link openAnyLake}. */
export async function openLakeAt(
  place: LakePlace,
  datasetName: string,
  rule?: WriteRule,
): Promise<OpenLake> {
  const dataset = { name: datasetName, aclMode: 'private' } as const
  return withDataset(place, await openAnyLake(place, { rule, dataset }), datasetName)
}

/** Opens a lake for reading. See {@link openLakeToRead} and {@link openAnyLake}. */
export async function openLakeAtToRead(place: LakePlace, datasetName: string): Promise<OpenLake> {
  if (place.databaseUrl === undefined) {
    return openLakeToRead(place.directory, datasetName, place.files)
  }
  return withDataset(place, await openAnyLake(place), datasetName)
}

/**
 * Opens the lake in `directory` for reading: creates neither the lake nor the dataset.
 * @throws LakeError `datasetNotFound` if the dataset or the lake is missing; the errors of {@link openLake}
 */
export async function openLakeToRead(
  directory: string,
  datasetName: string,
  files?: LocalFileStore,
): Promise<OpenLake> {
  if (!existsSync(directory)) {
    throw new LakeError('datasetNotFound', `There is no lake in ${directory}`)
  }
  return withDataset({ directory, files }, createLake({ directory }), datasetName)
}

/** Adds the dataset and the assets to an open lake. Closes the lake if that fails. */
async function withDataset(place: AssetPlace, lake: Lake, name: string): Promise<OpenLake> {
  try {
    return withAssets(place, lake, lake.dataset(name))
  } catch (error) {
    await lake.close()
    throw error
  }
}

const withAssets = (
  { directory, files, onFileFailure }: AssetPlace,
  lake: Lake,
  dataset: Dataset,
): OpenLake => ({
  lake,
  dataset,
  assets: createAssetStore({
    directory: join(directory, 'assets'),
    files,
    onFailure: onFileFailure,
  }),
  directory,
})

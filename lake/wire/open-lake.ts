import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createAssetStore, type AssetStore } from '#lake/assets/assets.ts'
import type { LocalFileStore } from '#lake/common/files/file-store.ts'
import { createLake, type LakeOptions } from '#lake/datasets/lake.ts'
import { lakeFile } from '#lake/store/sqlite/sqlite-store.ts'
import { LakeError, type Dataset, type Lake, type WriteRule } from '#lake/documents/types.ts'

/** True if a directory contains a lake. */
export const isLake = (directory: string) => existsSync(lakeFile(directory))

/** Lake that this process has opened, with one of its datasets. */
export interface OpenLake {
  readonly lake: Lake
  readonly dataset: Dataset
  readonly assets: AssetStore
  readonly directory: string
}

/**
 * Opens the lake in `directory`. Creates the lake if it is missing, and the dataset as a private one if that is missing. All writes must
 * satisfy `rule`.
 * @throws SQLite's error if the lake cannot be opened: `SQLITE_BUSY` if another process has locked it
 */
export function openLake(directory: string, datasetName: string, rule?: WriteRule): OpenLake {
  const lake = createLake({ directory, rule, dataset: { name: datasetName, aclMode: 'private' } })
  return withAssets({ directory }, lake, lake.dataset(datasetName))
}

/** Location of a lake. */
export interface LakePlace {
  /** Folder of the assets, and of documents and accounts unless they are in a database. */
  readonly directory: string
  /** Address of a PostgreSQL database for documents and accounts. Default: they are in `directory`. */
  readonly databaseUrl?: string | undefined
  /** Store of the originals of assets. Default: the originals are in `directory`. */
  readonly files?: LocalFileStore | undefined
  /** Called with an error while reading the commits of other processes. */
  readonly onError?: (error: unknown) => void
  /** Called with a failure of the assets' folder that an operator must repair, at most once a minute. */
  readonly onFileFailure?: (error: unknown) => void
}

type AssetPlace = Pick<LakePlace, 'directory' | 'files' | 'onFileFailure'>

/** Returns the location of a lake, for messages to operators. */
export const whereOf = ({ directory, databaseUrl }: LakePlace): string =>
  databaseUrl === undefined ? directory : 'the database of LAKE_DATABASE_URL'

/**
 * Opens a lake with all its datasets, and creates it if it is missing.
 * @throws LakeError `unavailable` with a sentence for operators; the errors of {@link openLake}
 */
export async function openAnyLake(
  { directory, databaseUrl, onError = () => undefined }: LakePlace,
  options: Pick<LakeOptions, 'rule' | 'dataset'> = {},
): Promise<Lake> {
  if (databaseUrl === undefined) return createLake({ directory, ...options })
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  // Imported only for a database, because its driver takes memory.
  const { openSharedLake } = await import('#lake/datasets/shared-lake.ts')
  return openSharedLake({ databaseUrl, ...options, accountsFolder: directory, onError })
}

/** Opens the lake at a place with one dataset: with {@link openAnyLake} if the place has a database, otherwise with {@link openLake}. */
export async function openLakeAt(
  place: LakePlace,
  datasetName: string,
  rule?: WriteRule,
): Promise<OpenLake> {
  const dataset = { name: datasetName, aclMode: 'private' } as const
  return withDataset(place, await openAnyLake(place, { rule, dataset }), datasetName)
}

/** Opens the lake at a place only for reading. See {@link openLakeToRead} and {@link openAnyLake}. */
export async function openLakeAtToRead(place: LakePlace, datasetName: string): Promise<OpenLake> {
  if (place.databaseUrl === undefined) {
    return openLakeToRead(place.directory, datasetName, place.files)
  }
  return withDataset(place, await openAnyLake(place), datasetName)
}

/**
 * Opens the lake in `directory` only for reading. Creates neither the lake nor the dataset.
 * @throws LakeError `datasetNotFound` if the lake or the dataset is missing; the errors of {@link openLake}
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

/** Returns an open lake with one dataset and the assets. Closes the lake if the dataset is missing. */
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

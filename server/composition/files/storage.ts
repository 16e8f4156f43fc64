import { join } from 'node:path'
import { createOriginalsFolder } from '#lake/assets/assets.ts'
import { createImageCache } from '#lake/assets/image-cache.ts'
import type {
  FileStoreError,
  FileStoreErrorKind,
  LocalFileStore,
} from '#lake/common/files/file-store.ts'
import { createFolderStore } from '#lake/common/files/folder-store.ts'
import { MEDIA_FOLDER } from '../../backup/manifest.ts'
import type { Config } from '../../config/config.ts'
import type { Log } from '../../http/logging.ts'
import { dataFolders } from '../../process/data-folders.ts'
import type { Bucket } from '../../storage/bucket-store.ts'
import { createLocalCopies } from '../../storage/local-copies.ts'
import { MINUTE } from '#shared/time/units.ts'

/** Location of the original files of one part of the product. */
export interface Originals {
  /** Name of the part in messages. */
  readonly title: string
  /** Folder of the originals below DATA_DIR, and in a backup. */
  readonly folder: string
  /** Folder of the originals in the bucket. */
  readonly stored: string
  /** Opens the folder of the originals below DATA_DIR, or below an unpacked backup. */
  readonly open: (dataDir: string) => LocalFileStore
}

const assetsOf = (folder: 'lake' | 'lake-alone', title: string): Originals => ({
  title,
  folder: `${folder}/assets`,
  stored: folder,
  open: (dataDir) => createOriginalsFolder(join(dataDir, folder, 'assets')),
})

/** Originals of the lakes, by the folder of the lake, and of the image library. */
export const ORIGINALS = {
  lake: assetsOf('lake', 'Lake'),
  'lake-alone': assetsOf('lake-alone', 'Standalone lake'),
  media: {
    title: 'Image library',
    folder: MEDIA_FOLDER,
    stored: 'media',
    open: (dataDir: string) => createFolderStore({ directory: join(dataDir, MEDIA_FOLDER) }),
  },
} as const satisfies Record<string, Originals>

/** Folder of the backups in the bucket. */
export const STORED_BACKUPS = 'backups'

type Settings = Pick<Config, 'storage' | 'dataDir'>

/** Opens the bucket of the settings; undefined if the settings name none. The client is loaded only if there is a bucket. */
export async function openConfiguredBucket({
  storage,
}: Pick<Config, 'storage'>): Promise<Bucket | undefined> {
  if (storage === undefined) return undefined
  const { openBucket } = await import('../../storage/bucket-store.ts')
  return openBucket(storage)
}

/** Stores of originals in a bucket, with copies on this machine. */
export interface Storage {
  readonly bucket: Bucket
  /** False if the last request to the bucket failed. */
  readonly isAvailable: () => boolean
  /** Originals of the lakes. */
  readonly lake: LocalFileStore
  readonly lakeAlone: LocalFileStore
  /** Originals of the image library. */
  readonly media: LocalFileStore
}

/** Minimum interval between two log entries about the same kind of failure, in milliseconds. */
const LOGGED_EVERY = MINUTE

/** Beginning of the log entry for each kind of failure. */
const FOUND: Readonly<Record<FileStoreErrorKind, string>> = {
  unavailable: 'A file in the object storage could not be used',
  full: 'A file could not be stored in the object storage',
  damaged: 'A file in the object storage is damaged',
  local: 'A file of the object storage could not be copied',
}

/** Opens the object storage that the settings name; undefined if originals are in the data folder. */
export async function openStorage(
  config: Settings,
  log?: Pick<Log, 'warn' | 'error'>,
): Promise<Storage | undefined> {
  const bucket = await openConfiguredBucket(config)
  if (bucket === undefined || config.storage === undefined) return undefined
  const cache = createImageCache({
    directory: join(config.dataDir, dataFolders.fileCopies),
    maxBytes: config.storage.cacheBytes,
  })
  const loggedAt = new Map<FileStoreErrorKind, number>()
  let isAvailable = true
  const onOutcome = (error: FileStoreError | undefined) => {
    isAvailable = error === undefined || error.kind === 'damaged' || error.kind === 'local'
    if (error === undefined) return
    const { kind, message } = error
    if (Date.now() - (loggedAt.get(kind) ?? 0) < LOGGED_EVERY) return
    loggedAt.set(kind, Date.now())
    const found = FOUND[kind]
    log?.[kind === 'damaged' ? 'error' : 'warn']('cache', `${found}. ${message}`, { error })
  }
  const copiesOf = ({ stored }: Originals) =>
    createLocalCopies({ store: bucket.store(stored), folder: stored, cache, onOutcome })
  return {
    bucket,
    isAvailable: () => isAvailable,
    lake: copiesOf(ORIGINALS.lake),
    lakeAlone: copiesOf(ORIGINALS['lake-alone']),
    media: copiesOf(ORIGINALS.media),
  }
}

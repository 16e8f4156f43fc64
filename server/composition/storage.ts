import { join } from 'node:path'
import { createImageCache } from '#lake/assets/image-cache.ts'
import type { LocalFileStore } from '#lake/common/files/file-store.ts'
import type { Config } from '../config/config.ts'
import type { Log } from '../http/logging.ts'
import { dataFolders } from '../process/data-folders.ts'
import type { Bucket } from '../storage/bucket-store.ts'
import { createLocalCopies } from '../storage/local-copies.ts'
import { MINUTE } from '#shared/time/units.ts'

/** Folders of a bucket, by their content. */
export const STORED = {
  lake: 'lake',
  lakeAlone: 'lake-alone',
  media: 'media',
  backups: 'backups',
} as const

type Settings = Pick<Config, 'storage' | 'dataDir'>

/** Opens the bucket of the settings; undefined if the settings name none. The client is loaded only in the first case. */
export async function openConfiguredBucket({
  storage,
}: Pick<Config, 'storage'>): Promise<Bucket | undefined> {
  if (storage === undefined) return undefined
  const { openBucket } = await import('../storage/bucket-store.ts')
  return openBucket(storage)
}

/** Stores of originals in a bucket, with copies on this machine. */
export interface Storage {
  readonly bucket: Bucket
  /** Originals of a lake. */
  lake(folder: 'lake' | 'lake-alone'): LocalFileStore
  /** Originals of the image library. */
  readonly media: LocalFileStore
}

/** Minimum interval between two lines of the log about the same outage, in milliseconds. */
const LOGGED_EVERY = MINUTE

/** Opens the object storage of the settings; undefined if originals are in the data folder. */
export async function openStorage(
  config: Settings,
  log?: Pick<Log, 'warn'>,
): Promise<Storage | undefined> {
  const bucket = await openConfiguredBucket(config)
  if (bucket === undefined || config.storage === undefined) return undefined
  const cache = createImageCache({
    directory: join(config.dataDir, dataFolders.fileCopies),
    maxBytes: config.storage.cacheBytes,
  })
  let loggedAt = 0
  const onFailure = (error: Error) => {
    if (Date.now() - loggedAt < LOGGED_EVERY) return
    loggedAt = Date.now()
    log?.warn('cache', `A file in the object storage could not be used. ${error.message}`, {
      error,
    })
  }
  const copiesOf = (folder: string) =>
    createLocalCopies({ store: bucket.store(folder), folder, cache, onFailure })
  return { bucket, lake: copiesOf, media: copiesOf(STORED.media) }
}

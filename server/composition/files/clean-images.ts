import { join } from 'node:path'
import { createCleanFetch } from '../../clean-images/clean-fetch.ts'
import { CannotClean } from '../../clean-images/clean-image.ts'
import { CLEANER_VERSION, createImageCleaner } from '../../clean-images/image-cleaner.ts'
import type { Config } from '../../config/config.ts'
import { dataFolders } from '../../process/data-folders.ts'
import { uncleanImage } from '../../gateway/refusals.ts'
import { AssetError } from '#lake/assets/asset-error.ts'
import { createImageCache } from '#lake/assets/image-cache.ts'
import type { CleanImage } from '#lake/wire/types.ts'
import { Abandoned, QueueFull } from '#lake/common/fair-queue.ts'

/** Maximum disk space for clean copies, in bytes. */
const CACHE_BYTES = 1024 ** 3

/** Delivery of images without metadata, from the embedded lake and from other hosts. */
export interface CleanImages {
  /** Version of the cleaner. Clean copies of other versions are not used. */
  readonly version: number
  readonly cleanImage: CleanImage
  readonly cleanFetch: ReturnType<typeof createCleanFetch>
}

function toAssetError(error: unknown): unknown {
  if (error instanceof CannotClean) {
    const message = 'This image can’t be shown: its file contains data that we can’t remove'
    return new AssetError('notCleanable', message, { cause: error })
  }
  if (error instanceof QueueFull) {
    const message = 'Too many pictures are being made; try again in a moment'
    return new AssetError('busy', message, { cause: error, retryAfter: 2 })
  }
  if (error instanceof Abandoned) {
    return new AssetError('abandoned', error.message, { cause: error })
  }
  return error
}

/** Composes the removal of metadata from images for visitors. */
export function createCleanImages({ dataDir }: Pick<Config, 'dataDir'>): CleanImages {
  const directory = join(dataDir, dataFolders.cleanImages)
  const copies = createImageCache({ directory: join(directory, 'copies'), maxBytes: CACHE_BYTES })
  const cleaner = createImageCleaner(copies)
  return {
    version: CLEANER_VERSION,
    cleanImage: async ({ name, ...original }, asking) => {
      try {
        const { key, ...file } = await cleaner.clean(original, name, asking)
        return { ...file, etag: `"${key}"` }
      } catch (error) {
        throw toAssetError(error)
      }
    },
    cleanFetch: createCleanFetch({
      cleaner,
      directory: join(directory, 'incoming'),
      refuse: uncleanImage,
    }),
  }
}

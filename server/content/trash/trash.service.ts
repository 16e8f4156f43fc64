import { HOUR } from '#shared/time/units.ts'
import { HttpError } from '#server/http/http-error.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import type { Editor } from '../editing/ports.ts'
import { createTrashActs } from './trash-acts.ts'
import type { TrashOptions } from './trash-service.types.ts'
import { createTrashRestore, NOT_HERE } from './trash-restore.ts'
import type { TrashStore } from './trash.store.ts'

/** Interval at which expired entries are deleted, in milliseconds. */
const SWEPT_EVERY = HOUR

/** Creates the service of the trash. It lists deleted articles and restores or purges them. */
export function createTrash(options: TrashOptions) {
  const { store, mirror, exclusive, onPictureGone, onChange, acts, log } = options
  const trashActs = createTrashActs(acts)

  /** Finds a deleted article. The read of the mirror waits until all reported changes are processed. */
  const find = async (id: string) => mirror.read(async () => store.get(id))

  const dropFile = async (picture: LakeDocument) => {
    try {
      await onPictureGone(picture)
    } catch (error) {
      // The image host periodically deletes files without a record, so it will delete this file later.
      log.warn('database', 'The file of a deleted image was not deleted', {
        id: picture._id,
        error,
      })
    }
  }

  const sweep = () => {
    store
      .sweep()
      .then(async (pictures) => {
        for (const picture of pictures) await dropFile(picture)
      })
      .catch((error: unknown) => {
        log.warn('database', 'Expired items could not be deleted from the trash', { error })
      })
  }
  let timer: NodeJS.Timeout | undefined

  /** Runs requests for the same article one after another, so that the second one sees the result of the first. */
  const alone = async <T>(id: string, work: () => Promise<T>): Promise<T> =>
    exclusive(`trash ${id}`, work)

  return {
    /** Starts the periodic deletion of expired entries. */
    start: () => {
      sweep()
      timer = setInterval(sweep, SWEPT_EVERY)
      timer.unref()
    },
    stop: () => clearInterval(timer),
    /** Returns true if an article is in the trash. */
    has: async (id: string): Promise<boolean> => (await find(id)) !== undefined,
    list: async (query: Parameters<TrashStore['list']>[0]) =>
      mirror.read(async () => store.list(query)),
    ...createTrashRestore(options, { find, alone }),
    /** Deletes an article permanently. @throws HttpError `not_found`; `conflict` until the lake has made the deletion */
    purge: async (id: string, by: Editor): Promise<void> =>
      alone(id, async () => {
        const trashed = await find(id)
        if (trashed === undefined) throw new HttpError('not_found', NOT_HERE)
        if (trashed.waits) {
          throw new HttpError(
            'conflict',
            'Try again when the CMS is back. It has not deleted this yet',
          )
        }
        await store.remove(id)
        const { type, published } = trashed
        await trashActs.purged(trashed, by)
        onChange(id)
        if (type === LIBRARY_IMAGE_TYPE && published !== undefined) await dropFile(published)
      }),
  }
}

export type Trash = ReturnType<typeof createTrash>

import { MINUTE } from '#shared/time/units.ts'
import type { Log } from '#server/http/logging.ts'
import { createSteadyWork } from '#server/http/interval-task.ts'
import { NEVER_LINKED_GRACE, UNLINKED_GRACE } from './limits.ts'
import type { MediaImage, MediaStore } from './media.store.ts'
import { originalName, type Originals } from './originals.ts'

export interface SweepOptions {
  readonly store: MediaStore
  readonly originals: Originals
  /** Time after which a file without a record is deleted, in milliseconds. */
  readonly fileGrace: number
  /**
   * Ids of all pictures that documents reference. Undefined while the references are not known for certain; the sweep then deletes no
   * record.
   */
  readonly linked: () => Promise<ReadonlySet<string> | undefined>
  readonly remove: (publicId: string) => Promise<boolean>
  readonly now: () => number
  readonly log: Log
}

/** Interval of the sweep, in milliseconds. */
const SWEPT_EVERY = 10 * MINUTE

const pick = (images: readonly MediaImage[], is: (image: MediaImage) => boolean) =>
  images.filter(is).map(({ publicId }) => publicId)

/** Deletes unused data: files without a record, and records without a reference. Safe during uploads. */
export function createSweep(options: SweepOptions) {
  const { store, originals, fileGrace, linked, remove, now, log } = options
  let sweptAt: number | undefined
  /** Number of records whose file was missing at the last sweep. */
  let missing = 0

  const note = async (images: readonly MediaImage[], names: ReadonlySet<string>, at: number) => {
    const isLinked = ({ publicId }: MediaImage) => names.has(publicId)
    const is = {
      new: pick(images, (image) => isLinked(image) && image.linkedAt === null),
      back: pick(images, (image) => isLinked(image) && image.unlinkedAt !== null),
      gone: pick(
        images,
        (image) => !isLinked(image) && image.linkedAt !== null && image.unlinkedAt === null,
      ),
    }
    await store.note('linked_at', is.new, at)
    await store.note('unlinked_at', is.back, null)
    await store.note('unlinked_at', is.gone, at)
  }

  const sweepRecords = async (
    at: number,
    images: readonly MediaImage[],
    files: ReadonlySet<string>,
  ) => {
    const names = await linked()
    // A missing file never shortens the retention of its record, because the file may be in another place. It may be in DATA_DIR until `npm
    // run storage:move` has ended, or below another prefix of the bucket.
    const withoutFile = new Set(
      pick(images, ({ sha1, format }) => !files.has(originalName(sha1, format))),
    )
    missing = withoutFile.size
    if (names === undefined) return
    await note(images, names, at)
    const isOld = ({ publicId, linkedAt, unlinkedAt, createdAt }: MediaImage) =>
      !names.has(publicId) &&
      (linkedAt === null
        ? at - createdAt > NEVER_LINKED_GRACE
        : unlinkedAt !== null && at - unlinkedAt > UNLINKED_GRACE)
    for (const publicId of pick(images, isOld)) {
      await remove(publicId)
      withoutFile.delete(publicId)
    }
    missing = withoutFile.size
  }

  const sweepFiles = async (at: number, files: Awaited<ReturnType<Originals['list']>>) => {
    for (const file of files) {
      if (at - file.at > fileGrace) await originals.remove(file, store.usesFile)
    }
  }

  /** Runs one complete sweep. */
  const sweep = async () => {
    const at = now()
    sweptAt = at
    await store.forgetSignatures(at)
    // Lists the files after the records. An upload stores its file before its record, so the list contains the file of each record.
    const images = await store.all()
    const files = await originals.list()
    await sweepRecords(at, images, new Set(files.map(({ name }) => name)))
    await sweepFiles(at, files)
  }

  const work = createSteadyWork({
    jobs: [
      async () => {
        if (sweptAt === undefined || now() - sweptAt >= SWEPT_EVERY) await sweep()
      },
    ],
    failed: 'Unused images could not be deleted',
    log,
  })

  return {
    sweep,
    start: work.start,
    stop: work.stop,
    get missing() {
      return missing
    },
  }
}

import { HttpError } from '#server/http/http-error.ts'
import { LIBRARY_IMAGE_TYPE } from '#shared/content/document-types.ts'
import type { TrashOrigin } from '#shared/contracts/trash.ts'
import type { ImageSignRequest, SignedImageCall } from '#shared/contracts/image-host.ts'
import type {
  ImageChange,
  ImageDetail,
  ImageInput,
  ImageReplacement,
  ImageUse,
} from '#shared/contracts/images.ts'
import type { ArticleWriter, Editor, WriteEnd } from '../editing/ports.ts'
import type { Catalogued, ImageCatalogue } from './image-catalogue.ts'
import { usesInWords, usesOf } from './image-uses.ts'
import {
  assetFields,
  fileFields,
  libraryFields,
  ownerOf,
  plainName,
  recordIdOf,
  writeOf,
} from './image-writes.ts'
import type { CmsPicture, ImageHost, ImagesMirror, PictureCms } from './ports.ts'

/** A picture after a write, with the state of the write. */
export interface WrittenImage {
  readonly data: ImageDetail
  readonly end: WriteEnd
}

/** Outcome of a change of several pictures. */
export interface ManyImages {
  readonly changed: readonly string[]
  readonly left: readonly { readonly id: string; readonly reason: string }[]
  readonly end: WriteEnd
}

export interface ImagesOptions {
  readonly catalogue: ImageCatalogue
  readonly mirror: ImagesMirror
  readonly writer: ArticleWriter
  readonly host: ImageHost
  readonly cms: PictureCms
  /** Returns true if the record is in the trash. Its file must not be deleted then, because the record can be restored. */
  readonly isInTrash: (recordId: string) => Promise<boolean>
}

const invalid = (fields: Readonly<Record<string, string>>) =>
  new HttpError('validation_failed', 'Check the marked fields. Validation failed', { fields })

const notFound = () => new HttpError('not_found', 'Reload the page. This image was deleted already')

const NOT_AT_HOST = 'Upload the file again. The image host does not have it'
const ONLY_WORDS = 'Change this in the Studio. It belongs to an image that is stored in the CMS'
const IN_USE = 'Remove it from the articles that show it first'
const IN_LIBRARY = 'Delete the image in the library instead. That also deletes its file'

/** Maximum difference between two aspect ratios that are treated as equal. */
const SAME_SHAPE = 0.01

/** Creates the service with which staff read and write pictures of the library and of the CMS. */
export function createImagesService(options: ImagesOptions) {
  const { catalogue, mirror, writer, host, cms, isInTrash } = options

  const find = async (id: string): Promise<Catalogued> => {
    const found = await catalogue.find(id)
    if (found === undefined) throw notFound()
    return found
  }

  const uses = async (id: string): Promise<readonly ImageUse[]> =>
    mirror.read(async (store) => usesOf(id, await store.users(id)))

  const detail = async (id: string): Promise<ImageDetail> => {
    const { view } = await find(id)
    return { ...view, used_by: [...(await uses(id))] }
  }

  const finish = async (id: string, end: WriteEnd): Promise<WrittenImage> => ({
    data: await detail(id),
    end,
  })

  const assertLibrary = ({ view }: Catalogued) => {
    if (view.source === 'library') return
    throw new HttpError('conflict', 'Change it in the Studio. This image is stored in the CMS')
  }

  const assertRevision = ({ view }: Catalogued, revision: string | undefined) => {
    if (revision === undefined || revision === view.revision) return
    throw new HttpError(
      'conflict',
      'Reload to see the latest version. Someone else has changed this',
      {
        fields: { revision: view.revision },
      },
    )
  }

  const patch = async (
    { document, view }: Catalogued,
    { set, unset }: { readonly set: Record<string, unknown>; readonly unset: readonly string[] },
    by: Editor,
  ): Promise<WriteEnd> => {
    const isLibrary = view.source === 'library'
    const values = { ...set, ...(isLibrary && { updated_at: new Date().toISOString() }) }
    const id = document._id
    const mutation = { patch: { id, ...(unset.length > 0 && { unset: [...unset] }), set: values } }
    return writer.write(writeOf(id, [mutation], { before: document, by }))
  }

  const atHost = async (publicId: string) => {
    const file = await host.find(publicId)
    if (file === undefined) throw invalid({ public_id: NOT_AT_HOST })
    return file
  }

  const remove = async (
    id: string,
    {
      by,
      force,
      door,
    }: { readonly by: Editor; readonly force: boolean; readonly door: TrashOrigin },
  ): Promise<WriteEnd> => {
    const found = await find(id)
    assertLibrary(found)
    const used = force ? [] : await uses(id)
    if (used.length > 0) {
      throw new HttpError('conflict', IN_USE, { fields: { uses: usesInWords(used) } })
    }
    const write = writeOf(id, [{ delete: { id } }], { before: found.document, by, isRemoval: true })
    return writer.write({ ...write, door })
  }

  const each = async (
    ids: readonly string[],
    work: (id: string, index: number) => Promise<WriteEnd>,
  ): Promise<ManyImages> => {
    const changed: string[] = []
    const left: { id: string; reason: string }[] = []
    let end: WriteEnd = 'written'
    // The changes are made one after the other, because the lake would not run their transactions in parallel.
    for (const [index, id] of ids.entries()) {
      try {
        if ((await work(id, index)) === 'pending') end = 'pending'
        changed.push(id)
      } catch (error) {
        if (!(error instanceof HttpError) || error.status >= 500) throw error
        left.push({ id, reason: error.message })
      }
    }
    return { changed, left, end }
  }

  const assertArticle = async (type: string, id: string) => {
    const copies = await mirror.read(async (store) => [
      ...(await store.documents([id])),
      ...(await store.drafts([`drafts.${id}`])),
    ])
    if (!copies.some(({ _type }) => _type === type)) {
      throw invalid({ object_id: 'Save the article first. It doesn’t exist yet' })
    }
  }

  return {
    detail,
    uses: async (id: string) => {
      await find(id)
      return uses(id)
    },
    /**
     * Adds a file to the library. A repeated call returns the same record.
     * @throws HttpError `validation_failed` if the host does not have the file, `unavailable`
     */
    create: async (input: ImageInput, by: Editor): Promise<WrittenImage> => {
      const id = recordIdOf(input.public_id)
      if ((await catalogue.find(id)) !== undefined) return finish(id, 'written')
      const file = await atHost(input.public_id)
      const now = new Date().toISOString()
      const { alt_text, caption, order = 0, file_name: name } = input
      const create = {
        _id: id,
        _type: LIBRARY_IMAGE_TYPE,
        ...fileFields(file, host.addressOf(file), name),
        alt_text,
        ...(caption && { caption }),
        order,
        ...ownerOf(file.public_id),
        created_at: now,
        updated_at: now,
      }
      // Two processes may add the same file concurrently. The second process then gets the record that the first one has created.
      const end = await writer.write(writeOf(id, [{ createIfNotExists: create }], { by }))
      return finish(id, end)
    },
    /** Uploads a file to the CMS and returns its id. @throws HttpError as {@link PictureCms.upload} */
    upload: async ({ name, ...picture }: CmsPicture): Promise<string> => {
      const plain = plainName(name ?? '')
      return (await cms.upload({ ...picture, name: plain === '' ? undefined : plain }))._id
    },
    /**
     * Changes a picture.
     * @throws HttpError `not_found`, `conflict`; `validation_failed` for attributes that a file in the CMS does not have
     */
    change: async (id: string, change: ImageChange, by: Editor): Promise<WrittenImage> => {
      const found = await find(id)
      assertRevision(found, change.revision)
      if (found.view.source === 'library') {
        return finish(id, await patch(found, libraryFields(change), by))
      }
      const others = (['caption', 'order', 'focal_point', 'crop'] as const).filter(
        (name) => change[name] !== undefined,
      )
      if (others.length > 0) {
        throw invalid(Object.fromEntries(others.map((name) => [name, ONLY_WORDS])))
      }
      return finish(id, await patch(found, assetFields(change), by))
    },
    /**
     * Replaces the file of a picture. The text stays; the crop stays only if the new file has the same aspect ratio.
     * @throws HttpError `not_found`, `conflict` for a file in the CMS and for an outdated revision, `validation_failed`, `unavailable`
     */
    replace: async (
      id: string,
      { public_id: publicId, file_name: name, revision }: ImageReplacement,
      by: Editor,
    ): Promise<WrittenImage> => {
      const found = await find(id)
      assertLibrary(found)
      assertRevision(found, revision)
      const { view } = found
      if (view.public_id === publicId) return finish(id, 'written')
      const file = await atHost(publicId)
      const before = (view.width ?? 0) / Math.max(1, view.height ?? 1)
      const isSame = Math.abs(before / (file.width / Math.max(1, file.height)) - 1) < SAME_SHAPE
      const own = name === undefined ? undefined : plainName(name)
      const set = fileFields(file, host.addressOf(file), own)
      return finish(
        id,
        await patch(found, { set, unset: isSame ? [] : ['crop', 'focal_point'] }, by),
      )
    },
    remove,
    removeMany: async (
      ids: readonly string[],
      how: { readonly by: Editor; readonly force: boolean; readonly door: TrashOrigin },
    ): Promise<ManyImages> => each(ids, async (id) => remove(id, how)),
    /** Sorts library pictures in the order of `ids`. */
    reorder: async (ids: readonly string[], by: Editor): Promise<ManyImages> =>
      each(ids, async (id, order) => {
        const found = await find(id)
        assertLibrary(found)
        if (found.view.order === order) return 'written'
        return patch(found, { set: { order }, unset: [] }, by)
      }),
    /**
     * Signs a request that the browser then sends to the image host.
     * @throws HttpError `validation_failed` for a missing article; `conflict` for the deletion of a file that the library needs
     */
    sign: async (request: ImageSignRequest): Promise<SignedImageCall> => {
      if (request.action === 'upload') {
        const { content_type: type, object_id: id } = request
        if ((type === undefined) !== (id === undefined)) {
          throw invalid({ object_id: 'Name both, content_type and object_id, or neither' })
        }
        if (type !== undefined && id !== undefined) await assertArticle(type, id)
      }
      if (request.action === 'destroy') {
        const { public_id: publicId } = request
        const isNeeded =
          (await catalogue.all()).some(({ view }) => view.public_id === publicId) ||
          (await isInTrash(recordIdOf(publicId)))
        if (isNeeded) throw new HttpError('conflict', IN_LIBRARY)
      }
      return host.sign(request)
    },
  }
}

export type ImagesService = ReturnType<typeof createImagesService>

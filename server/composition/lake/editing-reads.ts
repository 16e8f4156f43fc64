import * as z from 'zod'
import type { LakeArea } from './lake.ts'
import { CmsUnavailable } from '../../cms/cms-error.ts'
import type { EditingOptions } from '../../content/editing/editing-service.types.ts'
import type { PictureCms } from '../../content/images/ports.ts'
import type { QueryCms } from '../../content/site-pages/site-pages.service.ts'
import { storedDocument } from '../../content/stored-document.ts'
import { HttpError } from '../../http/http-error.ts'
import type { Mirror } from '../../mirror/types.ts'

/** Timeout of a picture upload, in milliseconds; the same as in the browser. */
const UPLOAD_MS = 30_000

/** Timeout of a lake query during a user's request, in milliseconds. */
export const ASK_MS = 8_000

/** Maximum number of documents that are read to find the references to an article. */
const MOST_REFERRING = 200

/** Creates the function that returns the documents that refer to an article, from the lake. */
export const referringOf =
  (client: LakeArea['client']): EditingOptions['referring'] =>
  async (id) => {
    try {
      // GROQ's `references` also finds drafts, versions and document types that the mirror does not store.
      const { result } = await client.query(
        `*[references($id)][0...${MOST_REFERRING}]`,
        { id },
        { signal: AbortSignal.timeout(ASK_MS), perspective: 'raw' },
      )
      return z.array(storedDocument).parse(result)
    } catch (error) {
      throw error instanceof HttpError ? error : new CmsUnavailable('no answer', error)
    }
  }

/** Creates the function that reads documents of any status from the lake for staff. */
export const queryOf =
  (client: LakeArea['client']): QueryCms =>
  async (query, params) => {
    try {
      const signal = AbortSignal.timeout(ASK_MS)
      return (await client.query(query, params, { signal, perspective: 'raw' })).result
    } catch (error) {
      throw error instanceof HttpError ? error : new CmsUnavailable('no answer', error)
    }
  }

/** Creates the upload of pictures to the CMS. */
export const pictureCmsOf = (
  client: LakeArea['client'],
  mirror: Pick<Mirror, 'assertRoom' | 'note'>,
): PictureCms => ({
  upload: async (picture) => {
    mirror.assertRoom()
    const signal = AbortSignal.timeout(UPLOAD_MS)
    const document = await client.uploadImage(picture, { signal }).catch((error: unknown) => {
      throw error instanceof HttpError ? error : new CmsUnavailable('no answer', error)
    })
    await mirror.note([{ id: document._id, after: document }])
    return document
  },
})

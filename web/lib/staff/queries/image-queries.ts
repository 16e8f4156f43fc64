import {
  IMAGE_LIMITS,
  imageAnswer,
  imageBulkAnswer,
  imageDeletedAnswer,
  imageListAnswer,
  type ImageChange,
  type ImageInput,
  type ImageReplacement,
} from '#shared/contracts/images.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { liveListQuery, liveQuery } from '../live-query.ts'

/** Query of the list of images, as REST parameters. */
export type ImageValues = Readonly<
  Partial<
    Record<
      | 'page'
      | 'limit'
      | 'q'
      | 'source'
      | 'content_type'
      | 'object_id'
      | 'used'
      | 'no_alt'
      | 'format'
      | 'sort',
      string | number | undefined
    >
  >
>

/** Query for a page of the images in the library and in the CMS, with the number of images in each. */
export const imageListQuery = (api: StaffApi, values: ImageValues) =>
  liveListQuery(
    api,
    [...staffKeys.images, 'list', values],
    staffApiPaths.images(values),
    imageListAnswer,
  )

/** Query for one image, with the documents that use it. */
export const imageQuery = (api: StaffApi, id: string) =>
  liveQuery(api, [...staffKeys.images, 'one', id], staffApiPaths.image(id), imageAnswer)

/** Calls for images. Each throws ApiError: 404, 409 with `fields.uses`, 422 with `fields`, or 503. */
export const imageCalls = (api: StaffApi) => ({
  create: (input: ImageInput) =>
    api.call(staffApiPaths.images(), imageAnswer, { method: 'POST', body: input }),
  /** Uploads a file to the CMS. */
  upload: (file: File) =>
    api.call(
      staffApiPaths.imagesUpload({ name: file.name.slice(-IMAGE_LIMITS.name) }),
      imageAnswer,
      {
        method: 'POST',
        body: file,
      },
    ),
  change: (id: string, change: ImageChange) =>
    api.call(staffApiPaths.image(id), imageAnswer, { method: 'PATCH', body: change }),
  replace: (id: string, input: ImageReplacement) =>
    api.call(staffApiPaths.imageReplace(id), imageAnswer, { method: 'POST', body: input }),
  /** Deletes an image. With `force`, also if documents use the image. */
  remove: (id: string, { force }: { readonly force: boolean }) =>
    api.call(`${staffApiPaths.image(id)}${force ? '?force=true' : ''}`, imageDeletedAnswer, {
      method: 'DELETE',
    }),
  /** Sets the order of the images of one article. */
  reorder: (ids: readonly string[]) =>
    api.call(staffApiPaths.imagesOrder, imageBulkAnswer, { method: 'POST', body: { ids } }),
})

import { queryOptions } from '@tanstack/react-query'
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
import { live } from './staff-queries.ts'

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

/** A page of the images of library and CMS, with the number of images of each source. */
export const imageListQuery = (api: StaffApi, values: ImageValues) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.images, 'list', values],
    queryFn: ({ signal }) => api.call(staffApiPaths.images(values), imageListAnswer, { signal }),
  })

/** Query for one image and its uses. */
export const imageQuery = (api: StaffApi, id: string) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.images, 'one', id],
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.image(id), imageAnswer, { signal })).data,
  })

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
  /** Deletes an image, with `force` even if the image is in use. */
  remove: (id: string, { force }: { readonly force: boolean }) =>
    api.call(`${staffApiPaths.image(id)}${force ? '?force=true' : ''}`, imageDeletedAnswer, {
      method: 'DELETE',
    }),
  /** Sets the order of the images of one article. */
  reorder: (ids: readonly string[]) =>
    api.call(staffApiPaths.imagesOrder, imageBulkAnswer, { method: 'POST', body: { ids } }),
})

import { queryOptions } from '@tanstack/react-query'
import { imageAnswer, imageListAnswer } from '#shared/contracts/images.ts'
import { staffApiPaths } from '#shared/staff-api-paths.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { live } from './staff-queries.ts'

/** Query of the pictures, as REST takes it. */
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

/** A page of the pictures of the library and of the CMS, with how many there are of each kind. */
export const imageListQuery = (api: StaffApi, values: ImageValues) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.images, 'list', values],
    queryFn: ({ signal }) => api.call(staffApiPaths.images(values), imageListAnswer, { signal }),
  })

/** One picture and what shows it. */
export const imageQuery = (api: StaffApi, id: string) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.images, 'one', id],
    queryFn: async ({ signal }) =>
      (await api.call(staffApiPaths.image(id), imageAnswer, { signal })).data,
  })

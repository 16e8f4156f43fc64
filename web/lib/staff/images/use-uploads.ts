import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import { signedImageAnswer, type ImageSignRequest } from '#shared/contracts/image-host.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'
import { staffKeys } from '../queries/article-calls.ts'
import { ApiError } from '../queries/api-error.ts'
import { reasonOf } from '../queries/bulk-work.ts'
import { imageCalls } from '../queries/image-queries.ts'
import type { StaffApi } from '../queries/staff-api.ts'
import { useStaff } from '../staff-context.tsx'
import { imageTexts } from './image-texts.ts'
import { sendFile } from './send-file.ts'
import { UploadError } from './upload-error.ts'
import { createUploads } from './uploads.ts'

/** Article to which the uploaded images belong. */
export interface UploadOwner {
  readonly content_type: ArticleType
  readonly object_id: string
}

const problemOf = (error: unknown) => {
  if (error instanceof UploadError) return error.message
  return error instanceof ApiError ? reasonOf(error) : imageTexts.uploadFailed
}

/** Requests the signature of one call to the image host. @throws ApiError */
export const signCall = async (api: StaffApi, request: ImageSignRequest) =>
  (await api.call(staffApiPaths.imagesSign, signedImageAnswer, { method: 'POST', body: request }))
    .data

/** Uploads of a page, for an article or for the general folder. */
export function useUploads(owner?: UploadOwner) {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const [uploads] = useState(() =>
    createUploads({
      sign: (order) => signCall(api, { action: 'upload', ...owner, context: { order } }),
      send: sendFile,
      save: async (input) => (await imageCalls(api).create(input)).data,
      problemOf,
      onSent: ({ all, failure }) => {
        if (failure !== undefined) toastError(failure, imageTexts.uploadsFailed(all))
      },
    }),
  )
  const items = useSyncExternalStore(uploads.subscribe, uploads.all, uploads.all)
  const save = async () => {
    const { saved, failure } = await uploads.save()
    if (saved.length > 0) {
      void queryClient.invalidateQueries({ queryKey: staffKeys.images })
      if (failure === undefined) toastSuccess(imageTexts.uploaded(saved.length))
    }
    if (failure !== undefined) toastError(failure, imageTexts.uploadsFailed(saved.length + 1))
    return saved
  }
  return { items, uploads, save }
}

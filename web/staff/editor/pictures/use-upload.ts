import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Picture } from '#shared/content/article.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import { imageCalls } from '#web/lib/staff/queries/image-queries.ts'
import { toPicture } from '#web/lib/staff/images/image-picture.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'

const success = (count: number) =>
  count === 1 ? 'Image uploaded successfully' : `${count} images uploaded successfully`

const isThere = (picture: Picture | undefined) => picture !== undefined

/**
 * Uploads the pictures of a pasted text to the CMS and reports the result. No dialog is needed, because the pictures have their pasted alt
 * texts.
 */
export function useUpload() {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (file: File): Promise<Picture> =>
      toPicture((await imageCalls(api).upload(file)).data),
    retry: false,
    networkMode: 'always',
  })
  /** Pictures in the order of their files, with undefined for failed uploads. */
  const uploadEach = async (files: readonly File[]): Promise<readonly (Picture | undefined)[]> => {
    const ends = await Promise.allSettled(files.map((file) => mutateAsync(file)))
    const pictures = ends.map((end) => (end.status === 'fulfilled' ? end.value : undefined))
    const arrived = pictures.filter(isThere)
    const failure = ends.find((end) => end.status === 'rejected')?.reason
    if (arrived.length > 0) {
      void queryClient.invalidateQueries({ queryKey: staffKeys.images })
      if (failure === undefined) toastSuccess(success(arrived.length))
    }
    if (failure !== undefined) {
      toastError(failure, files.length === 1 ? 'Failed to upload image' : 'Failed to upload images')
    }
    return pictures
  }
  return { uploadEach, isUploading: isPending }
}

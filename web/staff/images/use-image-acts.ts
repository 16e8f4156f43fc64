import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImageView } from '#shared/contracts/images.ts'
import { reportLeftOut, watchFirstError } from '#web/lib/staff/queries/report-left-out.ts'
import { ApiError } from '#web/lib/staff/queries/api-error.ts'
import { staffKeys } from '#web/lib/staff/queries/article-calls.ts'
import type { LeftOut, Progress } from '#web/lib/staff/queries/bulk-work.ts'
import { imageTexts } from '#web/lib/staff/images/image-texts.ts'
import { sendFile } from '#web/lib/staff/images/send-file.ts'
import { signCall } from '#web/lib/staff/images/use-uploads.ts'
import { imageCalls } from '#web/lib/staff/queries/image-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { toastTexts } from '#web/lib/staff/list/toast-texts.ts'
import { undoDeletion } from '#web/lib/staff/queries/trash-queries.ts'
import { useWork } from '#web/lib/staff/use-work.ts'
import { toastError, toastSuccess } from '#web/lib/overlays/toasts.ts'

/** Actions on images. */
export interface ImageActs {
  /** Progress of an action on several images. Undefined if no action is running. */
  readonly progress: Progress | undefined
  readonly stop: () => void
  readonly leftOut: readonly LeftOut[]
  readonly forget: () => void
  /** Deletes images, with Undo. Returns the images that were not processed because the user stopped the action. */
  readonly remove: (images: readonly ImageView[]) => Promise<readonly ImageView[]>
  /** Uploaded percentage while a file is being replaced. */
  readonly replacing: number | undefined
  /** Replaces the file of an image in all documents, with Undo. */
  readonly replace: (image: ImageView, file: File) => Promise<void>
  /** Sets the order of the images of an article. */
  readonly reorder: (ids: readonly string[]) => Promise<void>
}

/** Deletes, replaces and reorders images. `onGone` is called with the ids of deleted images. */
export function useImageActs(onGone: (ids: readonly string[]) => void): ImageActs {
  const { api } = useStaff()
  const queryClient = useQueryClient()
  const { progress, run, stop, end } = useWork()
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([])
  const [replacing, setReplacing] = useState<number>()
  const calls = imageCalls(api)
  const refresh = async () => queryClient.invalidateQueries({ queryKey: staffKeys.images })

  const report = (
    failed: readonly LeftOut<ImageView>[],
    end: { readonly all: number; readonly error: unknown; readonly fallback: string },
  ) => {
    setLeftOut(
      failed.map(({ row, reason }) => ({ row: { id: row.id, title: row.file_name }, reason })),
    )
    reportLeftOut(failed, end)
  }

  const bringBack = async (images: readonly ImageView[]) => {
    const errors = watchFirstError()
    const back = errors.watched(async ({ id }: ImageView) => undoDeletion(api, id))
    const { failed } = await run(images, back)
    await refresh()
    end()
    report(failed, {
      all: images.length,
      error: errors.first(),
      fallback: toastTexts.updateFailed,
    })
  }

  /** Restores the previous file with its crop, unless another user has changed the image meanwhile. */
  const putBack = async (image: ImageView, replaced: ImageView) => {
    const { id, public_id: before, file_name, crop, focal_point } = image
    try {
      const { data } = await calls.replace(id, {
        public_id: before ?? '',
        file_name,
        revision: replaced.revision,
      })
      await calls.change(id, { crop, focal_point, revision: data.revision })
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) {
        toastError(undefined, imageTexts.notPutBack)
      } else toastError(error, toastTexts.updateFailed)
    }
    await refresh()
  }

  return {
    progress,
    stop,
    leftOut,
    forget: () => setLeftOut([]),
    remove: async (images) => {
      const gone: ImageView[] = []
      const errors = watchFirstError()
      const remove = errors.watched(async (image: ImageView) => {
        await calls.remove(image.id, { force: false }).catch((error: unknown) => {
          // Status 404 means that the image is already deleted: the response to an earlier attempt was lost, or another user has deleted
          // the image.
          if (!(error instanceof ApiError) || error.status !== 404) throw error
        })
        gone.push(image)
      })
      const { failed, rest } = await run(images, remove)
      onGone(gone.map(({ id }) => id))
      await refresh()
      end()
      report(failed, {
        all: images.length,
        error: errors.first(),
        fallback: imageTexts.deleteFailed,
      })
      if (gone.length > 0) {
        toastSuccess(imageTexts.deleted(gone.length), {
          action: { label: 'Undo', run: () => void bringBack(gone) },
        })
      }
      return rest
    },
    replacing,
    replace: async (image, file) => {
      const { id, public_id: before, content_type: type, object_id: owner } = image
      setReplacing(0)
      try {
        const folder =
          type === null || owner === null ? {} : { content_type: type, object_id: owner }
        const call = await signCall(api, { action: 'upload', ...folder })
        const hosted = await sendFile(call, file, {
          onProgress: (part) => setReplacing(Math.round(part * 100)),
        })
        const { data: replaced } = await calls.replace(id, {
          public_id: hosted.public_id,
          file_name: file.name,
        })
        const undo = { label: 'Undo', run: () => void putBack(image, replaced) }
        toastSuccess(imageTexts.replaced, before === null ? {} : { action: undo })
      } catch (error) {
        toastError(error, imageTexts.uploadsFailed(1))
      }
      setReplacing(undefined)
      await refresh()
    },
    reorder: async (ids) => {
      try {
        await calls.reorder(ids)
      } catch (error) {
        toastError(error, toastTexts.updateFailed)
      }
      await refresh()
    },
  }
}

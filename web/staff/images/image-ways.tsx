import { useRef } from 'react'
import type { ImageDetail } from '#shared/contracts/images.ts'
import { TRASH_DAYS } from '#shared/contracts/trash.ts'
import { imageFiles } from '#web/lib/staff/images/image-files.ts'
import type { ImageActs } from './use-image-acts.ts'

interface ImageWaysProps {
  readonly image: ImageDetail
  readonly acts: ImageActs
  /** Moves the image by one position among the images of its article. Undefined if the order cannot be changed. */
  readonly onStep: ((by: 1 | -1) => void) | undefined
}

/** Actions on an image of the library. */
export function ImageWays({ image, acts, onStep }: ImageWaysProps) {
  const file = useRef<HTMLInputElement>(null)
  const isUsed = image.used_by.length > 0
  const isReplacing = acts.replacing !== undefined
  return (
    <div className="image-ways">
      {onStep !== undefined && (
        <p>
          <button type="button" className="desk-button" onClick={() => onStep(-1)}>
            Move earlier
          </button>
          <button type="button" className="desk-button" onClick={() => onStep(1)}>
            Move later
          </button>
        </p>
      )}
      <p>
        <button
          type="button"
          className="desk-button"
          aria-busy={isReplacing}
          disabled={isReplacing}
          onClick={() => file.current?.click()}
        >
          {isReplacing ? `Replacing… ${acts.replacing}%` : 'Replace file'}
        </button>
        <button
          type="button"
          className="desk-button"
          disabled={isUsed}
          aria-describedby="image-delete-how"
          onClick={() => void acts.remove([image])}
        >
          Delete
        </button>
        <input
          ref={file}
          type="file"
          accept="image/*"
          className="sr-only"
          tabIndex={-1}
          aria-label={`Replace the file of ${image.file_name}`}
          onChange={({ currentTarget }) => {
            const [chosen] = imageFiles(currentTarget.files)
            if (chosen !== undefined) void acts.replace(image, chosen)
            currentTarget.value = ''
          }}
        />
      </p>
      <p className="image-note" id="image-delete-how">
        {isUsed
          ? 'Remove it from all articles to delete it. It is in use.'
          : `Deleted images stay in the trash for ${TRASH_DAYS} days.`}
      </p>
    </div>
  )
}

import type { RefObject } from 'react'
import { imageFiles } from '#web/lib/staff/images/image-files.ts'

interface UploadButtonProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly onFiles: (files: readonly File[]) => void
}

/** Button that opens the file chooser for images. */
export function UploadButton({ input, onFiles }: UploadButtonProps) {
  return (
    <>
      <button type="button" className="button" onClick={() => input.current?.click()}>
        Upload images <kbd aria-hidden="true">N</kbd>
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        className="sr-only"
        tabIndex={-1}
        aria-label="Image files"
        onChange={({ currentTarget }) => {
          onFiles(imageFiles(currentTarget.files))
          currentTarget.value = ''
        }}
      />
    </>
  )
}

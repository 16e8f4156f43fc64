import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { imageFiles } from '#web/lib/staff/images/image-files.ts'

interface UploadButtonProps {
  readonly multiple: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Button that opens the file chooser. */
export function UploadButton({ multiple, onFiles }: UploadButtonProps) {
  const file = useRef<HTMLInputElement>(null)
  return (
    <div className="picker-upload">
      <input
        ref={file}
        type="file"
        accept="image/*"
        multiple={multiple}
        className="sr-only"
        tabIndex={-1}
        aria-label={multiple ? 'Image files' : 'Image file'}
        onChange={({ currentTarget }) => {
          onFiles(imageFiles(currentTarget.files))
          // Resets the input, so that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      <button type="button" className="desk-button" onClick={() => file.current?.click()}>
        <ImageUp size={16} strokeWidth={1.5} aria-hidden="true" />
        Upload
      </button>
      <p>{multiple ? 'or drop or paste files' : 'or drop or paste a file'}</p>
    </div>
  )
}

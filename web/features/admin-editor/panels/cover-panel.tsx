import { useState, type DragEvent } from 'react'
import { PictureForm } from '../pictures/picture-form.tsx'
import { PicturePicker } from '../pictures/picture-picker.tsx'
import { pictureFiles } from '../pictures/upload.ts'
import { useUpload } from '../pictures/use-upload.ts'
import type { FieldsProps } from './fields.ts'
import { Panel } from './panel.tsx'

/** The picture at the head of an article and in lists. A file can be dropped on it. */
export function CoverPanel({ form, errors, set }: FieldsProps) {
  const [isPicking, setPicking] = useState(false)
  const { upload, isUploading } = useUpload()
  const { cover_image: cover } = form
  const drop = async (event: DragEvent) => {
    event.preventDefault()
    const [picture] = await upload(pictureFiles(event.dataTransfer.files).slice(0, 1))
    if (picture !== undefined) set({ cover_image: picture })
  }
  return (
    <Panel title="Cover picture" field="cover_image">
      <div
        className="edit-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => void drop(event)}
      >
        {cover === null ? (
          <>
            <p className="field-hint">
              {isUploading ? 'Uploading' : 'No picture yet. An engraving is shown instead.'}
            </p>
            <button type="button" className="desk-button" onClick={() => setPicking(true)}>
              Choose a picture
            </button>
          </>
        ) : (
          <PictureForm
            name="cover_image"
            picture={cover}
            hasCaption={false}
            error={errors['cover_image.alt_text'] ?? errors['cover_image']}
            onChange={(picture) => set({ cover_image: picture })}
            onRemove={() => set({ cover_image: null })}
          />
        )}
      </div>
      <PicturePicker
        open={isPicking}
        onClose={() => setPicking(false)}
        onPick={([picture]) => {
          setPicking(false)
          if (picture !== undefined) set({ cover_image: picture })
        }}
      />
    </Panel>
  )
}

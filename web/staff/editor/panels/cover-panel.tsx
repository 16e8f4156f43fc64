import { useState, type ClipboardEvent, type DragEvent } from 'react'
import { imageFiles } from '#web/lib/staff/images/image-files.ts'
import { PictureForm } from '../pictures/picture-form.tsx'
import { PicturePicker } from '../pictures/picture-picker.tsx'
import type { FieldsProps } from './fields.ts'
import { Panel } from './panel.tsx'

/** Field for the cover picture, which is shown at the top of the article and in lists. Accepts dropped files. */
export function CoverPanel({ form, errors, set }: FieldsProps) {
  const [isPicking, setPicking] = useState(false)
  const [files, setFiles] = useState<readonly File[]>([])
  const { cover_image: cover } = form
  const pick = (given: readonly File[]) => {
    setFiles(given)
    setPicking(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const dropped = imageFiles(event.dataTransfer.files)
    if (dropped.length > 0) pick(dropped)
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = imageFiles(event.clipboardData.files)
    if (isPicking || pasted.length === 0) return
    event.preventDefault()
    pick(pasted)
  }
  return (
    <Panel title="Cover image" field="cover_image">
      <div
        className="edit-drop"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onPaste={paste}
      >
        {cover === null ? (
          <>
            <p className="field-hint">No image yet. A drawing is shown instead.</p>
            <button type="button" className="desk-button" onClick={() => pick([])}>
              Choose an image
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
        files={files}
        onClose={() => setPicking(false)}
        onPick={([picture]) => {
          setPicking(false)
          if (picture !== undefined) set({ cover_image: picture })
        }}
      />
    </Panel>
  )
}

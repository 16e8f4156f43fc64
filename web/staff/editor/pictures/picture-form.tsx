import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Picture as PictureData } from '#shared/content/article.ts'
import { Picture } from '#web/blocks/picture.tsx'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { imageQuery } from '#web/lib/staff/queries/image-queries.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { PicturePicker } from './picture-picker.tsx'

interface PictureFormProps {
  /** Prefix of the field names. Unique on the page. */
  readonly name: string
  readonly picture: PictureData
  readonly onChange: (picture: PictureData) => void
  readonly onRemove?: (() => void) | undefined
  /** Error message of the alt text. */
  readonly error?: string | undefined
  /** True if the page shows captions with the picture. */
  readonly hasCaption?: boolean
}

const shape = { widths: [240, 480], ratio: 1.5 }

/** Original name of the uploaded file. While this name is loading, or if it is unknown, the name of the served file. */
function useFileName({ asset, url, library }: PictureData): string {
  const { api } = useStaff()
  const id = asset ?? library
  const { data: image } = useQuery({
    ...imageQuery(api, id ?? ''),
    enabled: id !== null,
    refetchInterval: false,
  })
  return image?.file_name ?? url?.split('/').at(-1) ?? 'Picture'
}

/** Form of one picture: preview, alt text, and buttons to replace it. */
export function PictureForm(props: PictureFormProps) {
  const { name, picture, onChange, onRemove, error, hasCaption = true } = props
  const [isPicking, setPicking] = useState(false)
  const fileName = useFileName(picture)
  return (
    <div className="picture-form">
      <div className="picture-form-head">
        <Picture picture={picture} shape={shape} sizes="132px" decorative />
        <div>
          <p className="picture-file">{fileName}</p>
          {picture.width !== null && picture.height !== null && (
            <p className="picture-file">
              {picture.width} × {picture.height}
            </p>
          )}
          <p className="picture-ways">
            <button type="button" className="edit-link" onClick={() => setPicking(true)}>
              Replace
            </button>
            {onRemove !== undefined && (
              <button type="button" className="edit-link" onClick={onRemove}>
                Remove
              </button>
            )}
          </p>
        </div>
      </div>
      <TextField
        label="Alt text"
        name={`${name}.alt_text`}
        required={false}
        error={error}
        value={picture.alt_text}
        dir="auto"
        onChange={(event) => onChange({ ...picture, alt_text: event.currentTarget.value })}
      />
      {hasCaption && (
        <TextField
          label="Caption"
          name={`${name}.caption`}
          required={false}
          value={picture.caption ?? ''}
          dir="auto"
          onChange={(event) => onChange({ ...picture, caption: event.currentTarget.value || null })}
        />
      )}
      <PicturePicker
        open={isPicking}
        onClose={() => setPicking(false)}
        onPick={([chosen]) => {
          setPicking(false)
          if (chosen === undefined) return
          onChange({ ...chosen, caption: picture.caption ?? chosen.caption })
        }}
      />
    </div>
  )
}

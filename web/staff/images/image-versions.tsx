import { counted } from '#shared/text/count.ts'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import type { FocalPoint, ImageCrop } from '#shared/contracts/images.ts'
import {
  isEdited,
  keepMine,
  takeTheirs,
  type ImageEdit,
  type ImageField,
  type ImageFields,
} from './image-edit.ts'

const labels: Readonly<Record<ImageField, string>> = {
  crop: 'Crop',
  focal_point: 'Focal point',
  alt_text: 'Alt text',
  caption: 'Caption',
  file_name: 'Name',
}

const percent = (part: number) => `${Math.round(part * 100)}%`

function cropInWords(crop: ImageCrop): string {
  const cuts = Object.entries(crop).flatMap(([edge, part]) =>
    part === 0 ? [] : [`${percent(part)} at the ${edge}`],
  )
  return `cuts off ${cuts.join(', ')}`
}

const pointInWords = ({ x, y }: FocalPoint) =>
  `has it ${percent(x)} from the left and ${percent(y)} from the top`

/** Value of a field in a version, as text after "The newer version". */
function versionInWords(name: ImageField, fields: ImageFields): string {
  if (name === 'crop') return fields.crop === null ? 'has no crop' : cropInWords(fields.crop)
  if (name === 'focal_point') {
    return fields.focal_point === null ? 'has none' : pointInWords(fields.focal_point)
  }
  return fields[name] === '' ? 'is empty here' : `reads “${fields[name]}”`
}

interface FieldVersionsProps {
  readonly name: ImageField
  readonly edit: ImageEdit
  /** Called with the state of the form after the choice. */
  readonly onChoice: (edit: ImageEdit) => void
}

/** Choice between the user's value of a field and the value saved by another user. */
export function FieldVersions({ name, edit, onChoice }: FieldVersionsProps) {
  const id = useId()
  if (!edit.contested.includes(name)) return null
  const label = labels[name]
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- screen readers would repeat the legend of a fieldset before each button
    <div role="group" className="image-versions" aria-label={`${label}: two versions`}>
      <p id={id} dir="auto">
        Choose which version to keep. The newer version {versionInWords(name, edit.base)}.
      </p>
      <p>
        <button
          type="button"
          className="desk-button"
          aria-describedby={id}
          onClick={() => onChoice(keepMine(edit, name))}
        >
          Keep yours
        </button>
        <button
          type="button"
          className="desk-button"
          aria-describedby={id}
          onClick={() => onChoice(takeTheirs(edit, name))}
        >
          Use the newer version
        </button>
      </p>
    </div>
  )
}

/** Note that another user has saved changes meanwhile, with the affected fields. */
export function VersionsNote({ edit }: { readonly edit: ImageEdit }) {
  const { contested, isNewer, isCutLost } = edit
  const count = contested.length
  const said = [
    isCutLost &&
      'Crop the image again. The new file has a different shape, so your crop was removed.',
    isNewer &&
      isEdited(edit) &&
      'A newer version of this image was saved. Your changes are kept, and the other fields show the newer version.',
    count > 0 && `Choose which version to keep for ${counted(count, 'field')}.`,
  ].filter((sentence) => sentence !== false)
  return (
    <output className="image-newer">
      {said.length > 0 && (
        <>
          <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
          <span>{said.join(' ')}</span>
        </>
      )}
    </output>
  )
}

import { isRecord } from '#shared/content/guards.ts'
import { Stack } from '@sanity/ui'
import { useCallback, useMemo, useState } from 'react'
import { type FormPatch, type ObjectInputProps, PatchEvent, set, setIfMissing, unset } from 'sanity'
import type { ImageView } from '#shared/contracts/images.ts'
import { chosen, recordOf } from '../library/chosen.ts'
import { LibraryCard } from '../library/library-card.tsx'
import { LibraryDialog } from '../library/library-dialog.tsx'
import { PictureChoice } from '../library/picture-choice.ts'

const assetOf = (value: unknown) => {
  const asset = isRecord(value) ? value['asset'] : undefined
  return isRecord(asset) && typeof asset['_ref'] === 'string' ? asset['_ref'] : undefined
}

const changesAsset = ({ type, path: [first] }: FormPatch) =>
  first === 'asset' && (type === 'set' || type === 'unset')

/**
 * Input for a picture, which editors upload with the Studio's own input or choose from the library. A picture from the library replaces an
 * upload, because a field contains one picture.
 */
export function PictureInput(props: ObjectInputProps) {
  const { value, members, onChange, readOnly = false, schemaType, renderDefault } = props
  const [isChoosing, setChoosing] = useState(false)
  const [hasChosen, setHasChosen] = useState(false)
  const record = recordOf(value)
  const asset = assetOf(value)

  const change = useCallback<ObjectInputProps['onChange']>(
    (patch) => {
      const { patches } = PatchEvent.from(patch)
      // Removes the dark-theme picture along with the previous picture, to which it belonged.
      onChange(patches.some(changesAsset) ? [...patches, unset(['dark'])] : patches)
    },
    [onChange],
  )
  const choose = useCallback(
    (image: ImageView) => {
      const { set: added, unset: gone } = chosen(image, value)
      setHasChosen(image.source === 'library')
      onChange([
        setIfMissing({ _type: schemaType.name }),
        ...gone.map((name) => unset([name])),
        ...Object.entries(added).map(([name, part]) => set(part, [name])),
      ])
    },
    [onChange, schemaType.name, value],
  )
  const choice = useMemo(() => ({ choose, current: asset ?? record }), [choose, asset, record])

  // Hides the field with the reference to the library, because the card shows the referenced record.
  const shown = members.filter(
    (member) =>
      member.kind !== 'field' ||
      (member.name !== 'library' &&
        (member.name !== 'asset' || record === undefined || asset !== undefined)),
  )
  return (
    <PictureChoice value={choice}>
      <Stack gap={4}>
        {record !== undefined && (
          <LibraryCard
            id={record}
            readOnly={readOnly}
            takesFocus={hasChosen}
            onReplace={() => setChoosing(true)}
            onRemove={() => {
              setHasChosen(false)
              onChange(unset(['library']))
            }}
          />
        )}
        {renderDefault({ ...props, members: shown, onChange: change })}
      </Stack>
      {isChoosing && (
        <LibraryDialog
          current={choice.current}
          onChoose={(image) => {
            choose(image)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </PictureChoice>
  )
}

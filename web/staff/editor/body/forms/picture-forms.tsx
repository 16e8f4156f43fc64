import { useState } from 'react'
import type { Picture } from '#shared/content/article.ts'
import { pictureOf, textOf } from '#web/blocks/block-types.ts'
import { PictureForm } from '#web/staff/editor/pictures/picture-form.tsx'
import { PicturePicker } from '#web/staff/editor/pictures/picture-picker.tsx'
import { noPicture, pictureBlock, pictureFields, type NewBlock } from '../new-blocks.ts'
import { BlockForm, type BlockFormProps } from './block-form.tsx'

/** Properties of a dialog that creates blocks. */
export interface NewBlocksProps {
  readonly onClose: () => void
  readonly onInsert: (block: NewBlock) => void
}

/** Dialog that inserts one or more pictures. */
export function NewPictures({ onClose, onInsert }: NewBlocksProps) {
  return (
    <PicturePicker
      open
      multiple
      onClose={onClose}
      onPick={(pictures) => {
        for (const picture of pictures) onInsert(pictureBlock(picture))
      }}
    />
  )
}

/** Form of a picture block. */
export function EditPicture({ node, onDone }: BlockFormProps) {
  const [picture, setPicture] = useState<Picture>(() => ({
    ...(pictureOf(node) ?? noPicture),
    alt_text: textOf(node['alt_text']),
    caption: textOf(node['caption']) || null,
  }))
  const finish = () => {
    const { caption, alt_text } = picture
    const before = pictureOf(node)
    const isSame = picture.asset === before?.asset && picture.library === before.library
    // Crop and hotspot belong to the previous file, so they are dropped when the file changes.
    onDone({
      ...(isSame
        ? { picture }
        : {
            asset: undefined,
            crop: undefined,
            hotspot: undefined,
            library: undefined,
            dark: undefined,
            ...pictureFields(picture),
          }),
      alt_text,
      caption: caption ?? undefined,
    })
  }
  return (
    <BlockForm onDone={finish}>
      <PictureForm name="block-picture" picture={picture} onChange={setPicture} />
    </BlockForm>
  )
}

import { useEditor, type Path } from '@portabletext/editor'
import { useState } from 'react'
import type { Picture } from '#shared/content/article.ts'
import { pictureOf, textOf } from '#web/blocks/block-types.ts'
import { toneOf } from '#web/blocks/callout.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { PicturePicker } from '#web/staff/editor/pictures/picture-picker.tsx'
import { PictureForm } from '#web/staff/editor/pictures/picture-form.tsx'
import type { EditedBlock } from '../block-editing.ts'
import { BlockForm } from './block-form.tsx'
import { CalloutForm } from './callout-form.tsx'
import { CodeForm } from './code-form.tsx'
import { pictureFields, pictureBlock, type NewBlock } from '../new-blocks.ts'
import { TableForm } from './table-form.tsx'
import { toTable } from './table-grid.ts'

/** The form to open, for an existing or a new block. */
type Asked =
  | { readonly kind: 'new'; readonly type: 'picture' | 'codeBlock' | 'table' }
  | { readonly kind: 'edit'; readonly block: EditedBlock }

interface BlockDialogProps {
  readonly asked: Asked | undefined
  readonly onClose: () => void
  readonly onInsert: (block: NewBlock) => void
}

const titles: Readonly<Record<string, string>> = {
  picture: 'Picture',
  codeBlock: 'Code',
  callout: 'Callout',
  table: 'Table',
}

type Fields = Readonly<Record<string, unknown>>

/** Sets attributes of a block. Undefined values remove the attribute. */
function useSetFields() {
  const editor = useEditor()
  return (at: Path, fields: Fields) => {
    const entries = Object.entries(fields)
    const gone = entries.filter(([, value]) => value === undefined).map(([name]) => name)
    const props = Object.fromEntries(entries.filter(([, value]) => value !== undefined))
    editor.send({ type: 'block.set', at, props })
    if (gone.length > 0) editor.send({ type: 'block.unset', at, props: gone })
  }
}

/** Form of a block other than text. */
export function BlockDialog({ asked, onClose, onInsert }: BlockDialogProps) {
  const setFields = useSetFields()
  const type = asked?.kind === 'edit' ? asked.block.node._type : asked?.type
  if (asked?.kind === 'new' && type === 'picture') {
    return (
      <NewPicture
        onClose={onClose}
        onInsert={(pictures) => {
          for (const picture of pictures) onInsert(pictureBlock(picture))
        }}
      />
    )
  }
  const node: Fields = asked?.kind === 'edit' ? asked.block.node : {}
  const finish = (fields: Fields) => {
    if (asked?.kind === 'edit') {
      setFields(asked.block.path, fields)
      onClose()
    } else if (type !== undefined) onInsert({ ...fields, _type: type })
  }
  return (
    <Dialog
      open={asked !== undefined}
      onClose={onClose}
      title={titles[type ?? ''] ?? 'Block'}
      id="block-dialog"
    >
      {type === 'codeBlock' && (
        <CodeForm
          code={textOf(node['code'])}
          language={textOf(node['language'])}
          filename={textOf(node['filename'])}
          onDone={finish}
        />
      )}
      {type === 'table' && <TableForm initial={toTable(node)} onDone={finish} />}
      {type === 'callout' && (
        <CalloutForm tone={toneOf(node['tone'])} title={textOf(node['title'])} onDone={finish} />
      )}
      {type === 'picture' && <EditPicture node={node} onDone={finish} />}
    </Dialog>
  )
}

function NewPicture(props: {
  readonly onClose: () => void
  readonly onInsert: (pictures: readonly Picture[]) => void
}) {
  return <PicturePicker open multiple onClose={props.onClose} onPick={props.onInsert} />
}

const unknown: Picture = {
  asset: null,
  library: null,
  url: null,
  alt_text: '',
  caption: null,
  width: null,
  height: null,
  lqip: null,
  crop: null,
  hotspot: null,
  dark: null,
}

function EditPicture(props: { readonly node: Fields; readonly onDone: (fields: Fields) => void }) {
  const { node, onDone } = props
  const [picture, setPicture] = useState<Picture>(() => ({
    ...(pictureOf(node) ?? unknown),
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

import { useEditor, type Path } from '@portabletext/editor'
import { bodyBlocks } from '#shared/content/body-blocks.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import type { AskedBlock } from '../block-editing.ts'
import { blockEditors } from '../block-editors.tsx'
import type { NewBlock } from '../new-blocks.ts'

interface BlockDialogProps {
  readonly asked: AskedBlock | undefined
  readonly onClose: () => void
  readonly onInsert: (block: NewBlock) => void
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

/** Dialog with the form of a block other than text. */
export function BlockDialog({ asked, onClose, onInsert }: BlockDialogProps) {
  const setFields = useSetFields()
  const { type, block } = asked ?? {}
  const { Form, New } = type === undefined ? {} : blockEditors[type]
  if (block === undefined && New !== undefined) return <New onClose={onClose} onInsert={onInsert} />
  const finish = (fields: Fields) => {
    if (block !== undefined) {
      setFields(block.path, fields)
      onClose()
    } else if (type !== undefined) onInsert({ ...fields, _type: type })
  }
  return (
    <Dialog
      open={type !== undefined}
      onClose={onClose}
      title={type === undefined ? 'Block' : bodyBlocks[type].label}
      id="block-dialog"
    >
      {Form !== undefined && <Form node={block?.node ?? {}} onDone={finish} />}
    </Dialog>
  )
}

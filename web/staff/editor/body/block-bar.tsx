import { useEditor, useEditorSelector, type Path } from '@portabletext/editor'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'

interface BlockBarProps {
  /** Name of the block type. */
  readonly name: string
  readonly path: Path
  /** Opens the form of the block. Undefined if this editor cannot edit the block. */
  readonly onEdit?: (() => void) | undefined
  readonly children?: ReactNode
}

/** Bar above a block with its name and the actions on it. */
export function BlockBar({ name, path, onEdit, children }: BlockBarProps) {
  const editor = useEditor()
  const isReadOnly = useEditorSelector(editor, ({ context }) => context.readOnly)
  const size = { size: 15, strokeWidth: 1.5, 'aria-hidden': true } as const
  const lower = name.toLowerCase()
  return (
    <div className="block-bar" contentEditable={false}>
      <span className="block-name">{children ?? name}</span>
      {!isReadOnly && (
        <>
          {onEdit !== undefined && (
            <button type="button" aria-label={`Edit ${lower}`} data-tip="" onClick={onEdit}>
              <Pencil {...size} />
            </button>
          )}
          <button
            type="button"
            aria-label={`Move ${lower} up`}
            data-tip=""
            onClick={() => editor.send({ type: 'move.block up', at: path })}
          >
            <ArrowUp {...size} />
          </button>
          <button
            type="button"
            aria-label={`Move ${lower} down`}
            data-tip=""
            onClick={() => editor.send({ type: 'move.block down', at: path })}
          >
            <ArrowDown {...size} />
          </button>
          <button
            type="button"
            aria-label={`Remove ${lower}`}
            data-tip=""
            onClick={() => {
              editor.send({ type: 'delete.block', at: path })
              editor.send({ type: 'focus' })
            }}
          >
            <Trash2 {...size} />
          </button>
        </>
      )}
    </div>
  )
}

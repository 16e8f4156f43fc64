import type { Path, PortableTextObject } from '@portabletext/editor'
import type { ComponentType, ReactElement } from 'react'
import { BlockBar } from './block-bar.tsx'
import { useBlockEditing } from './block-editing.ts'

interface ObjectBlockProps {
  readonly attributes: Readonly<Record<string, unknown>>
  readonly children: ReactElement
  readonly node: PortableTextObject
  readonly path: Path
  readonly focused: boolean
  readonly selected: boolean
  /** Display name of the block type. */
  readonly name: string
  /** True if this editor cannot edit the block. */
  readonly isFixed?: boolean
  readonly Preview: ComponentType<{ readonly node: PortableTextObject }>
}

/** A block other than text, rendered as on the site, with a bar to edit, move and remove the block. */
export function ObjectBlock(props: ObjectBlockProps) {
  const { attributes, children, node, path, focused, selected, name, Preview } = props
  const edit = useBlockEditing()
  const open = props.isFixed === true ? undefined : () => edit({ path, node })
  return (
    <div
      {...attributes}
      className="object-block"
      data-selected={selected || focused || undefined}
      onDoubleClick={open}
    >
      {children}
      <BlockBar name={name} path={path} onEdit={open} />
      <div contentEditable={false} className="object-preview">
        <Preview node={node} />
      </div>
    </div>
  )
}

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
  /** What people call the block. */
  readonly name: string
  /** It cannot be edited here. */
  readonly isFixed?: boolean
  readonly Preview: ComponentType<{ readonly node: PortableTextObject }>
}

/** A block that is no text, as it looks on the site, under a bar by which it is edited, moved and removed. */
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

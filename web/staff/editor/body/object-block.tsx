import { bodyBlocks, type BodyBlock } from '#shared/content/body-blocks.ts'
import { blockComponents } from '#web/blocks/body-blocks.tsx'
import { BlockBar } from './block-bar.tsx'
import { useBlockEditing, type NodeProps } from './block-editing.ts'
import { blockEditors } from './block-editors.tsx'

/**
 * A block other than text, rendered as on the site, with a bar to edit, move and remove the block. A block of an unknown type has no `type`
 * and cannot be edited.
 */
export function ObjectBlock(props: NodeProps & { readonly type?: BodyBlock }) {
  const { attributes, children, node, path, focused, selected, type } = props
  const edit = useBlockEditing()
  const open = type && (() => edit({ type, block: { path, node } }))
  const Preview = type && (blockEditors[type].Preview ?? blockComponents[type])
  return (
    <div
      {...attributes}
      className="object-block"
      data-selected={selected || focused || undefined}
      onDoubleClick={open}
    >
      {children}
      <BlockBar
        name={type === undefined ? node._type : bodyBlocks[type].label}
        path={path}
        onEdit={open}
      />
      <div contentEditable={false} className="object-preview">
        {Preview === undefined ? (
          <p className="body-note">You can’t edit this block here. You can move or remove it.</p>
        ) : (
          <Preview value={node} />
        )}
      </div>
    </div>
  )
}

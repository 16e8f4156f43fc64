import { toneOf } from '#shared/content/blocks/callout-tones.ts'
import { textOf } from '#web/blocks/block-types.ts'
import { CalloutLabel } from '#web/blocks/callout.tsx'
import { BlockBar } from './block-bar.tsx'
import { useBlockEditing, type NodeProps } from './block-editing.ts'

/** Frame of a callout whose text is edited in place. The pencil button opens a form for the kind and the title. */
export function CalloutFrame({ attributes, children, node, path, selected }: NodeProps) {
  const edit = useBlockEditing()
  const tone = toneOf(node['tone'])
  return (
    <div
      {...attributes}
      className={`object-block callout-block callout-${tone}`}
      data-selected={selected || undefined}
    >
      <BlockBar
        name="Callout"
        path={path}
        onEdit={() => edit({ type: 'callout', block: { path, node } })}
      >
        <CalloutLabel tone={tone} title={textOf(node['title'])} />
      </BlockBar>
      <div className="callout-content" dir="auto">
        {children}
      </div>
    </div>
  )
}

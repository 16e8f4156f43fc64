import type { Path, PortableTextObject } from '@portabletext/editor'
import type { ReactElement } from 'react'
import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { toneOf, type Tone } from '#web/blocks/callout.tsx'
import { textOf } from '#web/blocks/block-types.ts'
import { BlockBar } from './block-bar.tsx'
import { useBlockEditing } from './block-editing.ts'

interface CalloutFrameProps {
  readonly attributes: Readonly<Record<string, unknown>>
  readonly children: ReactElement
  readonly node: PortableTextObject
  readonly path: Path
  readonly focused: boolean
  readonly selected: boolean
}

const icons = { note: Info, tip: CircleCheck, warning: TriangleAlert } as const
const words: Readonly<Record<Tone, string>> = {
  note: 'Note',
  tip: 'Tip',
  warning: 'Warning',
}

/** A callout whose text is edited in place. The pencil button opens a form for its kind and title. */
export function CalloutFrame({ attributes, children, node, path, selected }: CalloutFrameProps) {
  const edit = useBlockEditing()
  const tone = toneOf(node['tone'])
  const Icon = icons[tone]
  return (
    <div
      {...attributes}
      className={`object-block callout-block callout-${tone}`}
      data-selected={selected || undefined}
    >
      <BlockBar name="Callout" path={path} onEdit={() => edit({ path, node })}>
        <Icon size={14} strokeWidth={1.5} aria-hidden="true" />
        {textOf(node['title']) || words[tone]}
      </BlockBar>
      <div className="callout-content" dir="auto">
        {children}
      </div>
    </div>
  )
}

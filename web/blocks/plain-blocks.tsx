import type { PortableTextComponents } from '@portabletext/react'
import { useMemo, type ReactNode } from 'react'
import type { PortableBlock } from '#shared/content/article.ts'
import { BlockGroup } from './block-group.tsx'
import { groupsOf, readableBlocks } from './readable-blocks.ts'
import { inheritedStyles, textComponents } from './text-marks.tsx'

const heading = ({ children }: { readonly children?: ReactNode }) => (
  <h4 className="article-heading">{children}</h4>
)

const components: PortableTextComponents = {
  ...textComponents,
  block: {
    ...inheritedStyles,
    blockquote: ({ children }) => <blockquote>{children}</blockquote>,
    h1: heading,
    h2: heading,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
  },
}

export interface PlainBlocksProps {
  /** Id of the document. */
  readonly document: string
  readonly body: readonly PortableBlock[]
}

/** Paragraphs, small headings and lists of a body. */
export function PlainBlocks({ document, body }: PlainBlocksProps) {
  const groups = useMemo(() => groupsOf(readableBlocks(body)), [body])
  return groups.map((blocks, index) => (
    <BlockGroup key={index} document={document} blocks={blocks} components={components} />
  ))
}

import { PortableText, type PortableTextComponents } from '@portabletext/react'
import { useMemo, type ReactNode } from 'react'
import type { PortableBlock } from '#shared/content/article.ts'
import { textComponents } from './text-marks.tsx'

const heading = ({ children }: { readonly children?: ReactNode }) => <h4>{children}</h4>

const components: PortableTextComponents = {
  ...textComponents,
  block: {
    blockquote: ({ children }) => <blockquote>{children}</blockquote>,
    h1: heading,
    h2: heading,
    h3: heading,
    h4: heading,
    h5: heading,
    h6: heading,
  },
}

/** A body of text alone, under a heading of the third level: paragraphs, small headings and lists; other blocks are left out. */
export function PlainBody({ body }: { readonly body: readonly PortableBlock[] }) {
  const value = useMemo(() => [...body], [body])
  return (
    <div className="article-body">
      <PortableText value={value} components={components} onMissingComponent={false} />
    </div>
  )
}

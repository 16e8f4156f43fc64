import { createPart, Still } from '#web/ui/island/static-island.tsx'
import type { PlainBlocksProps } from './plain-blocks.tsx'

const blocks = createPart<PlainBlocksProps>(async () => {
  const { PlainBlocks } = await import('./plain-blocks.tsx')
  return PlainBlocks
})
if (import.meta.env.SSR) await blocks.load()

/** Text-only body, below a heading of the third level: paragraphs, small headings and lists. Other blocks are omitted. */
export function PlainBody({ document, body }: PlainBlocksProps) {
  return <Still part={blocks} as="div" className="article-body" props={{ document, body }} />
}

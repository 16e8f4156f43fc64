import { createPart, Still } from '#web/ui/island/static-island.tsx'
import type { PlainBlocksProps } from './plain-blocks.tsx'

const blocks = createPart<PlainBlocksProps>(async () => {
  const { PlainBlocks } = await import('./plain-blocks.tsx')
  return PlainBlocks
})
if (import.meta.env.SSR) await blocks.load()

/** A body of text alone, under a heading of the third level: paragraphs, small headings and lists; other blocks are left out. */
export function PlainBody({ document, body }: PlainBlocksProps) {
  return <Still part={blocks} as="div" className="article-body" props={{ document, body }} />
}

import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import type { PlainBlocksProps } from './plain-blocks.tsx'

const blocks = createPart(async () => (await import('./plain-blocks.tsx')).PlainBlocks)
if (import.meta.env.SSR) await blocks.load()

/** Body that contains only text, below a heading of the third level: paragraphs, small headings and lists. Other blocks are left out. */
export function PlainBody({ document, body }: PlainBlocksProps) {
  return <StaticIsland part={blocks} as="div" className="article-body" props={{ document, body }} />
}

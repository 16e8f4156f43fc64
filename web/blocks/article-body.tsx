import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import type { BodyBlocksProps } from './body-blocks.tsx'
import { useListingCopies } from './listing/listing-copy.tsx'

const blocks = createPart(async () => (await import('./body-blocks.tsx')).BodyBlocks)
if (import.meta.env.SSR) await blocks.load()

/** Body of an article as a column of text. */
export function ArticleBody({ document, body, headings }: BodyBlocksProps) {
  useListingCopies()
  return (
    <StaticIsland
      part={blocks}
      as="div"
      className="article-body"
      props={{ document, body, headings }}
    />
  )
}

import './article-end.css'
import { useEffect } from 'react'
import { useApp } from '#web/lib/page/app-context.tsx'
import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import type { ReadOnProps } from './read-on.tsx'

const readOn = createPart(async () => (await import('./read-on.tsx')).ReadOn)
if (import.meta.env.SSR) await readOn.load()

/** End of an article: row for sharing it, and links to the previous and the next article. */
export function ArticleEnd(props: Omit<ReadOnProps, 'origin'>) {
  const { origin } = useApp()
  useEffect(() => {
    // If the code cannot be loaded, the row has only the email link.
    import('./sharing.ts').catch(() => undefined)
  }, [])
  return (
    <StaticIsland part={readOn} as="div" className="article-end" props={{ ...props, origin }} />
  )
}

import './article-end.css'
import { useEffect } from 'react'
import { useApp } from '#web/lib/page/app-context.tsx'
import { createPart } from '#web/ui/island/part.ts'
import { StaticIsland } from '#web/ui/island/static-island.tsx'
import type { ReadOnProps } from './read-on.tsx'

const readOn = createPart(async () => (await import('./read-on.tsx')).ReadOn)
if (import.meta.env.SSR) await readOn.load()

/** End of an article: share row, and links to the previous and the next article. */
export function ArticleEnd(props: Omit<ReadOnProps, 'origin'>) {
  const { origin } = useApp()
  useEffect(() => {
    // Without the code the row has the email link only.
    import('./sharing.ts').catch(() => undefined)
  }, [])
  return (
    <StaticIsland part={readOn} as="div" className="article-end" props={{ ...props, origin }} />
  )
}

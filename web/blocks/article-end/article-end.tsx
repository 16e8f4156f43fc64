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
    const sharing = import('./sharing.ts').then(({ startSharing }) => startSharing())
    // Without the code the row has the email link only.
    sharing.catch(() => undefined)
    return () => void sharing.then((stop) => stop())
  }, [])
  return (
    <StaticIsland part={readOn} as="div" className="article-end" props={{ ...props, origin }} />
  )
}

import { useEffect, useState, type ReactNode } from 'react'
import { ConsentShell } from '#web/features/consent/consent-shell.tsx'
import { whenIdle } from '#web/lib/when-idle.ts'

const fetchBanner = () => import('./consent-banner.tsx')

/** Fetches what looks after newer versions of the site, once nothing else is to be done. From source there are none. */
function useUpdates(): ReactNode {
  const [part, setPart] = useState<ReactNode>()
  useEffect(() => {
    if (!import.meta.env.PROD) return
    whenIdle(() => {
      import('#web/features/updates/updates.tsx').then(
        ({ Updates }) => setPart(<Updates />),
        () => undefined,
      )
    })
  }, [])
  return part
}

/** What every page of visitors needs once it is alive: their consent, for whose banner those who are asked wait, and updates. */
export function ConsentPart({ since }: { readonly since: number }) {
  const updates = useUpdates()
  return (
    <>
      <ConsentShell since={since} fetchBanner={fetchBanner} />
      {updates}
    </>
  )
}

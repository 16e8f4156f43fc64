import { useEffect, useState } from 'react'
import { ConsentShell } from '#web/site/consent/consent-shell.tsx'
import { Updates } from '#web/site/updates/updates.tsx'
import { whenIdle } from '#web/lib/boot/when-idle.ts'

const fetchBanner = () => import('./consent-banner.tsx')

/** Whether the page was idle since it came alive. */
function useWasIdle(): boolean {
  const [wasIdle, setWasIdle] = useState(false)
  useEffect(() => whenIdle(() => setWasIdle(true)), [])
  return wasIdle
}

/** What every page of visitors needs once it is alive: their consent, for whose banner those who are asked wait, and updates. */
export function ConsentPart({ since }: { readonly since: number }) {
  const wasIdle = useWasIdle()
  return (
    <>
      <ConsentShell since={since} fetchBanner={fetchBanner} />
      {/* A site that is served from source has no newer versions. */}
      {import.meta.env.PROD && wasIdle && <Updates />}
    </>
  )
}

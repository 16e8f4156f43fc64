import { useEffect, useState } from 'react'
import { ConsentShell } from '#web/site/consent/consent-shell.tsx'
import { Updates } from '#web/site/updates/updates.tsx'
import { whenIdle } from '#web/lib/boot/when-idle.ts'

const fetchBanner = () => import('./consent-banner.tsx')

/** True once the page has been idle after hydration. */
function useWasIdle(): boolean {
  const [wasIdle, setWasIdle] = useState(false)
  useEffect(() => whenIdle(() => setWasIdle(true)), [])
  return wasIdle
}

/** Parts that every public page adds after hydration: consent with its banner, and the notice about a newer version of the site. */
export function ConsentPart({ since }: { readonly since: number }) {
  const wasIdle = useWasIdle()
  return (
    <>
      <ConsentShell since={since} fetchBanner={fetchBanner} />
      {/* Renders nothing in development, where no newer version of the site can be deployed. */}
      {import.meta.env.PROD && wasIdle && <Updates />}
    </>
  )
}

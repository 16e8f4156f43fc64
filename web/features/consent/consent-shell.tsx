import { lazy, Suspense, useEffect, useState } from 'react'
import { BANNER_DELAY } from '#shared/consent.ts'
import { useApp } from '#web/lib/app-context.tsx'
import { browserConsent } from '#web/lib/consent/browser-consent.ts'
import { ConsentProvider, useConsent } from '#web/lib/consent/consent-context.tsx'
import { CountVisits } from './count-visits.tsx'

const banner = () => import('./consent-banner.tsx')
const ConsentBanner = lazy(async () => ({ default: (await banner()).ConsentBanner }))

interface AskProps {
  /** When the page came alive, by `performance.now()`. */
  readonly since: number
  /** How long it is left alone first, milliseconds. */
  readonly delay?: number
}

/** Asks for a consent once the page has stood for a while, unless there is an answer by then. */
function Ask({ since, delay = BANNER_DELAY.system }: AskProps) {
  const { asks } = useConsent()
  const { consentBanner } = useApp()
  const [isTime, setIsTime] = useState(false)
  const isWanted = asks && consentBanner !== 'off'
  useEffect(() => {
    if (!isWanted) return undefined
    // Its code comes meanwhile.
    banner().catch(() => undefined)
    const timer = setTimeout(() => setIsTime(true), since + delay - performance.now())
    return () => clearTimeout(timer)
  }, [isWanted, since, delay])
  if (!isWanted || !isTime) return null
  return (
    <Suspense fallback={null}>
      <ConsentBanner place={consentBanner} />
    </Suspense>
  )
}

/** The consent of a visitor's pages: asking for it, and what it allows. */
export function ConsentShell({ since }: { readonly since: number }) {
  return (
    <ConsentProvider consent={browserConsent()}>
      <Ask since={since} delay={BANNER_DELAY.shell} />
      <CountVisits />
    </ConsentProvider>
  )
}

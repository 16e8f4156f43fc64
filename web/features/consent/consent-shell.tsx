import { Suspense, useEffect, useState, type ComponentType } from 'react'
import { BANNER_DELAY } from '#shared/consent.ts'
import { useApp } from '#web/lib/app-context.tsx'
import { browserConsent } from '#web/lib/consent/browser-consent.ts'
import { ConsentProvider, useConsent } from '#web/lib/consent/consent-context.tsx'
import type { ConsentBannerProps } from './consent-banner.tsx'
import { CountVisits } from './count-visits.tsx'

interface AskProps {
  /** When the page came alive, by `performance.now()`. */
  readonly since: number
  /** How long it is left alone first, milliseconds. */
  readonly delay?: number
  readonly banner: ComponentType<ConsentBannerProps>
  /** Called as soon as the banner is sure to come. */
  readonly onWanted: () => void
}

/** Asks for a consent once the page has stood for a while, unless there is an answer by then. */
function Ask({ since, delay = BANNER_DELAY.system, banner: Banner, onWanted }: AskProps) {
  const { asks } = useConsent()
  const { consentBanner } = useApp()
  const [isTime, setIsTime] = useState(false)
  const isWanted = asks && consentBanner !== 'off'
  useEffect(() => {
    if (!isWanted) return undefined
    onWanted()
    const timer = setTimeout(() => setIsTime(true), since + delay - performance.now())
    return () => clearTimeout(timer)
  }, [isWanted, since, delay, onWanted])
  if (!isWanted || !isTime) return null
  return (
    <Suspense fallback={null}>
      <Banner place={consentBanner} />
    </Suspense>
  )
}

/** The consent of a visitor's pages: asking for it, and what it allows. */
export function ConsentShell(props: Omit<AskProps, 'delay'>) {
  return (
    <ConsentProvider consent={browserConsent()}>
      <Ask {...props} delay={BANNER_DELAY.shell} />
      <CountVisits />
    </ConsentProvider>
  )
}

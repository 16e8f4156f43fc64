import { useEffect, useState, type ComponentType } from 'react'
import { BANNER_DELAY } from '#shared/browser/consent.ts'
import { useApp } from '#web/lib/page/app-context.tsx'
import { browserConsent } from '#web/lib/consent/browser-consent.ts'
import { ConsentProvider, useConsent } from '#web/lib/consent/consent-context.tsx'
import type { ConsentBannerProps } from './consent-banner.tsx'
import { CountVisits } from './count-visits.tsx'
import { useFetched } from './use-fetched.ts'

interface AskProps {
  /** Time at which the page was hydrated, as a value of `performance.now()`. */
  readonly since: number
  /** Minimum time between hydration and the appearance of the banner, in ms. */
  readonly delay?: number
  /** Loads the code of the banner. Called only if the banner will be shown. */
  readonly fetchBanner: () => Promise<{
    readonly Banner: ComponentType<Pick<ConsentBannerProps, 'place'>>
  }>
}

/** Shows the consent banner after a delay, unless the visitor has made a choice by then. */
function Ask({ since, delay = BANNER_DELAY.system, fetchBanner }: AskProps) {
  const { asks } = useConsent()
  const { consentBanner } = useApp()
  const [isTime, setIsTime] = useState(false)
  const isWanted = asks && consentBanner !== 'off'
  const fetched = useFetched(fetchBanner, isWanted)
  useEffect(() => {
    if (!isWanted) return undefined
    const timer = setTimeout(() => setIsTime(true), since + delay - performance.now())
    return () => clearTimeout(timer)
  }, [isWanted, since, delay])
  if (!isWanted || !isTime || fetched === undefined) return null
  const { Banner } = fetched
  return <Banner place={consentBanner} />
}

/** Consent on public pages: the banner, and the functions that need consent. */
export function ConsentShell(props: Omit<AskProps, 'delay'>) {
  return (
    <ConsentProvider consent={browserConsent()}>
      <Ask {...props} delay={BANNER_DELAY.shell} />
      <CountVisits />
    </ConsentProvider>
  )
}

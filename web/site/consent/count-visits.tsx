import { useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import type { Device } from '#shared/contracts/site/visits.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { postQuietly } from '#web/lib/consent/browser-consent.ts'
import { useConsent } from '#web/lib/consent/consent-context.tsx'
import { isCountedPattern } from '#web/lib/page/counted-patterns.ts'

/** Width in px below which a touch device counts as a phone. */
const PHONE = 768

function device(): Device {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return Math.min(innerWidth, innerHeight) < PHONE ? 'phone' : 'tablet'
}

/** Host of the referring page; empty without a referring page, or if it belongs to this site. */
function leadingHost(): string {
  const host = URL.parse(document.referrer)?.hostname ?? ''
  return host === location.hostname || !/^[a-z0-9.-]*$/.test(host) ? '' : host
}

/** Path of the last page view that was reported in this document; undefined before the first. */
let toldOf: string | undefined

function tell(route: string, pathname: string): void {
  if (pathname === toldOf) return
  // A navigation within the site has no external referrer.
  const referrer = toldOf === undefined ? leadingHost() : ''
  toldOf = pathname
  if (!isCountedPattern(route)) return
  // A failed report must not affect the visitor.
  postQuietly(apiPaths.visits(), { route, referrer, device: device() }).catch(() => undefined)
}

/** Reports each page view to the server while analytics is allowed: route, referring host and kind of device. */
export function CountVisits() {
  const { gate } = useConsent()
  const { pathname } = useLocation()
  const route = useMatches().at(-1)?.id
  const [counts, setCounts] = useState(false)
  useEffect(
    () => gate.add({ category: 'analytics', kind: 'code', start: () => setCounts(true) }),
    [gate],
  )
  useEffect(() => {
    if (counts && route !== undefined) tell(route, pathname)
  }, [counts, route, pathname])
  return null
}

import { useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import type { Device } from '#shared/contracts/site/visits.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { postQuietly } from '#web/lib/consent/browser-consent.ts'
import { useConsent } from '#web/lib/consent/consent-context.tsx'
import { isCountedPattern } from '#web/lib/page/counted-patterns.ts'

/** Narrower than this, what is pointed at with a finger is a phone. In px. */
const PHONE = 768

function device(): Device {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return Math.min(innerWidth, innerHeight) < PHONE ? 'phone' : 'tablet'
}

/** The host of the page that led to this document; empty where it is this site's own. */
function leadingHost(): string {
  const host = URL.parse(document.referrer)?.hostname ?? ''
  return host === location.hostname || !/^[a-z0-9.-]*$/.test(host) ? '' : host
}

/** The page that was told of last in this document; undefined before the first. */
let toldOf: string | undefined

function tell(route: string, pathname: string): void {
  if (pathname === toldOf) return
  // A link of the site's own leads nobody here.
  const referrer = toldOf === undefined ? leadingHost() : ''
  toldOf = pathname
  if (!isCountedPattern(route)) return
  // A view that is not counted is no fault of the visitor's.
  postQuietly(apiPaths.visits(), { route, referrer, device: device() }).catch(() => undefined)
}

/** Tells the server of each page that is looked at, while analytics is allowed: its route, who led there, and the kind of device. */
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

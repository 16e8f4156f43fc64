import { useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import type { Device } from '#shared/contracts/site/devices.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { browserConsent, postQuietly } from '#web/lib/consent/browser-consent.ts'
import { useConsent } from '#web/lib/consent/consent-context.tsx'
import { whenIdle } from '#web/lib/boot/when-idle.ts'
import { isCountedPattern } from '#web/lib/page/counted-patterns.ts'

/** Width in px below which a touch device counts as a phone. */
const PHONE = 768

function device(): Device {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return Math.min(innerWidth, innerHeight) < PHONE ? 'phone' : 'tablet'
}

/** Host of the page that linked to this page. Empty if there is none, or if it belongs to this site. */
function leadingHost(): string {
  const host = URL.parse(document.referrer)?.hostname ?? ''
  return host === location.hostname || !/^[a-z0-9.-]*$/.test(host) ? '' : host
}

/** Path of the last page view that was reported since the document was loaded. Undefined before the first one. */
let toldOf: string | undefined

function tell(route: string, pathname: string): void {
  if (pathname === toldOf) return
  // A navigation within the site has no referring host.
  const referrer = toldOf === undefined ? leadingHost() : ''
  toldOf = pathname
  if (!isCountedPattern(route)) return
  // If a report fails, the failure is ignored, so that the visitor does not notice.
  const article = route.endsWith('/:id') ? { article: pathname.split('/').at(-1) } : {}
  postQuietly(apiPaths.visits(), { route, referrer, device: device(), ...article }).catch(
    () => undefined,
  )
}

/** True if analytics is allowed at this moment. Another tab may have withdrawn the consent just before. */
function isStillAllowed(): boolean {
  const { store } = browserConsent()
  store.refresh()
  return store.state().allowed.analytics
}

/** True if the document was loaded at a path. */
const isLoadedAt = (path: string) =>
  URL.parse(performance.getEntriesByType('navigation')[0]?.name ?? '')?.pathname === path

/**
 * While analytics is allowed, reports each page view to the server (route, article, referring host and kind of device), and the speed of
 * each document.
 */
export function CountVisits() {
  const { gate } = useConsent()
  const { pathname } = useLocation()
  const route = useMatches().at(-1)?.id
  const [counts, setCounts] = useState(false)
  const [loaded] = useState(() => (isLoadedAt(pathname) ? route : undefined))
  useEffect(
    () => gate.add({ category: 'analytics', kind: 'code', start: () => setCounts(true) }),
    [gate],
  )
  useEffect(() => {
    if (counts && route !== undefined) tell(route, pathname)
  }, [counts, route, pathname])
  useEffect(() => {
    if (!counts || loaded === undefined || !isCountedPattern(loaded)) return
    whenIdle(() => {
      import('./measure-speed.ts').then(
        ({ measureSpeed }) => measureSpeed(loaded, device(), isStillAllowed),
        // If the code cannot be loaded, the speed is not measured.
        () => undefined,
      )
    })
  }, [counts, loaded])
  return null
}

import { useEffect, useState } from 'react'
import { useLocation, useMatches } from 'react-router-dom'
import type { Device } from '#shared/contracts/site/devices.ts'
import { apiPaths } from '#shared/paths/paths.ts'
import { browserConsent, postQuietly } from '#web/lib/consent/browser-consent.ts'
import { useConsent } from '#web/lib/consent/consent-context.tsx'
import { whenIdle } from '#web/lib/boot/when-idle.ts'
import { isCountedPattern } from '#web/lib/page/counted-patterns.ts'

/** Width in px of the shorter side of the window, below which a touch device counts as a phone. */
const PHONE = 768

function device(): Device {
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop'
  return Math.min(innerWidth, innerHeight) < PHONE ? 'phone' : 'tablet'
}

/** Host of the page that linked to this page. Empty if no page linked to it, or a page of this site. */
function leadingHost(): string {
  const host = URL.parse(document.referrer)?.hostname ?? ''
  return host === location.hostname || !/^[a-z0-9.-]*$/.test(host) ? '' : host
}

/** Path of the last page view since the document was loaded. Undefined before the first page view. */
let toldOf: string | undefined

function tell(route: string, pathname: string): void {
  if (pathname === toldOf) return
  // A page view after a navigation within the site has no referring host.
  const referrer = toldOf === undefined ? leadingHost() : ''
  toldOf = pathname
  if (!isCountedPattern(route)) return
  // Ignores a failed report, so that it has no effect for the visitor.
  const article = route.endsWith('/:id') ? { article: pathname.split('/').at(-1) } : {}
  postQuietly(apiPaths.visits(), { route, referrer, device: device(), ...article }).catch(
    () => undefined,
  )
}

/** True if analytics is allowed at this moment. Another tab may have just withdrawn the consent. */
function isStillAllowed(): boolean {
  const { store } = browserConsent()
  store.refresh()
  return store.state().allowed.analytics
}

/** True if `path` is the path at which the document was loaded. */
const isLoadedAt = (path: string) =>
  URL.parse(performance.getEntriesByType('navigation')[0]?.name ?? '')?.pathname === path

/**
 * Reports each page view to the server (route, article, referring host and kind of device), and the speed of each document, while analytics
 * is allowed.
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

import type { StudioSettings } from '#shared/contracts/studio-settings.ts'
import { lakePaths } from '#shared/paths/paths.ts'

/** Where the Studio is at home. */
export interface Home {
  readonly origin: string
  readonly settings: StudioSettings
}

const HOSTED = /(?:^|\.)(?:api|apicdn|cdn)\.sanity\.io$/
const TELEMETRY = /\/intake\//

/** Whether a request may leave the browser for this address as it is. */
function isHome(url: URL, { origin, settings }: Home): boolean {
  if (url.protocol === 'data:' || url.protocol === 'blob:') return true
  if (url.origin === origin) return true
  return settings.mode === 'hosted' && HOSTED.test(url.hostname)
}

/** The address with the project's host name in front of it, as parts of the Studio build it, turned into our own. */
export function toHomeUrl(url: URL, home: Home): URL {
  if (isHome(url, home) || !isProjectHost(url, home)) return url
  const path = url.pathname.startsWith(`${lakePaths.base}/`)
    ? url.pathname
    : lakePaths.base + url.pathname
  return new URL(path + url.search, home.origin)
}

function isProjectHost(url: URL, { origin, settings }: Home): boolean {
  return url.host === `${settings.projectId}.${new URL(origin).host}`
}

/**
 * The answer to a request that is not made: undefined when it may go out. Telemetry is declined, a version check finds
 * nothing newer, the Studio of a lake of our own counts as registered, everything else on a foreign host is refused as a server there would refuse it.
 */
export function answerLocally(url: URL, home: Home): Response | undefined {
  const { pathname } = url
  if (TELEMETRY.test(pathname)) {
    if (pathname.endsWith('/telemetry-status')) return Response.json({ status: 'denied' })
    // The feedback dialog hides itself when its probe is refused.
    return pathname.endsWith('/feedback')
      ? Response.json({}, { status: 403 })
      : Response.json({}, { status: 200 })
  }
  if (home.settings.mode !== 'hosted' && asksForRegistration(url)) {
    return Response.json([registration(home)])
  }
  if (isHome(url, home) || isProjectHost(url, home)) return undefined
  if (url.hostname === 'sanity-cdn.com') return Response.json({ deprecated: [] })
  return Response.json({ error: 'The Studio speaks to its own site only.' }, { status: 403 })
}

/** Help asks under this tag; what else asks looks for services of Sanity's that belong to a registered Studio. */
const asksForRegistration = ({ pathname, searchParams }: URL) =>
  /\/projects\/[^/]+\/user-applications$/.test(pathname) &&
  searchParams.get('tag')?.includes('user-application-cache') === true

/** A Studio that belongs to its site need not be registered anywhere: Help would ask for it, with a dot that warns. */
function registration({ origin, settings: { projectId } }: Home) {
  return { id: 'studio', type: 'studio', projectId, urlType: 'external', appHost: origin }
}

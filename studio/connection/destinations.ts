import type { StudioSettings } from '#shared/contracts/studio-settings.ts'
import { lakePaths } from '#shared/paths/lake-paths.ts'

/** Origin and settings of the Studio. They determine which requests may be sent. */
export interface Home {
  readonly origin: string
  readonly settings: StudioSettings
}

const HOSTED = /(?:^|\.)(?:api|apicdn|cdn)\.sanity\.io$/
const TELEMETRY = /\/intake\//

/** True if a request to this address may be sent without a change. */
function isHome(url: URL, { origin, settings }: Home): boolean {
  if (url.protocol === 'data:' || url.protocol === 'blob:') return true
  if (url.origin === origin) return true
  return settings.mode === 'hosted' && HOSTED.test(url.hostname)
}

/** Converts an address below the project's host name at Sanity, which some code of the Studio builds, to an address of the site's lake. */
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
 * Returns the response to a request that must not be sent, or undefined if it may be sent. Telemetry is declined, a check for versions
 * finds no newer one, and the Studio of the site's own lake counts as registered. All other requests to foreign hosts get a refusal, as if
 * a server had sent it.
 */
export function answerLocally(url: URL, home: Home): Response | undefined {
  const { pathname } = url
  if (TELEMETRY.test(pathname)) {
    if (pathname.endsWith('/telemetry-status')) return Response.json({ status: 'denied' })
    // The status 403 makes the Studio hide its feedback dialog.
    return pathname.endsWith('/feedback')
      ? Response.json({}, { status: 403 })
      : Response.json({}, { status: 200 })
  }
  if (home.settings.mode !== 'hosted' && asksForRegistration(url)) {
    return Response.json([registration(home)])
  }
  if (isHome(url, home) || isProjectHost(url, home)) return undefined
  if (url.hostname === 'sanity-cdn.com') return Response.json({ deprecated: [] })
  return Response.json({ error: 'The Studio connects only to its own site.' }, { status: 403 })
}

/**
 * True for the request by which the Help menu looks for the registration of the Studio, recognised by its tag. Other requests to that path
 * look for Sanity's services for registered Studios.
 */
const asksForRegistration = ({ pathname, searchParams }: URL) =>
  /\/projects\/[^/]+\/user-applications$/.test(pathname) &&
  searchParams.get('tag')?.includes('user-application-cache') === true

/**
 * Placeholder registration of the site's own Studio for the Help menu. Without it, the menu would show a warning and ask the user to
 * register the Studio at Sanity, which is not necessary.
 */
function registration({ origin, settings: { projectId } }: Home) {
  return { id: 'studio', type: 'studio', projectId, urlType: 'external', appHost: origin }
}

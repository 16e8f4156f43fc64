import type { StudioSettings } from '#shared/contracts/studio-settings.ts'
import { answerLocally, toHomeUrl } from './destinations.ts'
import { xsrfHeader } from './xsrf.ts'

/** Functions of a browser window that send requests, and its location. */
type Exits = Pick<typeof globalThis, 'fetch' | 'XMLHttpRequest' | 'navigator' | 'location'>

/**
 * Restricts the requests of the Studio to its own origin. Requests for Sanity's services (version checks, telemetry, feedback) are answered
 * locally. Requests for `<project id>.<host>` are sent to `/lake` on this origin. Writes get the XSRF header. All other requests to foreign
 * origins are refused, except those to Sanity's content API for a hosted dataset.
 */
export function keepHome(window: Exits, settings: StudioSettings): void {
  const home = { origin: window.location.origin, settings }
  const send = window.fetch.bind(window)

  window.fetch = async (input, init) => {
    const request = new URL(input instanceof Request ? input.url : input, window.location.href)
    const local = answerLocally(request, home)
    if (local !== undefined) return local
    const url = toHomeUrl(request, home)
    const guard = xsrfHeader(url, init?.method ?? (input instanceof Request ? input.method : 'GET'))
    if (input instanceof Request) {
      const copy = url.href === request.href ? input : new Request(url, input)
      if (guard === undefined) return send(copy, init)
      const headers = new Headers(init?.headers ?? input.headers)
      headers.set(...guard)
      return send(copy, { ...init, headers })
    }
    if (guard === undefined) return send(url, init)
    const headers = new Headers(init?.headers)
    headers.set(...guard)
    return send(url, { ...init, headers })
  }

  window.XMLHttpRequest = class extends window.XMLHttpRequest {
    override open(method: string, target: string | URL, ...rest: unknown[]) {
      const request = new URL(target, window.location.href)
      const url = answerLocally(request, home) === undefined ? toHomeUrl(request, home) : NOWHERE
      const [isAsync = true, user, password] = rest
      super.open(method, url, isAsync !== false, asText(user), asText(password))
      const guard = url === NOWHERE ? undefined : xsrfHeader(url, method)
      if (guard !== undefined) this.setRequestHeader(...guard)
    }
  }

  const { navigator } = window
  const beacon = navigator.sendBeacon.bind(navigator)
  navigator.sendBeacon = (target, data) => {
    const request = new URL(target, window.location.href)
    // A beacon with a local response counts as sent, because a page never gets the response to a beacon.
    return answerLocally(request, home) === undefined
      ? beacon(toHomeUrl(request, home), data)
      : true
  }
}

/** Data URL of an empty object. It replaces the address of a request that must not be sent. */
const NOWHERE = new URL('data:application/json,%7B%7D')

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

import type { StudioSettings } from '#shared/contracts/studio-settings.ts'
import { answerLocally, toHomeUrl } from './destinations.ts'
import { xsrfHeader } from './xsrf.ts'

/** Properties of a browser window that can send requests. */
type Exits = Pick<typeof globalThis, 'fetch' | 'XMLHttpRequest' | 'navigator' | 'location'>

/**
 * Restricts the Studio's requests to its own origin: requests for Sanity's own services (version checks, telemetry, feedback) are answered
 * locally, requests for `<project id>.<host>` are sent to `/lake` on this origin, and writes get the XSRF header. All other requests to
 * foreign origins are refused. With a hosted dataset, Sanity's content API is allowed as well.
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
    // The response to a beacon is ignored, so a beacon that is answered locally counts as sent.
    return answerLocally(request, home) === undefined
      ? beacon(toHomeUrl(request, home), data)
      : true
  }
}

/** Address that loads at once without content, for requests that are not sent. */
const NOWHERE = new URL('data:application/json,%7B%7D')

function asText(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}

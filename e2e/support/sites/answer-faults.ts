import * as z from 'zod'
import { apiPaths } from '#shared/paths/paths.ts'
import type { RawAnswer } from './raw-request.ts'

/** Hostile request. */
export interface Hostile {
  readonly method?: string
  readonly target: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const INSIDES = /\n\s+at |node_modules|node:internal|\.ts:\d/

const apiError = z.strictObject({
  success: z.literal(false),
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
  request_id: z.string(),
})

function hasApiShape({ body, headers }: RawAnswer): boolean {
  try {
    const parsed = apiError.safeParse(JSON.parse(body))
    return parsed.success && parsed.data.request_id === headers.get('x-request-id')
  } catch {
    return false
  }
}

/** True if a browser at `origin` that follows this Location stays on `origin`. */
function staysAt(origin: string, location: string): boolean {
  return (
    URL.parse(location, origin)?.origin === origin &&
    (location.startsWith(`${origin}/`) || /^\/(?![/\\])/.test(location))
  )
}

/**
 * Faults of a response to any request: a 5xx, internals of the server, an error of another form than the API's, a redirect to another
 * host, or a missing header.
 */
export function faultsOf(answer: RawAnswer, hostile: Hostile, origin: string): string[] {
  const { status, headers, body } = answer
  const location = headers.get('location')
  // Node itself rejects malformed HTTP with 400 or 431. These responses are not the product's, so they are not checked.
  const isOurs = status !== 431 && (status !== 400 || headers.has('content-type'))
  const path = URL.parse(hostile.target, origin)?.pathname ?? ''
  const isApiError =
    status >= 400 && path.startsWith(`${apiPaths.base}/`) && hostile.method !== 'HEAD'
  const faults: readonly (readonly [fault: string, isThere: boolean])[] = [
    [`status ${status}`, status < 200 || status >= 500],
    ['insides', INSIDES.test(body)],
    [`a way to ${location}`, location !== null && !staysAt(origin, location)],
    ['an error of another shape', isOurs && isApiError && !hasApiShape(answer)],
    ...['x-content-type-options', 'content-security-policy', 'cache-control'].map(
      (name) => [`no ${name}`, isOurs && !headers.has(name)] as const,
    ),
  ]
  return faults.filter(([, isThere]) => isThere).map(([fault]) => fault)
}

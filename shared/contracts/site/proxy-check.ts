/** Contradictions between the settings ORIGIN and TRUST_PROXY and the requests that administrators send. */
import * as z from 'zod/mini'
import { successAnswer } from '../envelope.ts'

/** Kinds of contradictions, most severe first. */
export const PROXY_WARNINGS = [
  'origin-unset',
  'origin-scheme',
  'origin-host',
  'proxy-untrusted',
  'proxy-elsewhere',
  'proxy-hops',
  'proxy-silent',
  'proxy-missing',
  'no-upgrade',
] as const
export type ProxyWarningKind = (typeof PROXY_WARNINGS)[number]

export const proxyWarning = z.object({
  kind: z.enum(PROXY_WARNINGS),
  /** Current value of the setting. Empty if it is not set. */
  set: z.string(),
  /** Value that the requests contain: an origin, an address or a number of proxies. */
  seen: z.string(),
  /** Number of requests in the last ten minutes that contradict the setting. */
  requests: z.number(),
  /** Settings that would remove the contradiction, such as `TRUST_PROXY=1`. */
  change: z.array(z.string()),
  /** True if this user has hidden the warning until the next start of the server. */
  hidden: z.boolean(),
})
export type ProxyWarning = z.infer<typeof proxyWarning>

export const proxyWarningsAnswer = successAnswer(z.object({ warnings: z.array(proxyWarning) }))

export const hideWarningsInput = z.object({
  kinds: z.array(z.enum(PROXY_WARNINGS)).check(z.maxLength(PROXY_WARNINGS.length)),
})

/** Reason why the server has rejected the WebSocket of a page. */
export const connectionAnswer = successAnswer(
  z.object({
    /** True if the page's origin is one that the site accepts as its own. */
    accepted: z.boolean(),
    /** Public origin of the site, from ORIGIN or its default. */
    origin: z.string(),
  }),
)

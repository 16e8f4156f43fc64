import { isSpanContextValid, type SpanContext } from '@opentelemetry/api'

/** Header `traceparent` of W3C Trace Context: version, trace id, span id, flags. Later versions may append fields. */
const TRACEPARENT =
  /^(?!ff)[0-9a-f]{2}-(?<traceId>[0-9a-f]{32})-(?<spanId>[0-9a-f]{16})-(?<flags>[0-9a-f]{2})(?:-.*)?$/

/** Reads the header `traceparent` of a request. Returns undefined if it is missing or invalid. */
export function parseTraceparent(header: string | string[] | undefined): SpanContext | undefined {
  const groups = typeof header === 'string' ? TRACEPARENT.exec(header)?.groups : undefined
  if (groups === undefined) return undefined
  const { traceId = '', spanId = '', flags = '' } = groups
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(context) ? context : undefined
}

/** Writes the header `traceparent` for a request. */
export const formatTraceparent = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`

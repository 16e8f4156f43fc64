import type { Config } from '../config/config.ts'
import { hourly } from '../http/hourly.ts'
import type { Log } from '../http/logging.ts'
import type { Tracing } from '../tracing/tracing.ts'

/** Composes the traces. Returns undefined if OTEL_EXPORTER_OTLP_ENDPOINT is not set; OpenTelemetry is not loaded then. */
export async function openTracing(
  { traces }: Pick<Config, 'traces'>,
  log: Log,
): Promise<Tracing | undefined> {
  if (traces === undefined) return undefined
  const { createTracing } = await import('../tracing/tracing.ts')
  const onFailure = hourly((error: unknown) =>
    // The error may contain the response of the collector, so only its message is logged.
    log.warn('api', 'Traces could not be sent to OTEL_EXPORTER_OTLP_ENDPOINT and were dropped', {
      reason: error instanceof Error ? error.message : String(error),
    }),
  )
  return createTracing({ ...traces, onFailure })
}

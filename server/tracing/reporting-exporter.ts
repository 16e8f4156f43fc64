import type { SpanExporter } from '@opentelemetry/sdk-trace'

/** Wraps an exporter and calls `onFailure` when spans could not be sent. */
export function reportingExporter(
  exporter: SpanExporter,
  onFailure: (error: unknown) => void,
): SpanExporter {
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        // The code 0 means success.
        if (result.code !== 0) onFailure(result.error)
        done(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  }
}

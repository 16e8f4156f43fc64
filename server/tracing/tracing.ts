import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import {
  ROOT_CONTEXT,
  type Context,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { setTimeout as wait } from 'node:timers/promises'
import type { Handler } from '#lake/common/listen.ts'
import type { NodeRequest, NodeResponse } from '#lake/common/node-messages.ts'
import type { SpanAttributes, SpanName, Tracer } from '#server/http/tracer.ts'
import { methodLabel } from '#server/http/method-label.ts'
import { formatTraceparent, parseTraceparent } from './traceparent.ts'
import { reportingExporter } from './reporting-exporter.ts'

type Middleware = NonNullable<Handler['middleware']>

export interface TracingOptions {
  /** URL of the collector, without `/v1/traces` and without a trailing slash. */
  readonly endpoint: string
  /** Headers of each request to the collector. */
  readonly headers: Readonly<Record<string, string>>
  readonly serviceName: string
  /** Share of the traces that are recorded, from 0 to 1. */
  readonly ratio: number
  /** Called when spans could not be sent; they are dropped. */
  readonly onFailure: (error: unknown) => void
}

type RouteOf = (method: string, pathname: string) => string

export interface MiddlewareOptions {
  /**
   * Handler that runs before all others and sends prepared responses. A request to this handler has a span only if it continues the trace
   * of a trusted caller: there is no work to record, and a span would cost as much as the response.
   */
  readonly early?: Handler['early']
  /** Middleware that is called before the span of the request begins. */
  readonly inner?: Middleware | undefined
  /**
   * True if the request may continue the trace in its header `traceparent`. The trace id decides if a trace is recorded, so a trusted
   * caller can have all its requests recorded. Any other request gets a new trace that links to the trace in the header. Default: false.
   */
  readonly trusts?: (request: NodeRequest) => boolean
  /** True for paths that never have a span, such as those of health checks, which are requested every few seconds. Default: none. */
  readonly ignores?: (pathname: string) => boolean
}

/** Tracer that sends its spans to a collector. */
export interface Tracing extends Tracer {
  /** Trace id of the running span, for the log. */
  traceId(): string | undefined
  /**
   * Creates a middleware that runs each request in a span. `routeOf` returns the pattern of the route that handles a path; metrics use the
   * same function.
   */
  middleware(routeOf: RouteOf, options?: MiddlewareOptions): Middleware
  /** Sends the recorded spans, for {@link FLUSH_MS} at most. Never rejects. */
  close(): Promise<void>
}

/** Maximum time for sending the last spans at shutdown, in milliseconds. The platform kills the process 10 s after SIGTERM. */
const FLUSH_MS = 1_500

/** Name of the tracer that spans are recorded with. */
const SCOPE = 'site'

/**
 * Time after the end of a span, in milliseconds. Work that the span has caused and that starts within this time gets a link to the span.
 * For example, a message is sent after the response to its form. The time is limited, because a timer that a request has started may run
 * for ever.
 */
const CAUSE_MS = 5_000

/** Span of the current work. Work that continues after the end of its span starts a new trace. */
interface Current {
  readonly span: Span
  /** Value of `performance.now()` at the end of the span; undefined while it runs. */
  endedAt: number | undefined
}

/** Name of an error, for a span. The message is never recorded, because it may contain text of a visitor. */
function errorType(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error
  return /^\w{1,60}$/.test(name) ? name : 'Error'
}

const pathOf = (target: string): string => target.split('?', 1)[0] ?? ''

/** Sets name and attributes of a request's span after its response has ended. */
function describe(
  span: Span,
  method: string,
  route: string,
  { statusCode }: Pick<NodeResponse, 'statusCode'>,
): void {
  span.updateName(`${method} ${route}`)
  span.setAttributes({
    'http.request.method': method,
    'http.route': route,
    'http.response.status_code': statusCode,
  } satisfies SpanAttributes)
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
}

/** Opens the connection to the collector. The collector is not contacted before the first spans have ended. */
export function createTracing({
  endpoint,
  headers,
  serviceName,
  ratio,
  onFailure,
}: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.instance.id': randomUUID(),
    }),
    // Ignores the sampling flag of callers. Only the trace id decides if a trace is recorded, so site and lake record the same traces.
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter: reportingExporter(exporter, onFailure) })],
  })
  const tracer = provider.getTracer(SCOPE)
  const storage = new AsyncLocalStorage<Current>()

  const running = (): Span | undefined => {
    const current = storage.getStore()
    return current?.endedAt === undefined ? current?.span : undefined
  }

  /** Returns links to the span that has caused the current work. */
  const causes = () => {
    const current = storage.getStore()
    if (current === undefined) return []
    const { span, endedAt = Number.POSITIVE_INFINITY } = current
    return performance.now() - endedAt > CAUSE_MS ? [] : [{ context: span.spanContext() }]
  }

  const below = (span: Span | undefined): Context =>
    span === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, span)

  const end = (current: Current) => {
    current.endedAt = performance.now()
    current.span.end()
  }

  const run = async <T>(span: Span, work: () => Promise<T>): Promise<T> => {
    const current = { span, endedAt: undefined }
    try {
      return await storage.run(current, work)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', errorType(error))
      throw error
    } finally {
      end(current)
    }
  }

  return {
    span: (name: SpanName, attributes: SpanAttributes, work) =>
      run(tracer.startSpan(name, { attributes: { ...attributes } }, below(running())), work),
    job: (name, attributes, work) =>
      run(
        tracer.startSpan(name, { attributes: { ...attributes }, links: causes() }, ROOT_CONTEXT),
        work,
      ),
    traceparent: () => {
      const span = running()
      return span && formatTraceparent(span.spanContext())
    },
    traceId: () => running()?.spanContext().traceId,
    middleware: (
      routeOf,
      { early = () => false, inner, trusts = () => false, ignores = () => false } = {},
    ) => {
      const record: Middleware = (request, response, next) => {
        const pathname = pathOf(request.url ?? '')
        const isIgnored = ignores(pathname)
        const caller = parseTraceparent(request.headers['traceparent'])
        const isContinued = !isIgnored && caller !== undefined && trusts(request)
        if (!isContinued && early(request, response)) return
        if (isIgnored) return next()
        const method = methodLabel(request.method)
        const links = caller === undefined || isContinued ? [] : [{ context: caller }]
        const span = tracer.startSpan(
          method,
          { kind: SpanKind.SERVER, links },
          isContinued ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT,
        )
        const current: Current = { span, endedAt: undefined }
        response.once('close', () => {
          if (span.isRecording()) describe(span, method, routeOf(method, pathname), response)
          end(current)
        })
        storage.run(current, () => {
          if (!isContinued || !early(request, response)) next()
        })
      }
      if (inner === undefined) return record
      return (request, response, next) =>
        inner(request, response, () => record(request, response, next))
    },
    close: async () => {
      const sent = provider.shutdown().catch(onFailure)
      await Promise.race([sent, wait(FLUSH_MS, undefined, { ref: false })])
    },
  }
}

/**
 * Attributes of a span. Spans are sent to another service, so the names are fixed, and each value is a pattern, a code or a number of the
 * program. Personal data, such as a text, an address, a query string or a token, must not become an attribute.
 */
export interface SpanAttributes {
  readonly 'http.request.method'?: string
  /** Pattern of a route, such as `/blogs/:slug`. */
  readonly 'http.route'?: string
  readonly 'http.response.status_code'?: number
  /** Channel of an outgoing message: `mail` or `webhook`. */
  readonly 'message.channel'?: string
  /** Number of attempts to send a message, including this one. */
  readonly 'message.attempt'?: number
  /** Number of documents. */
  readonly 'mirror.documents'?: number
}

/** Names of the spans, except those of requests. */
export type SpanName =
  | 'render'
  | 'lake query'
  | 'lake mutate'
  | 'lake upload'
  | 'lake request'
  | 'mirror compare'
  | 'mirror write'
  | 'outbox send'
  | 'message send'

/** Records spans of work. Asynchronous work inherits the running span. */
export interface Tracer {
  /** Runs work in a child span of the running span. Rejects with the error of the work. */
  span<T>(name: SpanName, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>
  /** Runs background work in a separate trace, with a link to the running span, which has caused the work. */
  job<T>(name: SpanName, attributes: SpanAttributes, work: () => Promise<T>): Promise<T>
  /** Value of the header `traceparent` for requests that belong to the running span. */
  traceparent(): string | undefined
}

/** Tracer that records nothing. */
export const NO_TRACER: Tracer = {
  span: (_name, _attributes, work) => work(),
  job: (_name, _attributes, work) => work(),
  traceparent: () => undefined,
}

import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { z } from 'zod'

const attributes = z
  .array(z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) }))
  .default([])
  .transform((list) =>
    Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]])),
  )

const sentSpan = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().default(''),
  name: z.string(),
  attributes,
  links: z.array(z.object({ traceId: z.string() })).default([]),
  status: z
    .object({ code: z.number().default(0), message: z.string().optional() })
    .default({ code: 0 }),
})

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(sentSpan) })),
    }),
  ),
})

/** A span as it arrives at a collector. */
export type SentSpan = z.infer<typeof sentSpan> & {
  /** Resource attributes, which describe the process. */
  readonly resource: Readonly<Record<string, unknown>>
}

/** Starts a receiver of OTLP over HTTP with JSON. @param status status of the responses */
export async function startCollector(status = 200) {
  const spans: SentSpan[] = []
  const bodies: string[] = []
  const headers: unknown[] = []
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk))
      const body = Buffer.concat(chunks).toString()
      bodies.push(body)
      headers.push({ path: request.url, ...request.headers })
      for (const { resource, scopeSpans } of exported.parse(JSON.parse(body)).resourceSpans) {
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, resource: resource.attributes })
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
    })()
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    /** Requests as they arrived. */
    bodies,
    headers,
    named: (name: string) => spans.filter((span) => span.name === name),
  }
}

import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'

/** A request received by the fake model service. */
interface ModelCall {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

type Answer = (response: ServerResponse) => void

/** Creates a response of the model service that contains one text. */
export const says =
  (text: string, more: object = { finishReason: 'STOP' }): Answer =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({ candidates: [{ content: { parts: [{ text }], role: 'model' }, ...more }] }),
    )
  }

/** Creates a response with the given status and body. */
export const answers =
  (status: number, body: string, type = 'application/json'): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': type })
    response.end(body)
  }

/** Starts a fake of the model service over real HTTP. It records requests and sends the configured response until it is closed. */
export async function startModelServer(answer: Answer = says('The reply.')) {
  const calls: ModelCall[] = []
  const state = { answer, open: 0, mostOpen: 0, abandoned: 0 }
  const server = createServer((request, response) => {
    state.open += 1
    state.mostOpen = Math.max(state.mostOpen, state.open)
    response.on('close', () => {
      state.open -= 1
      if (!response.writableFinished) state.abandoned += 1
    })
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://localhost')
      const text = Buffer.concat(chunks).toString()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      calls.push({
        method: request.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body,
      })
      state.answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on a port')
  return { host: `http://127.0.0.1:${address.port}`, calls, state, stop }
}

import { connect } from 'node:net'
import { PATIENT } from '#server/testing/patience.test-support.ts'

/** Response as received over the socket. */
export interface RawAnswer {
  /** 0 if the connection was closed without a response. */
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n')
  const [start = '', ...lines] = text.slice(0, end === -1 ? undefined : end).split('\r\n')
  const headers = new Headers()
  for (const line of lines) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(start)?.[1] ?? 0)
  return { status, headers, body: end === -1 ? '' : text.slice(end + 4) }
}

/** Sends raw bytes to a local port, without the normalization of HTTP clients. Returns the response. */
export function sendRaw(port: number, text: string): Promise<RawAnswer> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.setEncoding('latin1')
    socket.setTimeout(PATIENT.timeout, () => socket.destroy())
    socket.on('data', (part) => (received += String(part)))
    // The error is ignored: a server that rejects a request may close the connection while the request is still being sent.
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(parse(received)))
    socket.write(text, 'latin1')
  })
}

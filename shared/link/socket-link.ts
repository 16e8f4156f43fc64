import { readJsonText, type Link, type LinkAddress, type LinkHandlers } from './link.ts'

/** Thrown if a WebSocket is closed before its first message. */
export class SocketFailure extends Error {
  readonly code: number
  /** True if the handshake succeeded. */
  readonly hasOpened: boolean

  constructor(code: number, hasOpened: boolean) {
    super(`The WebSocket closed with ${code}`)
    this.name = 'SocketFailure'
    this.code = code
    this.hasOpened = hasOpened
  }
}

/**
 * Opens a connection over a WebSocket. Resolves with the first message of the server.
 * @throws SocketFailure
 */
export function openSocketLink(
  { path, hello }: LinkAddress,
  { onMessage, onClose }: LinkHandlers,
): Promise<Link> {
  const url = new URL(path, location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(url)
  let hasOpened = false
  let isLink = false
  let isClosed = false
  return new Promise((resolve, reject) => {
    socket.addEventListener('open', () => {
      hasOpened = true
      socket.send(JSON.stringify(hello))
    })
    socket.addEventListener('message', ({ data }) => {
      if (!isLink) {
        isLink = true
        resolve({
          transport: 'socket',
          send: (message) => {
            if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message))
          },
          close: () => {
            isClosed = true
            socket.close(1000)
          },
        })
      }
      const message = readJsonText(String(data))
      // Runs after the promise has resolved, so that the caller has the link before its first message arrives.
      void Promise.resolve().then(() => {
        if (!isClosed) onMessage(message)
      })
    })
    socket.addEventListener('close', ({ code }) => {
      if (!isLink) reject(new SocketFailure(code, hasOpened))
      else if (!isClosed) onClose(code)
    })
  })
}

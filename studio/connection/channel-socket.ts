import type { Channel, ChannelStream } from './channel.ts'
import { connectionState } from './connection-state.ts'

const SOCKET = /^\/lake\/v[^/]+(\/socket\/[a-z0-9_-]+)$/

/**
 * Object with the interface of a WebSocket that sends its messages on the tab's channel. Implements only the methods and events that
 * Sanity's presence client uses.
 */
class ChannelSocket extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSING = 2
  static readonly CLOSED = 3
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSING = 2
  readonly CLOSED = 3
  readonly url: string
  readyState: number = ChannelSocket.CONNECTING
  onopen: ((event: Event) => void) | null = null
  onmessage: ((event: MessageEvent) => void) | null = null
  onerror: ((event: Event) => void) | null = null
  onclose: ((event: CloseEvent) => void) | null = null
  readonly #stream: ChannelStream

  constructor(channel: Channel, url: URL, target: string) {
    super()
    this.url = url.href
    this.addEventListener('open', (event) => this.onopen?.(event))
    this.addEventListener('error', (event) => this.onerror?.(event))
    this.addEventListener('message', (event) => {
      if (event instanceof MessageEvent) this.onmessage?.(event)
    })
    this.addEventListener('close', (event) => {
      if (event instanceof CloseEvent) this.onclose?.(event)
    })
    this.#stream = channel.open(target, null, {
      onText: (text) => {
        if (this.readyState === ChannelSocket.CONNECTING) {
          this.readyState = ChannelSocket.OPEN
          this.dispatchEvent(new Event('open'))
        }
        // An empty text is the lake's sign that the stream is open, not a message.
        if (text !== '') this.dispatchEvent(new MessageEvent('message', { data: text }))
      },
      onRefused: (status) => this.#end(4000 + status),
      onEnd: () => this.#end(1006),
    })
  }

  send(text: string): void {
    if (this.readyState === ChannelSocket.OPEN) this.#stream.say(text)
  }

  close(): void {
    if (this.readyState === ChannelSocket.CLOSED) return
    this.#stream.close()
    this.#end(1000)
  }

  #end(code: number): void {
    if (this.readyState === ChannelSocket.CLOSED) return
    this.readyState = ChannelSocket.CLOSED
    if (code === 1006) this.dispatchEvent(new Event('error'))
    this.dispatchEvent(new CloseEvent('close', { code }))
  }
}

/**
 * Returns the class that replaces `WebSocket` in the Studio. If the channel has switched to server-sent events, presence uses the channel.
 * All other sockets are those of the browser.
 */
export function withChannelSockets(own: typeof WebSocket, channel: Channel): typeof WebSocket {
  return new Proxy(own, {
    construct(target, args: [string | URL, (string | string[])?]) {
      const url = new URL(args[0], location.href)
      const socket = url.host === location.host ? SOCKET.exec(url.pathname)?.[1] : undefined
      return socket !== undefined && connectionState().kind === 'events'
        ? new ChannelSocket(channel, url, socket)
        : new target(...args)
    },
  })
}

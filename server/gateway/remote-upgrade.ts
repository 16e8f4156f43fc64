import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  pathOf,
  refuseUpgrade,
  WRONG_ORIGIN,
  type SocketRefusal,
} from '#lake/common/refused-sockets.ts'
import type { GatewayOptions } from './gateway-options.ts'
import type { RemoteLake } from './ports.ts'

/** Creates the handler of WebSocket handshakes for a remote lake. It checks origin and session. */
export function createRemoteUpgrade(
  options: Pick<GatewayOptions, 'origin' | 'origins' | 'authenticate' | 'onRefusedSocket'>,
) {
  const refuse = (
    request: IncomingMessage,
    socket: Duplex,
    why: Pick<SocketRefusal, 'status' | 'reason' | 'message'>,
  ) => {
    refuseUpgrade(socket, why)
    options.onRefusedSocket?.({ ...why, path: pathOf(request.url), origin: request.headers.origin })
  }

  const upgrade = async (
    wire: RemoteLake,
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
  ) => {
    const url = new URL(request.url ?? '/', options.origin)
    const headers = new Headers()
    for (const field of ['authorization', 'cookie', 'origin'] as const) {
      const value = request.headers[field]
      if (value !== undefined) headers.set(field, value)
    }
    if (!options.origins.includes(headers.get('origin') ?? '')) {
      return refuse(request, socket, { status: 403, reason: 'origin', message: WRONG_ORIGIN })
    }
    const caller = await options.authenticate({ headers, url, method: 'GET' })
    if (caller === undefined) {
      const message = 'Sign in again. This WebSocket carries no live session.'
      return refuse(request, socket, { status: 401, reason: 'signed-out', message })
    }
    return wire.upgrade(request, socket, head, caller)
  }

  return (wire: RemoteLake, request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    upgrade(wire, request, socket, head).catch(() =>
      refuse(request, socket, {
        status: 503,
        reason: 'unavailable',
        message: 'Try again in a moment. The session can’t be checked.',
      }),
    )
  }
}

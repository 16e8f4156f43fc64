import { eventStreamResponse } from '#lake/common/event-stream.ts'
import { channelCommands } from '#lake/access/lake-stream.ts'

import { parseJson, readText } from '#lake/wire/body.ts'
import { param } from '#lake/wire/context.ts'
import { WireError } from '#lake/wire/errors.ts'
import type { WireRoute } from '#lake/wire/router.ts'
import { MAX_WAITING_BYTES } from '#lake/wire/streams/sse.ts'

const MAX_COMMAND_BYTES = 2 * 1024 * 1024

/**
 * Channels over HTTP, for tabs behind a proxy that does not support WebSockets. The lake sends all events in one response, and the client
 * sends commands by POST.
 */
export const channelRoutes: readonly WireRoute[] = [
  {
    method: 'GET',
    path: '/data/channel',
    access: 'reader',
    handle(context) {
      if (context.request.method === 'HEAD') return new Response(null)
      if (context.request.headers.has('sec-websocket-key')) {
        throw new WireError(426, 'Let the proxy pass the Upgrade header. This is a WebSocket')
      }
      return eventStreamResponse(
        (sink) =>
          context.channels.open(context, {
            sink,
            encode: (frame) => `data: ${JSON.stringify(frame)}\n\n`,
            keepAlive: ':\n\n',
          }).close,
        MAX_WAITING_BYTES,
      )
    },
  },
  {
    method: 'POST',
    path: '/data/channel/:id',
    access: 'reader',
    async handle(context) {
      const text = await readText(context.request, MAX_COMMAND_BYTES)
      const body = channelCommands.safeParse(parseJson(text, 'The body'))
      if (!body.success) throw new WireError(400, 'The body is not a list of commands')
      const channel = context.channels.find(param(context, 'id'), context)
      if (channel === undefined) throw new WireError(404, 'This channel has ended')
      for (const command of body.data.commands) channel.receive(command)
      return Response.json({}, { headers: { 'cache-control': 'no-store' } })
    },
  },
]

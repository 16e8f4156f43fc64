import * as z from 'zod/mini'

/** The lake refuses a stream over a WebSocket by closing it with this much above the HTTP status: 4401 is 401. */
export const CLOSE_STATUS_BASE = 4000

/** Streams that one channel may hold open at the same time. */
export const MAX_CHANNEL_STREAMS = 64

/** Commands in one message over HTTP. */
export const MAX_CHANNEL_COMMANDS = 100

/** Number that a client gives to a stream, unique within its channel. */
const streamNumber = z.int().check(z.minimum(1), z.maximum(1_000_000_000))

/**
 * Message of a client on its channel. `open` starts the stream of an address of the lake without its base and version, as
 * `/data/listen/production?query=*`; `say` sends text to a stream that takes text (presence); `close` ends a stream.
 */
export const channelCommand = z.union([
  z.object({
    open: streamNumber,
    target: z
      .string()
      .check(
        z.maxLength(16_384),
        z.regex(/^\/(?:data\/(?:listen|live\/events)|socket)\/[a-z0-9_-]+(?:\?|$)/),
      ),
    lastEventId: z.nullish(z.string().check(z.maxLength(128))),
  }),
  z.object({ say: streamNumber, text: z.string().check(z.maxLength(100_000)) }),
  z.object({ close: streamNumber }),
])
export type ChannelCommand = z.infer<typeof channelCommand>

/** Body of the request that delivers commands over HTTP, in their order. */
export const channelCommands = z.object({
  commands: z.array(channelCommand).check(z.maxLength(MAX_CHANNEL_COMMANDS)),
})

/**
 * Message of the lake on a channel: the id of the channel, once it takes commands; text of a stream; the refusal of a
 * stream with the status and body of the HTTP response it would have had; the end of a stream.
 */
export const channelFrame = z.union([
  z.object({ channel: z.string() }),
  z.object({ stream: streamNumber, text: z.string() }),
  z.object({ stream: streamNumber, status: z.int(), body: z.unknown() }),
  z.object({ stream: streamNumber, ended: z.literal(true) }),
])
export type ChannelFrame = z.infer<typeof channelFrame>

import * as z from 'zod/mini'

/** Offset of WebSocket close codes. The lake refuses a stream with this number plus an HTTP status: close code 4401 means status 401. */
export const CLOSE_STATUS_BASE = 4000

/** Maximum number of streams open at the same time on one channel. */
export const MAX_CHANNEL_STREAMS = 64

/** Maximum number of commands in one HTTP request. */
export const MAX_CHANNEL_COMMANDS = 100

/** Stream number chosen by the client, unique within its channel. */
const streamNumber = z.int().check(z.minimum(1), z.maximum(1_000_000_000))

/**
 * Message from a client on its channel. `open` starts a stream: `address` is the address below the lake's base and version, such as
 * `/data/listen/production?query=*`. `say` sends text to a stream that accepts text (only presence does). `close` ends a stream.
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
 * Message from the lake on a channel. Each message is one of these: the id of the channel, sent once it accepts commands; text of a stream;
 * the refusal of a stream, with the status and body of the equivalent HTTP response; the end of a stream.
 */
export const channelFrame = z.union([
  z.object({ channel: z.string() }),
  z.object({ stream: streamNumber, text: z.string() }),
  z.object({ stream: streamNumber, status: z.int(), body: z.unknown() }),
  z.object({ stream: streamNumber, ended: z.literal(true) }),
])
export type ChannelFrame = z.infer<typeof channelFrame>

import type { EventSink } from '#lake/common/event-stream.ts'
import { CLOSE_STATUS_BASE } from '#lake/access/lake-stream.ts'

import { openDataset } from '#lake/wire/access.ts'
import { param, type WireContext } from '#lake/wire/context.ts'
import type { PresenceRooms } from './presence.ts'
import type { OpenStream } from './streams.ts'

/** Time in which a client must identify itself, in milliseconds. */
export const FIRST_MESSAGE_MS = 10_000
const HEARTBEAT = '♥'

/** Presence stream of one client, for any transport. */
export interface PresenceStream {
  /** Handles a message of the client. Messages are handled one after the other. */
  receive(text: string): void
  /** Removes the client from the room. Further calls have no effect. */
  leave(): void
}

/**
 * Adds a client to the presence room of its dataset.
 * @param link connection of the client: it receives the messages of the room; `hangUp` closes it with a code and a reason, `fail` closes it
 * after an error
 * @throws WireError 401 for a private dataset without a caller; LakeError `datasetNotFound`
 */
export function openPresence(
  context: WireContext,
  rooms: PresenceRooms,
  link: {
    readonly sink: EventSink
    readonly hangUp: (code: number, reason: string) => void
    readonly fail: (error: unknown) => void
  },
): PresenceStream {
  const { request, url, streams } = context
  const dataset = param(context, 'dataset')
  context.options.lake.dataset(dataset)
  if (context.caller !== undefined) openDataset(context, dataset, context)
  const credentials = { headers: request.headers, url, method: 'GET' }
  let { caller } = context
  let registered: OpenStream | undefined
  const register = () => {
    const admitted = caller
    registered = streams.open(link.sink, {
      caller: admitted,
      keepAlive: HEARTBEAT,
      recheck: async () => (await context.authenticate(credentials))?.id === admitted?.id,
      onClose: () => undefined,
    })
  }
  const seat = rooms.join(dataset, {
    caller,
    send: (text) => void link.sink.write(text),
    authenticate: async (authorization) => {
      credentials.headers.set('authorization', authorization)
      caller = await context.authenticate(credentials)
      if (caller !== undefined) register()
      return caller
    },
  })
  if (caller !== undefined) register()
  // Closes the connection of a client that does not identify itself in time.
  const deadline = setTimeout(() => {
    if (caller === undefined) link.hangUp(CLOSE_STATUS_BASE + 401, 'Unauthorized')
  }, FIRST_MESSAGE_MS)
  let queue = Promise.resolve()
  let hasLeft = false
  return {
    receive(text) {
      queue = queue
        .then(() => (hasLeft ? true : seat.receive(text)))
        .then((isKnown) => {
          if (!isKnown) link.hangUp(CLOSE_STATUS_BASE + 1, 'Unauthorized')
        })
        .catch(link.fail)
    },
    leave() {
      if (hasLeft) return
      hasLeft = true
      clearTimeout(deadline)
      registered?.close()
      seat.leave()
    },
  }
}

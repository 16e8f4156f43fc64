import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import type { WireCaller } from './types.ts'

const sessionId = z.string().max(128)
const message = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(128), z.number()]),
  method: z.string().max(64),
  params: z.record(z.string(), z.unknown()).default({}),
})
const announcement = z.object({
  data: z.object({ locations: z.array(z.unknown()).max(500), sessionId }),
})
const sessionOnly = z.object({ session: sessionId })
const authorization = z.object({ authorization: z.string().max(4096) })
const subscription = z.object({ subscriptionId: z.string() })

type PresenceEvent =
  | {
      readonly type: 'state'
      readonly i: string
      readonly m: { readonly sessionId: string; readonly locations: readonly unknown[] }
    }
  | { readonly type: 'rollCall'; readonly i: string; readonly session: string }
  | { readonly type: 'disconnect'; readonly i: string; readonly m: { readonly session: string } }

/** One open socket of a Studio. */
interface Member {
  readonly send: (text: string) => void
  readonly subscriptions: Set<string>
  readonly sessions: Set<string>
  caller: WireCaller | undefined
}

/** How a Studio's socket talks to the room of its dataset. */
export interface PresenceSeat {
  /** Handles one frame. Gives false when the socket should be closed: nobody known speaks on it. */
  receive(text: string): Promise<boolean>
  leave(): void
}

/** Rooms in which Studios tell each other where they are: JSON-RPC as Sanity's bifur speaks it (lake.md 9). */
export interface PresenceRooms {
  join(
    dataset: string,
    seat: {
      readonly caller: WireCaller | undefined
      readonly send: (text: string) => void
      /** Proves a bearer header sent as a message. */
      readonly authenticate: (authorization: string) => Promise<WireCaller | undefined>
    },
  ): PresenceSeat
}

const METHOD_NOT_FOUND = -32601
const INVALID_PARAMS = -32602

function subscriptionMessage(id: string, event: PresenceEvent): string {
  return JSON.stringify({
    jsonrpc: '2.0',
    method: 'presence_subscription',
    params: { subscription: id, result: event },
  })
}

/** Makes the rooms of one lake; a room lives as long as somebody is in it. */
export function createPresenceRooms(): PresenceRooms {
  const rooms = new Map<string, Set<Member>>()

  function tell(room: ReadonlySet<Member>, from: Member, event: PresenceEvent): void {
    for (const member of room) {
      if (member === from) continue
      for (const id of member.subscriptions) member.send(subscriptionMessage(id, event))
    }
  }

  /** Does what a method asks; undefined when there is no such method. @throws ZodError for wrong parameters */
  function perform(
    room: ReadonlySet<Member>,
    member: Member,
    userId: string,
    call: z.output<typeof message>,
  ): unknown {
    switch (call.method) {
      case 'presence_subscribe': {
        const id = randomUUID()
        member.subscriptions.add(id)
        return id
      }
      case 'presence_unsubscribe':
        return member.subscriptions.delete(subscription.parse(call.params).subscriptionId)
      case 'presence_announce': {
        const { data } = announcement.parse(call.params)
        if (member.sessions.size < 100) member.sessions.add(data.sessionId)
        tell(room, member, { type: 'state', i: userId, m: data })
        return true
      }
      case 'presence_rollcall':
        tell(room, member, {
          type: 'rollCall',
          i: userId,
          session: sessionOnly.parse(call.params).session,
        })
        return true
      case 'presence_disconnect': {
        const { session } = sessionOnly.parse(call.params)
        member.sessions.delete(session)
        tell(room, member, { type: 'disconnect', i: userId, m: { session } })
        return true
      }
      default:
        return undefined
    }
  }

  return {
    join(dataset, { caller, send, authenticate }) {
      const room = rooms.get(dataset) ?? new Set<Member>()
      rooms.set(dataset, room)
      const member: Member = { send, caller, subscriptions: new Set(), sessions: new Set() }
      room.add(member)

      async function answer(call: z.output<typeof message>): Promise<Record<string, unknown>> {
        const head = { jsonrpc: '2.0', id: call.id }
        if (call.method === 'authorization') {
          const { authorization: proof } = authorization.parse(call.params)
          // A header that the upgrade itself carried is the stronger proof: a proxy vouches with it.
          member.caller ??= await authenticate(proof)
          return { ...head, result: {} }
        }
        if (member.caller === undefined) return { ...head, result: null }
        const result = perform(room, member, member.caller.id, call)
        return result === undefined
          ? { ...head, error: { code: METHOD_NOT_FOUND, message: 'Method not found' } }
          : { ...head, result }
      }

      return {
        async receive(text) {
          let parsed: unknown
          try {
            parsed = JSON.parse(text)
          } catch {
            return member.caller !== undefined
          }
          const call = message.safeParse(parsed)
          if (!call.success) return member.caller !== undefined
          try {
            const reply = await answer(call.data)
            send(JSON.stringify(reply))
          } catch (error) {
            if (!(error instanceof z.ZodError)) throw error
            const problem = { code: INVALID_PARAMS, message: 'Invalid params' }
            send(JSON.stringify({ jsonrpc: '2.0', id: call.data.id, error: problem }))
          }
          return member.caller !== undefined
        },
        leave() {
          room.delete(member)
          if (room.size === 0) rooms.delete(dataset)
          const userId = member.caller?.id
          if (userId === undefined) return
          for (const session of member.sessions) {
            tell(room, member, { type: 'disconnect', i: userId, m: { session } })
          }
        },
      }
    },
  }
}

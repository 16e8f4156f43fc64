import { randomUUID } from 'node:crypto'

import { z } from 'zod'

import { parseJson } from '#lake/wire/body.ts'
import type { PresenceEvent, VisitPresence } from '#lake/wire/types.ts'
import type { WireCaller } from '#lake/wire/callers.ts'

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

/** Participant of a room: the socket of a Studio (member), or this process itself (visitor). */
interface Occupant {
  readonly hear: (event: PresenceEvent, from: WireCaller | undefined) => void
}

/** Open socket of a Studio that is in a room. */
interface Member extends Occupant {
  readonly subscriptions: Set<string>
  readonly sessions: Set<string>
  caller: WireCaller | undefined
}

/** Membership of one socket in the presence room of its dataset. */
export interface PresenceSeat {
  /** Handles a message of the socket. Returns false if the caller is unknown, so that the socket must be closed. */
  receive(text: string): Promise<boolean>
  leave(): void
}

/** Rooms in which Studios share presence, with JSON-RPC as Sanity's service Bifur uses it. */
export interface PresenceRooms {
  join(
    dataset: string,
    seat: {
      readonly caller: WireCaller | undefined
      readonly send: (text: string) => void
      /** Checks an authorization header that a client has sent as a message. */
      readonly authenticate: (authorization: string) => Promise<WireCaller | undefined>
    },
  ): PresenceSeat
  readonly visit: VisitPresence
}

/** Maximum number of presence sessions (tabs) of one socket. Usually there is one; the limit prevents abuse. */
const MOST_SESSIONS = 100

const METHOD_NOT_FOUND = -32601
const INVALID_PARAMS = -32602

function subscriptionMessage(id: string, event: PresenceEvent): string {
  return JSON.stringify({
    jsonrpc: '2.0',
    method: 'presence_subscription',
    params: { subscription: id, result: event },
  })
}

/** Creates the presence rooms of one lake. A room exists as long as it has participants. */
export function createPresenceRooms(): PresenceRooms {
  const rooms = new Map<string, Set<Occupant>>()

  function roomOf(dataset: string): Set<Occupant> {
    const room = rooms.get(dataset) ?? new Set<Occupant>()
    rooms.set(dataset, room)
    return room
  }

  function tell(
    room: ReadonlySet<Occupant>,
    from: Occupant,
    event: PresenceEvent,
    caller?: WireCaller,
  ): void {
    for (const occupant of room) if (occupant !== from) occupant.hear(event, caller)
  }

  /** Executes a JSON-RPC method, or returns undefined if there is no such method. @throws ZodError for invalid parameters */
  function perform(
    room: ReadonlySet<Occupant>,
    member: Member,
    caller: WireCaller,
    call: z.output<typeof message>,
  ): unknown {
    const say = (event: PresenceEvent) => tell(room, member, event, caller)
    const i = caller.id
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
        const isKnown = member.sessions.has(data.sessionId)
        // Does not announce a session beyond the limit: it is not stored, so its end could not be announced.
        if (!isKnown && member.sessions.size >= MOST_SESSIONS) return false
        member.sessions.add(data.sessionId)
        say({ type: 'state', i, m: data })
        return true
      }
      case 'presence_rollcall':
        say({ type: 'rollCall', i, session: sessionOnly.parse(call.params).session })
        return true
      case 'presence_disconnect': {
        const { session } = sessionOnly.parse(call.params)
        member.sessions.delete(session)
        say({ type: 'disconnect', i, m: { session } })
        return true
      }
      default:
        return undefined
    }
  }

  return {
    join(dataset, { caller, send, authenticate }) {
      const room = roomOf(dataset)
      const member: Member = {
        caller,
        subscriptions: new Set(),
        sessions: new Set(),
        hear: (event) => {
          for (const id of member.subscriptions) send(subscriptionMessage(id, event))
        },
      }
      room.add(member)

      async function answer(call: z.output<typeof message>): Promise<Record<string, unknown>> {
        const head = { jsonrpc: '2.0', id: call.id }
        if (call.method === 'authorization') {
          const { authorization: proof } = authorization.parse(call.params)
          // The caller of the upgrade request has precedence, because a proxy in front of the lake may set its Authorization header.
          member.caller ??= await authenticate(proof)
          return { ...head, result: {} }
        }
        if (member.caller === undefined) return { ...head, result: null }
        const result = perform(room, member, member.caller, call)
        return result === undefined
          ? { ...head, error: { code: METHOD_NOT_FOUND, message: 'Method not found' } }
          : { ...head, result }
      }

      return {
        async receive(text) {
          let parsed: unknown
          try {
            parsed = parseJson(text, 'The message')
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
          const { caller: left } = member
          if (left === undefined) return
          for (const session of member.sessions) {
            tell(room, member, { type: 'disconnect', i: left.id, m: { session } }, left)
          }
        },
      }
    },
    visit(dataset, hear) {
      const room = roomOf(dataset)
      const visitor: Occupant = {
        // Events without a caller come from this process itself, so the visitor does not receive them again.
        hear: (event, from) => from !== undefined && hear(event, from),
      }
      room.add(visitor)
      return { say: (event) => tell(room, visitor, event) }
    },
  }
}

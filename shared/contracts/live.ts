/** What goes over the socket at {@link staffApiPaths.events}. It says only that something changed; who hears it asks for it anew. */
import * as z from 'zod/mini'
import type { Ability } from '../access/abilities.ts'
import { tabName } from './presence.ts'

/** What can change; `presence` is who has an article open. */
export const LIVE_TYPES = [
  'lead',
  'booking',
  'case',
  'article',
  'trash',
  'image',
  'presence',
] as const
export type LiveType = (typeof LIVE_TYPES)[number]

/** What somebody must be able to do to hear of a change. */
export const LIVE_ABILITIES: Readonly<Record<LiveType, Ability>> = {
  lead: 'people.read',
  booking: 'people.read',
  case: 'cases.read',
  article: 'content.read',
  trash: 'content.read',
  image: 'content.read',
  presence: 'content.read',
}

/** A tab's first message: the bearer token of whoever is signed in, and what it calls itself. */
export const liveHello = z.object({
  token: z.string().check(z.maxLength(200)),
  tab: z.optional(tabName),
})
export type LiveHello = z.infer<typeof liveHello>

/** A tab's later messages: the id of the article that is open in it, or null. */
export const liveSaid = z.object({
  open: z.nullable(z.string().check(z.regex(/^\w[\w.-]{0,127}$/))),
})
export type LiveSaid = z.infer<typeof liveSaid>

/** From the server: `ready` once the token was taken, then one message a change. */
export const liveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  ...LIVE_TYPES.map((type) => z.object({ type: z.literal(type), id: z.string() })),
])
export type LiveMessage = z.infer<typeof liveMessage>

/** Close codes of the socket. */
export const LIVE_CLOSED = {
  /** The session has ended, or there was none. */
  signedOut: 4401,
  /** The session's role is another one now. */
  forbidden: 4403,
} as const

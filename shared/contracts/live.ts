/**
 * Messages on the WebSocket at {@link staffApiPaths.events}. They contain only the type and the id of a change; clients then refetch the
 * data.
 */
import * as z from 'zod/mini'
import type { Ability } from '../access/abilities.ts'
import { tabName } from './presence.ts'

/** Types of changes. `presence` means that the list of users who have an article open has changed. */
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

/** Ability that a user needs to receive changes of a type. */
export const LIVE_ABILITIES: Readonly<Record<LiveType, Ability>> = {
  lead: 'people.read',
  booking: 'people.read',
  case: 'cases.read',
  article: 'content.read',
  trash: 'content.read',
  image: 'content.read',
  presence: 'content.read',
}

/** First message of a tab: the bearer token of the signed-in user, and a random name that identifies the tab. */
export const liveHello = z.object({
  token: z.string().check(z.maxLength(200)),
  tab: z.optional(tabName),
})
export type LiveHello = z.infer<typeof liveHello>

/** Later messages of a tab: id of the article that is open in the tab, or null. */
export const liveSaid = z.object({
  open: z.nullable(z.string().check(z.regex(/^\w[\w.-]{0,127}$/))),
})
export type LiveSaid = z.infer<typeof liveSaid>

/** Messages from the server: `ready` once it has accepted the token, then a message per change. */
export const liveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  ...LIVE_TYPES.map((type) => z.object({ type: z.literal(type), id: z.string() })),
])
export type LiveMessage = z.infer<typeof liveMessage>

/** Codes with which the server closes the socket. */
export const LIVE_CLOSED = {
  /** The session has ended, or the token belongs to no session. */
  signedOut: 4401,
  /** The role of the user has changed, so the permissions of the connection are outdated. */
  forbidden: 4403,
} as const

/** Messages on the socket at {@link staffApiPaths.events}. They contain only the type of a change; clients then refetch the data. */
import * as z from 'zod/mini'
import type { Ability } from '../access/abilities.ts'
import { tabName } from './presence.ts'

/** Types of changes; `presence` means the users who have an article open. */
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

/** Ability required to receive a type of change. */
export const LIVE_ABILITIES: Readonly<Record<LiveType, Ability>> = {
  lead: 'people.read',
  booking: 'people.read',
  case: 'cases.read',
  article: 'content.read',
  trash: 'content.read',
  image: 'content.read',
  presence: 'content.read',
}

/** First message of a tab: the bearer token of the signed-in user, and the random name of the tab. */
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

/** Messages from the server: `ready` once the token is accepted, then one per change. */
export const liveMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  ...LIVE_TYPES.map((type) => z.object({ type: z.literal(type), id: z.string() })),
])
export type LiveMessage = z.infer<typeof liveMessage>

/** Codes with which the server closes the socket. */
export const LIVE_CLOSED = {
  /** Close code: the session has ended, or the token belongs to no session. */
  signedOut: 4401,
  /** Close code: the role of the session's user has changed, so the connection's permissions are outdated. */
  forbidden: 4403,
} as const

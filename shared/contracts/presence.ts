/** Who has which articles open (`/api/presence/`). It names people and nothing else of them. */
import * as z from 'zod/mini'
import { successAnswer } from './envelope.ts'

/** Where somebody has an article open: here in the staff area, or in the Studio. */
export const PRESENCE_PLACES = ['admin', 'studio'] as const
export type PresencePlace = (typeof PRESENCE_PLACES)[number]

/** What a tab calls itself, made up by it. */
export const tabName = z.string().check(z.regex(/^[\w-]{8,64}$/, 'Use 8 to 64 letters for a tab'))

const openArticle = z.object({
  article_id: z.string(),
  user_id: z.string(),
  name: z.string(),
  place: z.enum(PRESENCE_PLACES),
})
export type OpenArticle = z.infer<typeof openArticle>

export const presenceAnswer = successAnswer(
  z.object({
    /** Each person once an article and place. */
    open: z.array(openArticle),
    /** Whether it is known here who is in the Studio. */
    knows_studio: z.boolean(),
  }),
)

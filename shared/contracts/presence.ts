/** Users who have articles open (`/api/presence/`). Contains their names and no other personal data. */
import * as z from 'zod/mini'
import { successAnswer } from './envelope.ts'

/** Applications in which a user can have an article open: the staff area or the Studio. */
export const PRESENCE_PLACES = ['admin', 'studio'] as const
export type PresencePlace = (typeof PRESENCE_PLACES)[number]

/** Random name with which a tab identifies itself. */
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
    /** One entry per user, article and application. */
    open: z.array(openArticle),
    /** True if the server also knows which articles are open in Studios. */
    knows_studio: z.boolean(),
  }),
)

import { HttpError } from '#server/http/http-error.ts'
import { serve, type Route } from '#server/http/route.ts'
import { tokenOperations } from '#shared/contracts/operations/token-operations.ts'
import type { PersonalTokenView } from '#shared/contracts/personal-tokens.ts'
import type { PersonalToken, PersonalTokens } from './personal-tokens.ts'

const BODY = { limit: 4_096 }

const iso = (time: number) => new Date(time).toISOString()

const toView = ({ id, name, abilities, ...times }: PersonalToken): PersonalTokenView => ({
  id,
  name,
  abilities: [...abilities],
  created_at: iso(times.createdAt),
  expires_at: iso(times.expiresAt),
  last_used_at: times.lastUsedAt === null ? null : iso(times.lastUsedAt),
})

/** Routes with which users manage their personal tokens. They need a session; a personal token cannot call them. */
export const tokenRoutes = (tokens: PersonalTokens): Route[] => [
  serve(tokenOperations.tokens, async ({ staff }) => (await tokens.listOf(staff)).map(toView)),
  serve(tokenOperations.createToken, BODY, async ({ body, staff }) => {
    const { token, secret } = await tokens.create(staff, body)
    return { token: toView(token), secret }
  }),
  serve(tokenOperations.revokeToken, async ({ params, staff }) => {
    if (await tokens.revoke(staff.id, params.id)) return {}
    throw new HttpError('not_found', 'Reload the page. This token has already ended')
  }),
]

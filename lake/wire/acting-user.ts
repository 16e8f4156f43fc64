import { z } from 'zod'
import { ACTING_USER_HEADER, roleOfLake } from '#lake/access/lake-user.ts'
import type { WireCaller } from './callers.ts'

const actingUser = z.object({
  id: z.string().min(1).max(128),
  name: z.string().max(256),
  email: z.string().max(320),
  role: z.string().transform((word, context) => {
    const role = roleOfLake(word)
    if (role !== undefined) return role
    context.addIssue('This lake does not know the role')
    return z.NEVER
  }),
})

/**
 * Returns the user on whose behalf a trusted site sends a request. Returns undefined if the header is missing, is invalid or contains no
 * known role.
 */
export function actingCaller(headers: Headers): WireCaller | undefined {
  const named = headers.get(ACTING_USER_HEADER)
  if (named === null) return undefined
  try {
    const json: unknown = JSON.parse(Buffer.from(named, 'base64url').toString('utf8'))
    const user = actingUser.safeParse(json).data
    return user && { ...user, via: 'bearer' }
  } catch {
    return undefined
  }
}

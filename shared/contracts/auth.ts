import * as z from 'zod/mini'
import { GRANTS, ROLE_NAMES } from '../access/abilities.ts'
import { cookieNames } from '../browser/storage-keys.ts'
import { successAnswer } from './envelope.ts'
import { singleLine } from './forms/single-line.ts'

/** Staff member, as the server sends it to all clients. */
export const userView = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  role: z.enum(ROLE_NAMES),
  /** Abilities that the account has in addition to those of its role. Absent if there are none. */
  grants: z.optional(z.array(z.enum(GRANTS))),
})
export type UserView = z.infer<typeof userView>

/** The body of `POST /api/auth/login/`. */
export const loginInput = z.object({
  email: z
    .string('Enter your email address')
    .check(
      singleLine(),
      z.minLength(1, 'Enter your email address'),
      z.maxLength(254, 'Use up to 254 characters'),
    ),
  password: z
    .string('Enter your password')
    .check(z.minLength(1, 'Enter your password'), z.maxLength(1024, 'Use at most 1024 characters')),
})
export type LoginInput = z.infer<typeof loginInput>

export const loginAnswer = successAnswer(z.object({ token: z.string(), user: userView }))
export const validateAnswer = successAnswer(z.object({ user: userView }))
export const logoutAnswer = successAnswer(z.object({}))

/** Header of requests that a page sends without user activity, such as refetches and polls. Such requests do not extend the session. */
export const BACKGROUND_HEADER = 'X-Background'

/** Names for the CSRF protection: the cookie that scripts can read, and the header in which a request repeats the value of the cookie. */
export const XSRF = { cookie: cookieNames.xsrf, header: 'X-XSRF-TOKEN' } as const

/**
 * Address to open after signing in: `next` if it is a path of this site, otherwise the fallback. Rejects every text that a browser could
 * parse as an address of another host (`//host`, `/\\host`, control characters).
 */
export function localPath(next: string | null | undefined, fallback: string): string {
  if (next === null || next === undefined) return fallback
  const isLocal = next.startsWith('/') && !/^\/[/\\]/.test(next)
  // oxlint-disable-next-line no-control-regex -- browsers drop tabs and line ends from URLs before parsing
  return isLocal && !/[\u0000-\u001f\u007f]/.test(next) ? next : fallback
}

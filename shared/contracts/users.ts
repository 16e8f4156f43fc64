/** Accounts of staff and their sessions over REST. */
import * as z from 'zod/mini'
import { GRANTS, ROLE_NAMES } from '../access/abilities.ts'
import { userView } from './auth.ts'
import { successAnswer } from './envelope.ts'
import { singleLine } from './forms/single-line.ts'

const email = z
  .string('Enter an email address')
  .check(singleLine(), z.maxLength(254, 'Use at most 254 characters'))
const name = z
  .string('Enter a name')
  .check(
    singleLine(),
    z.minLength(1, 'Enter a name'),
    z.maxLength(120, 'Use at most 120 characters'),
  )
const role = z.enum(ROLE_NAMES, { error: `Use one of: ${ROLE_NAMES.join(', ')}` })
const password = z
  .string('Enter a password')
  .check(z.minLength(1, 'Enter a password'), z.maxLength(1024, 'Use at most 1024 characters'))

/** Body of `POST /api/users/`. */
export const inviteInput = z.object({ email, name: z.optional(name), role })

/** `PATCH /api/users/{id}/`. Absent fields do not change. */
export const userChangeInput = z.object({
  name: z.optional(name),
  role: z.optional(role),
  disabled: z.optional(z.boolean('Use true or false')),
  /** Abilities granted to an editor in addition to those of the role. They are removed when the role changes. */
  grants: z.optional(
    z.array(z.enum(GRANTS, { error: `Use one of: ${GRANTS.join(', ')}` })).check(z.maxLength(10)),
  ),
})

/** Account as administrators see it. Times are ISO 8601, UTC. */
export const accountView = z.object({
  ...userView.shape,
  /** Role. Null if the stored role is unknown: then the user cannot sign in until an administrator sets a role. */
  role: z.nullable(userView.shape.role),
  disabled: z.boolean(),
  /** True if the user has not chosen a password yet. */
  invited: z.boolean(),
  created_at: z.string(),
  last_active_at: z.nullable(z.string()),
})
export type AccountView = z.infer<typeof accountView>

export const accountsAnswer = successAnswer(z.array(accountView))
export const accountAnswer = successAnswer(accountView)

/** Link for choosing a password. It is shown once and works once. */
const resetLink = z.object({ url: z.string(), expires_at: z.string() })
export const inviteAnswer = successAnswer(z.object({ user: accountView, reset: resetLink }))
export const resetLinkAnswer = successAnswer(resetLink)

/** Body of `POST /api/auth/reset/`. */
export const passwordResetInput = z.object({
  token: z.string('Open the full link. This one is incomplete'),
  password,
})

/** Body of `POST /api/auth/password/`. */
export const ownPasswordInput = z.object({ current_password: password, password })

/** Session of the caller. */
export const sessionView = z.object({
  id: z.string(),
  current: z.boolean(),
  created_at: z.string(),
  last_active_at: z.string(),
  expires_at: z.string(),
  /** Browser and operating system, such as "Firefox on Windows". Empty if they are unknown. */
  browser: z.string(),
  /** Network from which the user signed in, truncated, such as "203.0.113.…". Empty if it is unknown. */
  network: z.string(),
})
export type SessionView = z.infer<typeof sessionView>
export const sessionsAnswer = successAnswer(z.array(sessionView))

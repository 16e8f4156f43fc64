/** Personal tokens of staff over REST. */
import * as z from 'zod/mini'
import { TOKEN_ABILITIES } from '../access/abilities.ts'
import { successAnswer } from './envelope.ts'
import { singleLine } from './forms/single-line.ts'

export const TOKEN_LIMITS = {
  /** Maximum lifetime, in days. */
  days: 90,
  /** Maximum number of tokens of a user that have neither expired nor been revoked. */
  live: 10,
  /** Maximum number of tokens that a user can create within 24 hours. */
  aDay: 30,
  /** Maximum length of a name, in characters. */
  name: 60,
} as const

/** Lifetimes that the staff area offers, in days. */
export const TOKEN_DAYS = [7, 30, 60, TOKEN_LIMITS.days] as const

const tokenAbility = z.enum(TOKEN_ABILITIES, {
  error: `Use some of: ${TOKEN_ABILITIES.join(', ')}`,
})

/** Body of `POST /api/auth/tokens/`. */
export const personalTokenInput = z.object({
  name: z
    .string('Enter a name')
    .check(
      singleLine(),
      z.minLength(1, 'Enter a name'),
      z.maxLength(TOKEN_LIMITS.name, `Use at most ${TOKEN_LIMITS.name} characters`),
    ),
  abilities: z
    .array(tokenAbility, 'Choose what the token may do')
    .check(
      z.minLength(1, 'Choose what the token may do'),
      z.maxLength(TOKEN_ABILITIES.length, 'Choose each ability once'),
    ),
  /** Lifetime in days. */
  days: z
    .int('Choose when the token expires')
    .check(
      z.minimum(1, 'Use at least one day'),
      z.maximum(TOKEN_LIMITS.days, `Use at most ${TOKEN_LIMITS.days} days`),
    ),
})

/** A valid token of the caller. Times are ISO 8601, UTC. */
export const personalTokenView = z.object({
  id: z.string(),
  name: z.string(),
  abilities: z.array(tokenAbility),
  created_at: z.string(),
  expires_at: z.string(),
  /** Time of the last use. Null if the token was never used. */
  last_used_at: z.nullable(z.string()),
})
export type PersonalTokenView = z.infer<typeof personalTokenView>

export const personalTokensAnswer = successAnswer(z.array(personalTokenView))

/** The new token. Only this response contains `secret`. */
export const newTokenAnswer = successAnswer(
  z.object({ token: personalTokenView, secret: z.string() }),
)

import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { HttpError } from '#server/http/http-error.ts'

/** Cost of a hash: memory in KiB, passes, lanes. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** OWASP's recommendation for Argon2id, the default algorithm: 19 MiB, two passes, one lane. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Maximum number of concurrent verifications. More would slow down every sign-in. */
const MOST_AT_ONCE = 64

export interface Passwords {
  /** Argon2id in PHC format. */
  readonly hash: (password: string) => Promise<string>
  /** Takes as long without a hash (unknown account) as with one. Throws `too_many_requests` under a flood. */
  readonly verify: (hash: string | undefined, password: string) => Promise<boolean>
}

/**
 * Hashes and verifies passwords.
 * @param cost of new hashes; the product uses the recommended one
 */
export async function createPasswords(cost: PasswordCost = COST): Promise<Passwords> {
  // Verified for unknown accounts, so that the response time does not reveal them.
  const nobody = await hash(randomBytes(32), cost)
  let running = 0
  return {
    hash: async (password) => hash(password.normalize('NFC'), cost),
    verify: async (stored, password) => {
      if (running >= MOST_AT_ONCE) {
        throw new HttpError(
          'too_many_requests',
          'Try again in a few seconds. Many people are signing in at the moment',
          { headers: { 'Retry-After': '5' } },
        )
      }
      running += 1
      try {
        // An invited account has no hash yet. Verification takes as long and never matches.
        const isKnown = stored !== undefined && stored !== ''
        const matches = await verify(isKnown ? stored : nobody, password.normalize('NFC'))
        return isKnown && matches
      } finally {
        running -= 1
      }
    },
  }
}

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Generates a password that is easy to copy: five groups of five, 124 bits, without similar characters. */
export function generatePassword(): string {
  const letters: string[] = []
  while (letters.length < 25) {
    for (const byte of randomBytes(32)) {
      // Bytes above the last multiple of the alphabet's length would favour the first letters.
      if (byte < 248 && letters.length < 25) letters.push(ALPHABET[byte % ALPHABET.length] ?? '')
    }
  }
  const text = letters.join('')
  return (text.match(/.{5}/g) ?? []).join('-')
}

import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { HttpError } from '#server/http/http-error.ts'

/** Cost parameters of Argon2: memory in KiB, passes, lanes. */
export interface PasswordCost {
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

/** OWASP's recommendation for Argon2id, the default algorithm: 19 MiB, two passes, one lane. */
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Maximum number of concurrent verifications. With more, each sign-in would take longer. */
const MOST_AT_ONCE = 64

export interface Passwords {
  /** Returns the Argon2id hash in PHC format. */
  readonly hash: (password: string) => Promise<string>
  /**
   * Returns true if the password matches. Takes as long for an unknown account (without a hash) as for an existing one. Throws
   * `too_many_requests` above {@link MOST_AT_ONCE}.
   */
  readonly verify: (hash: string | undefined, password: string) => Promise<boolean>
}

const base64 = (length: number) => randomBytes(length).toString('base64').replaceAll('=', '')

/**
 * Hash in PHC format that matches no password. Its bytes are random, not computed. A computation at the start would allocate 19 MB, and
 * the C library of Linux would retain up to 40 MB of freed memory from then on.
 */
export const unmatchedHash = ({ memoryCost, timeCost, parallelism }: PasswordCost) =>
  `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${base64(16)}$${base64(32)}`

/**
 * Hashes and verifies passwords.
 * @param cost cost of new hashes. Default: OWASP's recommendation
 */
export function createPasswords(cost: PasswordCost = COST): Passwords {
  // Unknown accounts are verified against this hash, so that the response time does not reveal them.
  const unmatched = unmatchedHash(cost)
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
        // An invited account has an empty hash. Its verification takes as long as any other and never matches.
        const isKnown = stored !== undefined && stored !== ''
        const matches = await verify(isKnown ? stored : unmatched, password.normalize('NFC'))
        return isKnown && matches
      } finally {
        running -= 1
      }
    },
  }
}

const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Generates a password that is easy to copy: five groups of five characters, 124 bits, without characters that look alike. */
export function generatePassword(): string {
  const letters: string[] = []
  while (letters.length < 25) {
    for (const byte of randomBytes(32)) {
      // Bytes from 248 on are skipped. The alphabet's length does not divide 256, so otherwise the first letters would be more likely.
      if (byte < 248 && letters.length < 25) letters.push(ALPHABET[byte % ALPHABET.length] ?? '')
    }
  }
  const text = letters.join('')
  return (text.match(/.{5}/g) ?? []).join('-')
}

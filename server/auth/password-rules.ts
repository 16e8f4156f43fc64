/** Minimum and maximum length of a password, in characters. The maximum limits the processor time that an attacker can cause by hashing. */
const PASSWORD_LENGTH = { minimum: 10, maximum: 256 } as const

/**
 * Base words of frequently leaked passwords of ten or more characters. A password is rejected if it consists of one of these words,
 * repeated or followed by digits and punctuation.
 */
const COMMON_STEMS = [
  'password',
  'passwort',
  'passw0rd',
  'p@ssw0rd',
  'p@ssword',
  'qwerty',
  'qwertyuiop',
  'qwertz',
  'asdfghjkl',
  'asdfgh',
  'zxcvbnm',
  'iloveyou',
  'letmein',
  'welcome',
  'welc0me',
  'administrator',
  'admin',
  'changeme',
  'changeit',
  'default',
  'secret',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'basketball',
  'superman',
  'batman',
  'dragon',
  'monkey',
  'shadow',
  'master',
  'michael',
  'jennifer',
  'trustno1',
  'whatever',
  'starwars',
  'computer',
  'internet',
  'abcdefghij',
  'abcdefghijk',
  'abcdef',
  'abc',
  'abcd',
  'qazwsxedc',
  'qazwsx',
  '1q2w3e4r5t',
  '1q2w3e4r',
  '1qaz2wsx3edc',
  '1qaz2wsx',
  'q1w2e3r4t5',
  'zaq12wsx',
  'samsung',
  'google',
  'facebook',
  'linkedin',
  'liverpool',
  'chelsea',
  'arsenal',
  'charlie',
  'jordan',
  'summer',
  'winter',
  'spring',
  'autumn',
  'test',
  'testing',
  'guest',
  'user',
  'root',
  'login',
  'mustang',
  'access',
  'freedom',
  'certavia',
] as const

const onlyFiller = (text: string) => /^\P{L}*$/u.test(text)

function isCommon(password: string): boolean {
  const lower = password.toLowerCase()
  if (onlyFiller(lower)) return true
  return COMMON_STEMS.some((stem) => onlyFiller(lower.split(stem).join('')))
}

/**
 * Advice for an unacceptable new password, as a sentence without its full stop; undefined if the password is acceptable. Existing
 * passwords are not checked.
 */
export function passwordProblem(password: string, email: string): string | undefined {
  const characters = Array.from(password).length
  if (characters < PASSWORD_LENGTH.minimum) {
    return `Use at least ${PASSWORD_LENGTH.minimum} characters`
  }
  if (characters > PASSWORD_LENGTH.maximum) {
    return `Use at most ${PASSWORD_LENGTH.maximum} characters`
  }
  const name = email.toLowerCase().split('@')[0] ?? ''
  if (new Set(password).size < 5 || isCommon(password)) {
    return 'Choose several words that don’t belong together. This password is easy to guess'
  }
  if (name.length >= 4 && onlyFiller(password.toLowerCase().split(name).join(''))) {
    return 'Choose a password that isn’t built from the email address'
  }
  return undefined
}

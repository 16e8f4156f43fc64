/** First characters of every personal token, by which people and secret scanners recognize one. */
export const TOKEN_PREFIX = 'cvt_'

/** Pattern of a personal token: the prefix and 256 random bits in base64url. */
export const TOKEN_TEXT = new RegExp(`${TOKEN_PREFIX}[\\w-]{43}`)

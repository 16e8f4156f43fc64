import { createHash, timingSafeEqual } from 'node:crypto'

/** Parameters of a call by name. Repeated parameters are joined with commas. */
export type CallParameters = Readonly<Record<string, string>>

/**
 * Signature of a call as in Cloudinary's API: SHA-1 over the sorted parameters and the secret, in hex. `&` in a value is written as `%26`,
 * so that no value can be read as another parameter. Empty parameters are ignored.
 */
export function signatureOf(parameters: CallParameters, secret: string): string {
  const text = Object.entries(parameters)
    .filter(([, value]) => value !== '')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`.replaceAll('&', '%26'))
    .join('&')
  return createHash('sha1')
    .update(text + secret)
    .digest('hex')
}

/** Signature in the response to an upload. It covers the id and the version; `&` is not escaped. */
export const answerSignature = (publicId: string, version: number, secret: string): string =>
  createHash('sha1').update(`public_id=${publicId}&version=${version}${secret}`).digest('hex')

/** Compares two signatures in constant time. */
export function isSameSignature(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

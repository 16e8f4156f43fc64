import { createHash, timingSafeEqual } from 'node:crypto'

/** Parameters of a call by name; what was given several times is joined with commas. */
export type CallParameters = Readonly<Record<string, string>>

/**
 * The signature of a call as Cloudinary reckons it: SHA-1 over the sorted parameters and the secret, in hex. `&` within a
 * value is written `%26`, so that a value cannot pass for another parameter; parameters without a value don't count.
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

/** The signature in the answer to an upload: of the id and its version, without the rule for `&`. */
export const answerSignature = (publicId: string, version: number, secret: string): string =>
  createHash('sha1').update(`public_id=${publicId}&version=${version}${secret}`).digest('hex')

/** Compares in a time that does not tell how far two signatures agree. */
export function isSameSignature(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

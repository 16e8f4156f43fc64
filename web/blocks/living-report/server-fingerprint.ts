import { createHash } from 'node:crypto'

/** SHA-256 of a text, computed synchronously, for pages that the server renders. */
export const serverFingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('hex')

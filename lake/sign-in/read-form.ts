import { RefusedSignIn } from './refused-sign-in.ts'

/** Maximum size of a submitted form, in bytes. A form contains an email and a password, or a token. */
const LIMIT = 16 * 1024

/**
 * Reads a URL-encoded form.
 * @returns the fields by name
 * @throws RefusedSignIn `too-large` above 16 KiB, `bad-request` if the connection ended before the body
 */
export async function readForm(request: Request): Promise<Readonly<Record<string, string>>> {
  const tooLarge = () => new RefusedSignIn('too-large', `The request is larger than ${LIMIT} bytes`)
  if (Number(request.headers.get('content-length') ?? 0) > LIMIT) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.byteLength
      if (size > LIMIT) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof RefusedSignIn) throw error
    throw new RefusedSignIn('bad-request', 'The form was cut off', { cause: error })
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')))
}

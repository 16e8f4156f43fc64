import { HttpError } from '#server/http/http-error.ts'
import { isPlainText, readBody } from '#server/http/read-json.ts'

/**
 * Maximum size of a posted form in bytes: the longest permitted message in UTF-8 and spare space, so that a longer text gets an error
 * message.
 */
const LIMIT = 128 * 1024

const TYPE = 'application/x-www-form-urlencoded'

/** Fields of a posted form as text, and the errors of fields that cannot be read. */
export interface ReadForm {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/**
 * True if the headers of the browser show that another site has sent the form. Requests without such headers are accepted.
 * @param origin public origin of the site. Forms from another origin are accepted if it is the one to which the request was sent
 * @param isSecret true if the form is posted to a secret address. The page of such a form sends no referrer, so browsers send the origin
 * `null`. Other sites do not know the address and cannot build the form
 */
export function isFromElsewhere(
  { headers, url }: Request,
  origin: string,
  isSecret = false,
): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const sent = headers.get('origin')
  if (sent === 'null' && isSecret) return false
  return sent !== null && sent !== origin && URL.parse(sent)?.host !== new URL(url).host
}

/**
 * Reads the fields of a posted form. Unknown names are ignored, a repeated name is an error of its field,
 * and line breaks are normalized to LF.
 * @throws HttpError `unsupported_media_type`, `payload_too_large`, or `bad_request` for a body that is not text
 */
export async function readPostedForm(
  request: Request,
  names: readonly string[],
): Promise<ReadForm> {
  const [type] = (request.headers.get('content-type') ?? '').toLowerCase().split(';')
  if (type?.trim() !== TYPE) {
    throw new HttpError('unsupported_media_type', `Send the form as ${TYPE}`)
  }
  const bytes = await readBody(request, LIMIT)
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new HttpError('bad_request', 'Request validation failed: the form is no text', { cause })
  }
  const posted = new URLSearchParams(text)
  const values = new Map<string, string>()
  const errors = new Map<string, string>()
  for (const name of names) {
    const [value, ...others] = posted.getAll(name)
    if (value === undefined) continue
    if (others.length > 0) errors.set(name, 'Fill this in once')
    if (isPlainText(value)) values.set(name, value.replaceAll(/\r\n?/gu, '\n'))
    else errors.set(name, 'Remove the characters that can’t be stored')
  }
  return { values: Object.fromEntries(values), errors: Object.fromEntries(errors) }
}

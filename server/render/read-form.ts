import { HttpError } from '#server/http/http-error.ts'
import { isPlainText, readBody } from '#server/http/read-json.ts'

/** Most bytes of a posted form: the longest message in the most bytes a character takes, with room for what is too long. */
const LIMIT = 128 * 1024

const TYPE = 'application/x-www-form-urlencoded'

/** A posted form: its fields as text, and those of which no use can be made. */
export interface ReadForm {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/**
 * Whether the browser says that the form stood on another site. Browsers that say nothing are believed.
 * @param origin the site's own; it may be reached by other names too, as long as form and answer have the same
 * @param isSecret whether nobody else knows the address that the form is posted to. Its page tells no other its address, so a
 * browser calls its origin `null`; and a form on another site could not be made without that address
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
 * The fields of a posted form. Names that are not asked for are left out, a name that comes twice is an error of its field,
 * and lines end as they do everywhere else.
 * @throws HttpError `unsupported_media_type`, `payload_too_large`, or `bad_request` for a body that is no text
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

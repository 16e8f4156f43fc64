import { HttpError } from './http-error.ts'

/** Default limit of a body, in bytes. */
const BODY_LIMIT = 1024 * 1024
/** Maximum nesting of arrays and objects in a body. */
const DEPTH_LIMIT = 64
const FIELDS_LIMIT = 20
const FIELD_NAME_LIMIT = 100

/** The only method of a zod schema that is used here. It exists in schemas of `zod` and of `zod/mini`. */
interface Schema<T> {
  readonly safeParse: (value: unknown) => SafeResult<T>
}

interface Issue {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

type SafeResult<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } }

const malformed = (what: string) =>
  new HttpError('bad_request', `Request validation failed: ${what}`)

function assertJsonType(headers: Headers): void {
  const [type = '', ...parameters] = (headers.get('content-type') ?? '')
    .toLowerCase()
    .split(';')
    .map((part) => part.trim())
  const charset = parameters.find((parameter) => parameter.startsWith('charset='))
  const isJson = type === 'application/json' || /^application\/[\w.-]+\+json$/.test(type)
  const isUtf8 = charset === undefined || /^charset="?utf-8"?$/.test(charset)
  const isPlain = (headers.get('content-encoding') ?? 'identity') === 'identity'
  if (!isJson || !isUtf8 || !isPlain) {
    throw new HttpError('unsupported_media_type', 'Send the body as application/json in UTF-8')
  }
}

/** Reads the complete body as bytes. Throws `payload_too_large` as soon as the limit is exceeded. */
export async function readBody(request: Request, limit: number = BODY_LIMIT): Promise<Uint8Array> {
  const tooLarge = () =>
    new HttpError('payload_too_large', `The request is larger than ${limit} bytes`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  if (request.body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    for await (const chunk of request.body) {
      size += chunk.byteLength
      if (size > limit) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof HttpError) throw error
    // The client disconnected or sent invalid HTTP, which is not a server error.
    throw new HttpError('bad_request', 'Request validation failed: the body is incomplete', {
      cause: error,
    })
  }
  return Buffer.concat(chunks)
}

/**
 * Rejects values that could not be stored unchanged or could harm later code: text that is not well-formed
 * Unicode or contains NUL, numbers outside the limits, the key `__proto__`, and excessive nesting.
 */
function assertPlain(root: unknown): void {
  const stack: { value: unknown; path: string; depth: number }[] = [
    { value: root, path: '', depth: 0 },
  ]
  for (let entry = stack.pop(); entry !== undefined; entry = stack.pop()) {
    const { value, path, depth } = entry
    if (typeof value === 'string' && !isPlainText(value)) {
      const field = path.slice(0, FIELD_NAME_LIMIT) || 'body'
      throw new HttpError(
        'validation_failed',
        'Validation failed: text that is not valid Unicode',
        {
          fields: { [field]: 'Remove NUL characters and broken surrogates' },
        },
      )
    }
    if (typeof value === 'number' && !Number.isFinite(value)) {
      throw malformed('a number that is too large')
    }
    if (typeof value !== 'object' || value === null) continue
    if (depth > DEPTH_LIMIT) throw malformed(`nested more than ${DEPTH_LIMIT} deep`)
    for (const [key, child] of Object.entries(value)) {
      if (key === '__proto__' || !isPlainText(key)) throw malformed('a key that is not allowed')
      stack.push({ value: child, path: path === '' ? key : `${path}.${key}`, depth: depth + 1 })
    }
  }
}

/** True if a text can be stored unchanged: well-formed Unicode without NUL. */
export const isPlainText = (text: string) => text.isWellFormed() && !text.includes('\0')

/** Returns messages by field name (`body.0.alt_text`; `body` for the complete body): the first of each field, 20 fields at most. */
function fieldsOf(issues: readonly Issue[]): Record<string, string> {
  const fields = new Map<string, string>()
  for (const issue of issues) {
    const name = issue.path.map(String).join('.').slice(0, FIELD_NAME_LIMIT) || 'body'
    if (fields.size < FIELDS_LIMIT && !fields.has(name)) fields.set(name, issue.message)
  }
  return Object.fromEntries(fields)
}

/** Validates a value with a schema. Throws `validation_failed` with a message for each invalid field. */
function parseWith<T>(schema: Schema<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new HttpError('validation_failed', 'Check the marked fields. Validation failed', {
    fields: fieldsOf(parsed.error.issues),
  })
}

/**
 * Reads and validates the JSON body of a request. Throws an {@link HttpError}: `unsupported_media_type`,
 * `payload_too_large`, `bad_request` if it is not JSON, `validation_failed` with the invalid fields.
 */
export async function readJson<T>(
  request: Request,
  schema: Schema<T>,
  options: { readonly limit?: number } = {},
): Promise<T> {
  assertJsonType(request.headers)
  const bytes = await readBody(request, options.limit)
  return parsePlain(schema, parseJson(bytes))
}

/** Validates an external value that is not a JSON body, by the rules of {@link readJson}. */
export function parsePlain<T>(schema: Schema<T>, value: unknown): T {
  assertPlain(value)
  return parseWith(schema, value)
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const value: unknown = JSON.parse(text)
    return value
  } catch (error) {
    throw new HttpError('bad_request', 'Request validation failed: the body is not JSON', {
      cause: error,
    })
  }
}

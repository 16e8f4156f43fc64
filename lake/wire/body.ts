import type { z } from 'zod'

import { WireError } from './errors.ts'

/** Maximum nesting of arrays and objects in a body or parameter. */
const MAX_DEPTH = 100

function assertSafe(root: unknown): void {
  let level: unknown[] = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new WireError(400, 'The request is nested too deeply')
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      if (!Array.isArray(value) && Object.hasOwn(value, '__proto__')) {
        throw new WireError(400, 'An attribute may not be called "__proto__"')
      }
      for (const inner of Object.values(value)) {
        if (typeof inner === 'object' && inner !== null) next.push(inner)
      }
    }
    level = next
  }
}

/** Parses JSON text. @throws WireError 400 if the text is not JSON, is nested too deeply or contains forbidden attributes */
export function parseJson(text: string, what: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new WireError(400, `${what} is not valid JSON`)
  }
  assertSafe(value)
  return value
}

/** Reads a body of at most `limit` bytes as text. @throws WireError 413 */
export async function readText(request: Request, limit: number): Promise<string> {
  const tooLarge = () =>
    new WireError(
      413,
      `The request body is larger than ${limit} bytes`,
      {},
      { connection: 'close' },
    )
  const declared = request.headers.get('content-length')
  if (declared !== null && Number(declared) > limit) throw tooLarge()
  // Reads the body at once, which costs a fraction of reading its stream. This is safe because a body is never longer than its
  // Content-Length.
  if (declared !== null) return request.text()
  if (request.body === null) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of request.body) {
    size += chunk.byteLength
    if (size > limit) throw tooLarge()
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

/** Checks a value with a schema, and returns it. @throws WireError 400 that names the first invalid path */
export function check<T extends z.ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const place = issue === undefined ? '' : issue.path.map(String).join('.')
  const message = issue?.message ?? 'Invalid request'
  throw new WireError(400, place === '' ? message : `${place}: ${message}`, {
    type: 'validationError',
  })
}

/** Reads a JSON body and checks it with a schema. @throws WireError 400, 413 */
export async function readJson<T extends z.ZodType>(
  request: Request,
  schema: T,
  limit: number,
): Promise<z.output<T>> {
  return check(schema, parseJson(await readText(request, limit), 'The request body'))
}

/** Reads a boolean parameter of the query string: `true` and `1` mean true. @throws WireError 400 */
export function flag(url: URL, name: string, fallback = false): boolean {
  const value = url.searchParams.get(name)
  if (value === null || value === '') return fallback
  if (value === 'true' || value === '1') return true
  if (value === 'false' || value === '0') return false
  throw new WireError(400, `${name} must be true or false`)
}

/** Reads an integer parameter of the query string, which must be within bounds. @throws WireError 400 */
export function integer(
  url: URL,
  name: string,
  bounds: { readonly fallback: number; readonly min: number; readonly max: number },
): number {
  const value = url.searchParams.get(name)
  if (value === null || value === '') return bounds.fallback
  const number = Number(value)
  if (!Number.isInteger(number) || number < bounds.min) {
    throw new WireError(400, `${name} must be a whole number of at least ${bounds.min}`)
  }
  return Math.min(number, bounds.max)
}

/** Reads the `$name` parameters of a query string, whose values are JSON. @throws WireError 400 */
export function queryParams(url: URL): Record<string, unknown> {
  const params: Record<string, unknown> = {}
  for (const [name, value] of url.searchParams) {
    if (!name.startsWith('$') || name.length < 2) continue
    if (name === '$__proto__') throw new WireError(400, 'A parameter may not be called "__proto__"')
    params[name.slice(1)] = parseJson(value, `Parameter ${name}`)
  }
  return params
}

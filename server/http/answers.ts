import * as z from 'zod/mini'
import { PRIVATE_NO_STORE } from '#lake/common/caching.ts'
import type { Operation, Schema } from '#shared/contracts/operations/operation.ts'

/** Cache-Control for responses that no cache may store. */
export const NO_STORE = { 'cache-control': 'no-store' } as const

interface ReplyOptions {
  /** HTTP status. Default: the status of the operation. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Values of the Set-Cookie headers, one per cookie. */
  readonly cookies?: readonly string[]
  /** Fields of the body next to `data`. */
  readonly besides?: Readonly<Record<string, unknown>>
}

/** A value of a response, with a status, headers or fields that the operation does not define. */
export class Reply<out Value> {
  readonly value: Value
  readonly options: ReplyOptions

  constructor(value: Value, options: ReplyOptions = {}) {
    this.value = value
    this.options = options
  }
}

/** A value with its revision as `ETag`. */
export const withRevision = <Value extends { readonly revision: number }>(value: Value) =>
  new Reply(value, { headers: { etag: `"${value.revision}"` } })

/** Response after a write. While the write waits for the CMS, the status is 202 and the body has `pending`. */
export const afterWrite = <Value>(
  value: Value,
  end: 'written' | 'pending',
  { besides, ...options }: ReplyOptions = {},
): Reply<Value> =>
  end === 'pending'
    ? new Reply(value, { ...options, status: 202, besides: { pending: true, ...besides } })
    : new Reply(value, besides === undefined ? options : { ...options, besides })

type Immutable<T> = T extends object ? { readonly [Key in keyof T]: Immutable<T[Key]> } : T

type DataOf<Answer> = Answer extends { readonly success: true; readonly data: infer Data }
  ? Data
  : Answer

/** Value that the handler of an operation returns: `data` of the body, or a complete list. */
export type ValueOf<O extends Operation> = O extends { readonly answer: infer S extends Schema }
  ? Immutable<DataOf<z.output<S>>>
  : never

const hasData = (schema: Schema): boolean =>
  schema instanceof z.ZodMiniObject && 'success' in schema.shape

/**
 * Returns the JSON response of an operation, in the envelope of its contract.
 * @param caching Cache-Control; by default no cache stores the response
 */
export function respond(
  operation: Pick<Operation, 'answer' | 'status'>,
  result: unknown,
  caching: string = PRIVATE_NO_STORE,
): Response {
  const { value, options } = result instanceof Reply ? result : new Reply(result)
  const { status = operation.status ?? 200, cookies = [], besides } = options
  const headers = new Headers({ 'cache-control': caching, ...options.headers })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  const body = hasData(operation.answer) ? { success: true, data: value, ...besides } : value
  return Response.json(body, { status, headers })
}

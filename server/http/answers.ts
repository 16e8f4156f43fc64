import * as z from 'zod/mini'
import { UNKEPT } from '#lake/common/caching.ts'
import type { Operation, Schema } from '#shared/contracts/operations/operation.ts'

/** Cache-Control for answers that no cache stores, whoever asks. */
export const NO_STORE = { 'cache-control': 'no-store' } as const

interface ReplyOptions {
  /** That of the operation unless given. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** One header for each. */
  readonly cookies?: readonly string[]
  /** Fields of the answer next to `data`. */
  readonly besides?: Readonly<Record<string, unknown>>
}

/** A value of an answer, with a status, headers or fields that the operation does not define. */
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

/** The value after a write. While the write waits for the CMS, the answer is 202 with `pending`. */
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

/** The value that a handler returns for an operation: `data` of the answer, or a whole list. */
export type ValueOf<O extends Operation> = O extends { readonly answer: infer S extends Schema }
  ? Immutable<DataOf<z.output<S>>>
  : never

const hasData = (schema: Schema): boolean =>
  schema instanceof z.ZodMiniObject && 'success' in schema.shape

/**
 * The answer of an operation in JSON, in the envelope of its contract.
 * @param caching Cache-Control; by default no cache stores the answer
 */
export function respond(
  operation: Pick<Operation, 'answer' | 'status'>,
  result: unknown,
  caching: string = UNKEPT,
): Response {
  const { value, options } = result instanceof Reply ? result : new Reply(result)
  const { status = operation.status ?? 200, cookies = [], besides } = options
  const headers = new Headers({ 'cache-control': caching, ...options.headers })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  const body = hasData(operation.answer) ? { success: true, data: value, ...besides } : value
  return Response.json(body, { status, headers })
}

import * as z from 'zod/mini'
import type { Ability } from '#shared/access/abilities.ts'
import { REST_LIMIT } from '../content.ts'

/** Schema of a request or response. */
export type Schema = z.ZodMiniType

/** Access of an operation: everyone, all signed-in users, or users with an ability. */
export type Access = 'public' | 'signed-in' | Ability

/** REST operation. `path` contains parameters in braces. `path` ends with a slash if the path in the specification does. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly access: Access
  /**
   * Kinds of bearer tokens that the operation accepts: `personal` for personal tokens only, `any` for tokens of sessions too. Other tokens
   * are rejected. Default: tokens of sessions.
   */
  readonly tokens?: 'personal' | 'any'
  /** Abilities that only some calls need, in addition to `access`. Each has a text that describes these calls. */
  readonly besides?: Readonly<Partial<Record<Ability, string>>>
  readonly group: string
  readonly summary: string
  /** Effects that do not fit in the summary, described in full sentences. */
  readonly details?: string
  readonly query?: Readonly<Record<string, Schema>>
  readonly body?: Schema
  /** Media type of the body if it is a file instead of JSON. */
  readonly bodyType?: 'image/*'
  readonly answer: Schema
  /** Media type of the response if it is not JSON. */
  readonly mediaType?: 'text/csv' | 'text/event-stream'
  /** Schema of the response to staff, if it differs from `answer`. */
  readonly staffAnswer?: Schema
  /** HTTP status of a successful response. Default: 200. */
  readonly status?: 201 | 302
  /** True if the site stores a write while the CMS cannot be reached. The response then has status 202. */
  readonly mayWait?: boolean
  /** True if the operation accepts an `Idempotency-Key` header. */
  readonly repeatable?: boolean
  /** True if the operation accepts an `If-Match` header. */
  readonly guarded?: boolean
  /** Meanings of the error statuses 409 and 410 for this operation. */
  readonly refusals?: Readonly<Partial<Record<409 | 410, string>>>
}

/** Returns the operations unchanged. TypeScript infers the exact type, so the result has the schemas of each operation. */
export const named = <const T extends Readonly<Record<string, Operation>>>(operations: T): T =>
  operations

/** Restores the braces of the parameters in a path, such as `/api/blogs/{id}/`. The functions that build paths have encoded them. */
export const template = (path: string) => decodeURIComponent(path)

/** Placeholder for an id in the paths of operations. */
export const ID = '{id}'

/** Query parameters that several operations share. */
export const page = z.int().check(z.minimum(1), z.maximum(10_000))
export const limit = z.int().check(z.minimum(1), z.maximum(REST_LIMIT.max))
export const text = z.string().check(z.maxLength(200))

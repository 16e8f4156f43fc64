import * as z from 'zod/mini'
import type { Ability } from '#shared/access/abilities.ts'
import { REST_LIMIT } from '../content.ts'

/** Schema of a request or response. */
export type Schema = z.ZodMiniType

/** Access of an operation: everyone, all signed-in users, or users with an ability. */
export type Access = 'public' | 'signed-in' | Ability

/** REST operation. In `path`, parameters are in braces. The path ends with a slash if the specification writes it so. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly access: Access
  /** Bearer tokens that the operation accepts: personal tokens only, or those of sessions too. Any other token is rejected. Default: tokens of sessions. */
  readonly tokens?: 'personal' | 'any'
  /** Abilities that some calls need in addition to `access`, each with a text that names these calls. */
  readonly besides?: Readonly<Partial<Record<Ability, string>>>
  readonly group: string
  readonly summary: string
  /** Description of effects that do not fit in the summary, in full sentences. */
  readonly details?: string
  readonly query?: Readonly<Record<string, Schema>>
  readonly body?: Schema
  /** Media type of a body that is a file, not JSON. */
  readonly bodyType?: 'image/*'
  readonly answer: Schema
  /** Media type of a response that is not JSON. */
  readonly mediaType?: 'text/csv' | 'text/event-stream'
  /** Schema of the response to staff, if it differs from `answer`. */
  readonly staffAnswer?: Schema
  /** HTTP status of a successful response. Default: 200. */
  readonly status?: 201 | 302
  /** True for a write that is stored if the CMS cannot be reached. The response then has status 202. */
  readonly mayWait?: boolean
  /** True if the operation accepts an `Idempotency-Key` header. */
  readonly repeatable?: boolean
  /** True if the operation accepts an `If-Match` header. */
  readonly guarded?: boolean
  /** Meaning of error statuses that are specific to the operation. */
  readonly refusals?: Readonly<Partial<Record<409 | 410, string>>>
}

/** Returns the given operations unchanged. Type inference keeps the schemas of each operation. */
export const named = <const T extends Readonly<Record<string, Operation>>>(operations: T): T =>
  operations

/** Decodes a path whose parameters are placeholders in braces, because the path builders encode the braces. */
export const template = (path: string) => decodeURIComponent(path)

/** Placeholder for an id in the paths of operations. */
export const ID = '{id}'

/** Query parameters shared by several operations. */
export const page = z.int().check(z.minimum(1), z.maximum(10_000))
export const limit = z.int().check(z.minimum(1), z.maximum(REST_LIMIT.max))
export const text = z.string().check(z.maxLength(200))

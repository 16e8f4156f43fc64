import * as z from 'zod/mini'
import type { Ability } from '#shared/access/abilities.ts'
import { REST_LIMIT } from '../content.ts'

/** A contract. */
export type Schema = z.ZodMiniType

/** Who may call: everybody, who is signed in whatever the role, or who has an ability. */
export type Access = 'public' | 'signed-in' | Ability

/** One operation. `path` has its parameters in braces and a trailing slash where the specification has one. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly access: Access
  /** Abilities that some calls need besides, and which calls. */
  readonly besides?: Readonly<Partial<Record<Ability, string>>>
  readonly group: string
  readonly summary: string
  /** Effects that the summary has no room for, in full sentences. */
  readonly details?: string
  readonly query?: Readonly<Record<string, Schema>>
  readonly body?: Schema
  /** Of the body, where it is a file and not JSON. */
  readonly bodyType?: 'image/*'
  readonly answer: Schema
  /** Of the answer, where it is not JSON. */
  readonly mediaType?: 'text/csv' | 'text/event-stream'
  /** What staff get in the place of `answer`. */
  readonly staffAnswer?: Schema
  /** Of success; 200 unless given. */
  readonly status?: 201 | 302
  /** A write that can wait for the CMS: then it answers 202. */
  readonly mayWait?: boolean
  /** Takes an `Idempotency-Key` header. */
  readonly repeatable?: boolean
  /** Takes an `If-Match` header. */
  readonly guarded?: boolean
  /** Refusals of its own by status, and what each means. */
  readonly refusals?: Readonly<Partial<Record<409 | 410, string>>>
}

/** Operations by name, each with the types of its own contracts. */
export const named = <const T extends Readonly<Record<string, Operation>>>(operations: T): T =>
  operations

/** A path with its parameters in braces. */
export const template = (path: string) => decodeURIComponent(path)

/** Stands for an id in the paths of operations. */
export const ID = '{id}'

/** Query parameters that several operations take. */
export const page = z.int().check(z.minimum(1), z.maximum(10_000))
export const limit = z.int().check(z.minimum(1), z.maximum(REST_LIMIT.max))
export const text = z.string().check(z.maxLength(200))

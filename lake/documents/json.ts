import { isRecord } from '#lake/access/guards.ts'
import type { LakeDocument } from './types.ts'
import { LakeError } from './types.ts'

/** Maximum nesting of a value. It is limited because the GROQ evaluators are recursive. */
const MAX_DEPTH = 100
const FORBIDDEN = new Set(['__proto__', 'hasOwnProperty'])

// Values that `importJson` has copied and deeply frozen, and need not copy again. A patched document shares most of its objects with its
// previous version.
const imported = new WeakSet<object>()
/**
 * Maximum depth at which values are added to `imported`. Deeper values are copied again with their parents, because remembering each would
 * take much memory and save little time.
 */
const REMEMBERED_DEPTH = 2

/**
 * Returns a deeply frozen copy of a JSON value, which is independent of the input. Drops attributes with the value `undefined`.
 * @throws LakeError `invalidMutation` for values that JSON cannot represent, `tooLarge` for nesting deeper than 100
 */
export function importJson<T>(value: T): T {
  // The cast is correct: a copy has the type of its original.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return copyOf(value, 0) as T
}

function copyOf(value: unknown, depth: number): unknown {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return value
    case 'number':
      if (!Number.isFinite(value)) throw new LakeError('invalidMutation', 'A number is not finite')
      return value
    case 'undefined':
      return null
    case 'object':
      break
    case 'bigint':
    case 'function':
    case 'symbol':
      throw new LakeError('invalidMutation', `A ${typeof value} is not JSON`)
  }
  if (value === null || imported.has(value)) return value
  if (depth > MAX_DEPTH) {
    throw new LakeError('tooLarge', `The document is nested deeper than ${MAX_DEPTH} levels`)
  }
  const copy = Array.isArray(value)
    ? value.map((item) => copyOf(item, depth + 1))
    : importObject(value, depth)
  Object.freeze(copy)
  if (depth <= REMEMBERED_DEPTH) imported.add(copy)
  return copy
}

function importObject(value: object, depth: number): object {
  const copy: Record<string, unknown> = {}
  for (const [name, item] of Object.entries(value)) {
    if (FORBIDDEN.has(name)) {
      throw new LakeError('invalidMutation', `An attribute may not be called "${name}"`, { name })
    }
    if (item !== undefined) copy[name] = copyOf(item, depth + 1)
  }
  return copy
}

/**
 * Freezes a value that was parsed from JSON text. `importJson` must have checked an equal value before; a second `importJson` would take
 * longer.
 */
export function freezeParsed<T>(value: T, depth = 0): T {
  if (typeof value !== 'object' || value === null) return value
  for (const item of Object.values(value)) freezeParsed(item, depth + 1)
  Object.freeze(value)
  if (depth <= REMEMBERED_DEPTH) imported.add(value)
  return value
}

/** True if two JSON values are equal, whatever the order of their attributes. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((item, index) => sameJson(item, b[index]))
    )
  }
  const left = Object.entries(a)
  const right = new Map(Object.entries(b))
  return (
    left.length === right.size &&
    left.every(([name, item]) => right.has(name) && sameJson(item, right.get(name)))
  )
}

/** True if a value has the attributes of every stored document. */
export function isLakeDocument(value: unknown): value is LakeDocument {
  return (
    isRecord(value) &&
    ['_id', '_type', '_rev', '_createdAt', '_updatedAt'].every(
      (name) => typeof value[name] === 'string',
    )
  )
}

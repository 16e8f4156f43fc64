import { hasReference } from '#lake/documents/references.ts'
import type { Evaluate, Scope } from './scope.ts'
import { textOfBlocks } from './blocks.ts'
import { GroqDateTime, GroqPath, finite, isList, isObject, textOfValue } from './values.ts'

/** GROQ function that evaluates its arguments itself. */
type GroqFunction = (args: readonly Evaluate[], scope: Scope) => unknown

/** Converts a function of evaluated arguments to a GROQ function. */
function ofValues(work: (values: readonly unknown[], scope: Scope) => unknown): GroqFunction {
  return (args, scope) =>
    work(
      args.map((arg) => arg(scope)),
      scope,
    )
}

function ofText(work: (text: string) => string): GroqFunction {
  return ofValues(([value], { world }) => {
    if (typeof value !== 'string') return null
    world.budget.spend(value.length / 16)
    world.budget.grow(value.length)
    return work(value)
  })
}

const lower = ofText((text) => text.toLowerCase())
const upper = ofText((text) => text.toUpperCase())

const GLOBAL: Readonly<Record<string, GroqFunction>> = {
  lower,
  upper,
  coalesce(args, scope) {
    for (const arg of args) {
      const value = arg(scope)
      if (value !== null) return value
    }
    return null
  },
  count: ofValues(([list]) => (isList(list) ? list.length : null)),
  dateTime: ofValues(([value]) => {
    if (value instanceof GroqDateTime) return value
    return typeof value === 'string' ? GroqDateTime.parse(value) : null
  }),
  defined: ofValues(([value]) => value !== null),
  identity: (_args, { world }) => world.identity,
  length: ofValues(([value], { world }) => {
    if (isList(value)) return value.length
    if (typeof value !== 'string') return null
    world.budget.spend(value.length / 16)
    return charactersOf(value)
  }),
  now: (_args, { world }) => world.now.toISOString(),
  path: ofValues(([value], { world }) => {
    if (typeof value !== 'string') return null
    world.budget.spend(value.length / 4)
    return new GroqPath(value)
  }),
  references: ofValues((values, { value, world }) => {
    const ids = new Set<string>()
    for (const each of values) {
      if (typeof each === 'string') ids.add(each)
      else if (isList(each)) {
        world.budget.spend(each.length)
        for (const id of each) if (typeof id === 'string') ids.add(id)
      }
    }
    return ids.size > 0 && hasReference(value, ids, () => world.budget.spend(1))
  }),
  round: ofValues(([value, precision = 0]) => {
    if (typeof value !== 'number' || typeof precision !== 'number') return null
    if (precision < 0 || !Number.isInteger(precision)) return null
    if (precision > 0) return Number(value.toFixed(precision))
    return value < 0 ? -Math.round(-value) : Math.round(value)
  }),
  string: ofValues(([value]) => textOfValue(value) ?? null),
}

const STRING: Readonly<Record<string, GroqFunction>> = {
  lower,
  upper,
  split: ofValues(([text, separator], { world }) => {
    if (typeof text !== 'string' || typeof separator !== 'string') return null
    world.budget.spend(text.length / 4)
    world.budget.grow(text.length * (separator === '' ? 8 : 1))
    if (text === '') return []
    return separator === '' ? Array.from(text) : text.split(separator)
  }),
  startsWith: ofValues(([text, prefix]) =>
    typeof text === 'string' && typeof prefix === 'string' ? text.startsWith(prefix) : null,
  ),
}

const ARRAY: Readonly<Record<string, GroqFunction>> = {
  join: ofValues(([list, separator], { world }) => {
    if (!isList(list) || typeof separator !== 'string') return null
    world.budget.spend(list.length)
    const texts: string[] = []
    for (const item of list) {
      const text = textOfValue(item)
      if (text === undefined) return null
      world.budget.grow(text.length + separator.length)
      texts.push(text)
    }
    return texts.join(separator)
  }),
  compact: ofValues(([list], { world }) => {
    if (!isList(list)) return null
    world.budget.spend(list.length)
    return list.filter((item) => item !== null)
  }),
  unique: ofValues(([list], { world }) => {
    if (!isList(list)) return null
    world.budget.spend(list.length)
    const seen = new Set<unknown>()
    return list.filter((item) => {
      if (item !== null && textOfValue(item) === undefined) return true
      const isNew = !seen.has(item)
      seen.add(item)
      return isNew
    })
  }),
  intersects: ofValues(([left, right], { world }) => {
    if (!isList(left) || !isList(right)) return null
    world.budget.spend(left.length + right.length)
    const keys = new Set(left.map(keyOf))
    return right.some(
      (item) =>
        (typeof item !== 'object' || item === null || item instanceof GroqDateTime) &&
        keys.has(keyOf(item)),
    )
  }),
}

/** Returns a Map key for a value: equal values have equal keys. The key of a date is its time. */
function keyOf(value: unknown): unknown {
  return value instanceof GroqDateTime ? `\u0000${value.time}` : value
}

type Fold = (state: number | undefined, item: number) => number

/**
 * Creates an aggregate function over a list of numbers. The function ignores null. Its result is null if the list contains any other value
 * that is not a number.
 */
function ofNumbers(
  fold: Fold,
  end: (state: number | undefined, count: number) => number | null,
): GroqFunction {
  return ofValues(([list], { world }) => {
    if (!isList(list)) return null
    world.budget.spend(list.length)
    let state: number | undefined
    let count = 0
    for (const item of list) {
      if (item === null) continue
      if (typeof item !== 'number') return null
      state = fold(state, item)
      count += 1
    }
    return end(state, count)
  })
}

const add: Fold = (sum = 0, item) => sum + item

const MATH: Readonly<Record<string, GroqFunction>> = {
  min: ofNumbers((least, item) => (least === undefined || item < least ? item : least), orNull),
  max: ofNumbers((most, item) => (most === undefined || item > most ? item : most), orNull),
  sum: ofNumbers(add, (sum = 0) => finite(sum)),
  avg: ofNumbers(add, (sum, count) => (sum === undefined ? null : finite(sum / count))),
}

function orNull(value: number | undefined): number | null {
  return value ?? null
}

const SANITY: Readonly<Record<string, GroqFunction>> = {
  projectId: (_args, { world }) => world.projectId,
  dataset: (_args, { world }) => world.datasetName,
  versionOf: ofValues(([base], { value }) => {
    if (typeof base !== 'string' || !isObject(value) || typeof value['_id'] !== 'string')
      return null
    const id = value['_id']
    const [first, ...rest] = id.split('.')
    if (id === base) return true
    if (first === 'drafts') return rest.join('.') === base
    return first === 'versions' && rest.length > 1 && rest.slice(1).join('.') === base
  }),
  partOfRelease: ofValues(([release], { value }) => {
    if (typeof release !== 'string' || !isObject(value) || typeof value['_id'] !== 'string')
      return null
    const [first, second, third] = value['_id'].split('.')
    return first === 'versions' && second === release && third !== undefined
  }),
}

const NAMESPACES: Readonly<Record<string, Readonly<Record<string, GroqFunction>>>> = {
  global: GLOBAL,
  string: STRING,
  array: ARRAY,
  math: MATH,
  sanity: SANITY,
  dateTime: { now: (_args, { world }) => new GroqDateTime(world.now.getTime()) },
  pt: { text: ofValues(([value], { world }) => textOfBlocks(value, world.budget)) },
  releases: {
    all: (_args, { world }) => {
      const documents = world.everything()
      world.budget.spend(documents.length)
      return documents.filter((item) => isObject(item) && item['_type'] === 'system.release')
    },
  },
}

/** Returns a GROQ function by its name, or undefined if the lake does not support it. */
export function functionOf(namespace: string, name: string): GroqFunction | undefined {
  const functions = Object.hasOwn(NAMESPACES, namespace) ? NAMESPACES[namespace] : undefined
  return functions !== undefined && Object.hasOwn(functions, name) ? functions[name] : undefined
}

/** Returns the number of characters of a text as GROQ counts them: a surrogate pair is one character. */
function charactersOf(text: string): number {
  let count = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code < 0xd800 || code > 0xdbff) count += 1
  }
  return count
}

import type { Budget } from './budget.ts'
import { pathMatcher } from './path.ts'
import { isRecord } from '#lake/access/guards.ts'

/** Maximum length of texts, in characters, for which a comparison counts as one step of the budget. */
const LONG = 1_000
const RFC3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|([-+]\d{2}:\d{2}))$/

/** GROQ values that JSON has no type for. They are serialised as text. All other GROQ values are JSON values. */
abstract class Special {
  abstract toJSON(): string
}

/** Point in time, the result of `dateTime()`. */
export class GroqDateTime extends Special {
  readonly time: number

  /** @param time milliseconds since 1970 UTC */
  constructor(time: number) {
    super()
    this.time = time
  }

  /** Parses a date. Returns null if the text is not a date. */
  static parse(text: string): GroqDateTime | null {
    return RFC3339.test(text) ? new GroqDateTime(new Date(text).getTime()) : null
  }

  plus(seconds: number): GroqDateTime {
    return new GroqDateTime(new Date(this.time + seconds * 1_000).getTime())
  }

  override toString(): string {
    const date = new Date(this.time)
    const digits = (value: number, length: number) => String(value).padStart(length, '0')
    const day = `${digits(date.getUTCFullYear(), 4)}-${digits(date.getUTCMonth() + 1, 2)}-${digits(date.getUTCDate(), 2)}`
    const clock = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()]
    const rest = date.getUTCMilliseconds()
    const fraction = rest === 0 ? '' : `.${digits(rest, 3)}`
    return `${day}T${clock.map((part) => digits(part, 2)).join(':')}${fraction}Z`
  }

  override toJSON(): string {
    return this.toString()
  }
}

/** Pattern for document ids, the result of `path()`. */
export class GroqPath extends Special {
  readonly pattern: string
  readonly matches: (text: string, budget: Budget) => boolean

  constructor(pattern: string) {
    super()
    this.pattern = pattern
    this.matches = pathMatcher(pattern)
  }

  override toJSON(): string {
    return this.pattern
  }
}

/** True for values that are objects in GROQ. Dates and paths are not objects. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && !(value instanceof Special)
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

/** Returns the value of an object's attribute. Returns null for a missing attribute or a value that is not an object. */
export function attributeOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? (value[name] ?? null) : null
}

/** Returns a number as a GROQ result: null if it is not finite. */
export function finite(value: number): number | null {
  return Number.isFinite(value) ? value : null
}

/** Implements `==` of GROQ, in which lists and objects are never equal. */
export function isEqual(a: unknown, b: unknown, budget: Budget): boolean {
  if (typeof a === 'string' && typeof b === 'string') {
    if (a.length !== b.length) return false
    if (a.length > LONG) budget.spend(a.length / 64)
    return a === b
  }
  if (a instanceof GroqDateTime && b instanceof GroqDateTime) return a.time === b.time
  return (typeof a !== 'object' || a === null) && a === b
}

/** Compares two values: negative, zero or positive. Returns null for values that GROQ cannot compare. */
export function compareValues(a: unknown, b: unknown, budget: Budget): number | null {
  if (typeof a === 'string' && typeof b === 'string') {
    const length = Math.min(a.length, b.length)
    if (length > LONG) budget.spend(length / 64)
    if (a === b) return 0
    return a < b ? -1 : 1
  }
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  if (a instanceof GroqDateTime && b instanceof GroqDateTime) return a.time - b.time
  return null
}

const RANKS: Readonly<Record<string, number>> = { number: 2, string: 3, boolean: 4 }

/** Compares two values as `order()` does: dates come first, then numbers, strings, booleans, and all other values, which rank equally. */
export function orderValues(a: unknown, b: unknown, budget: Budget): number {
  return rankOf(a) - rankOf(b) || (compareValues(a, b, budget) ?? 0)
}

function rankOf(value: unknown): number {
  return value instanceof GroqDateTime ? 1 : (RANKS[typeof value] ?? 100)
}

/** Returns the text of a value, or undefined for a value that has none. */
export function textOfValue(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  const hasText =
    typeof value === 'number' || typeof value === 'boolean' || value instanceof GroqDateTime
  return hasText ? String(value) : undefined
}

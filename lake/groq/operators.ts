import type { Surroundings } from './scope.ts'
import {
  GroqDateTime,
  GroqPath,
  compareValues,
  finite,
  isEqual,
  isList,
  isObject,
} from './values.ts'
import { termsMatch, termsOfValue, wordsOfValue } from './words.ts'

type Operator = (left: unknown, right: unknown, world: Surroundings) => unknown

/** Maximum length of a text that a query builds, in characters. Longer texts cannot be stored either. */
const LONGEST_TEXT = 64 * 1024 * 1024

function comparison(holds: (order: number) => boolean): Operator {
  return (left, right, { budget }) => {
    const order = compareValues(left, right, budget)
    return order === null ? null : holds(order)
  }
}

function arithmetic(work: (left: number, right: number) => number): Operator {
  return (left, right) =>
    typeof left === 'number' && typeof right === 'number' ? finite(work(left, right)) : null
}

const isIn: Operator = (left, right, { budget }) => {
  if (right instanceof GroqPath) {
    const text = left instanceof GroqPath ? left.pattern : left
    return typeof text === 'string' ? right.matches(text, budget) : null
  }
  if (!isList(right)) return null
  budget.spend(right.length / 4)
  return right.some((item) => isEqual(left, item, budget))
}

const plus: Operator = (left, right, { budget }) => {
  if (typeof left === 'number' && typeof right === 'number') return finite(left + right)
  if (typeof left === 'string' && typeof right === 'string') {
    const length = left.length + right.length
    // Counts the full length at once, although V8 allocates a concatenated text only when the text is read.
    budget.grow(length > LONGEST_TEXT ? Number.POSITIVE_INFINITY : length)
    return left + right
  }
  if (left instanceof GroqDateTime && typeof right === 'number') return left.plus(right)
  if (typeof left === 'number' && right instanceof GroqDateTime) return right.plus(left)
  if (isList(left) && isList(right)) {
    const length = left.length + right.length
    budget.spend(length / 16)
    budget.grow(8 * length)
    return left.concat(right)
  }
  if (!isObject(left) || !isObject(right)) return null
  const made = { ...left, ...right }
  budget.spend(Object.keys(left).length + Object.keys(right).length)
  return made
}

const minus: Operator = (left, right) => {
  if (typeof left === 'number' && typeof right === 'number') return finite(left - right)
  if (!(left instanceof GroqDateTime)) return null
  if (typeof right === 'number') return left.plus(-right)
  return right instanceof GroqDateTime ? finite((left.time - right.time) / 1_000) : null
}

const OPERATORS: Readonly<Record<string, Operator>> = {
  '==': (left, right, { budget }) => isEqual(left, right, budget),
  '!=': (left, right, { budget }) => !isEqual(left, right, budget),
  '>': comparison((order) => order > 0),
  '>=': comparison((order) => order >= 0),
  '<': comparison((order) => order < 0),
  '<=': comparison((order) => order <= 0),
  in: isIn,
  match(left, right, { budget }) {
    const terms = termsOfValue(right, budget)
    return terms.length > 0 && termsMatch(wordsOfValue(left, budget), terms, budget)
  },
  '+': plus,
  '-': minus,
  '*': arithmetic((left, right) => left * right),
  '/': arithmetic((left, right) => left / right),
  '%': arithmetic((left, right) => left % right),
  '**': arithmetic((left, right) => left ** right),
}

/** Returns the function of an operator, or undefined for an unknown operator. */
export function operatorOf(sign: string): Operator | undefined {
  return Object.hasOwn(OPERATORS, sign) ? OPERATORS[sign] : undefined
}

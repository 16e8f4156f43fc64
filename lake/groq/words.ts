import type { Budget } from './budget.ts'
import { isList } from './values.ts'

const WORDS = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g
const TERMS = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g
const LONGEST_TERM = 1_024

/** Word of a pattern. `*` matches any characters, and a dot inside the word matches any single character. */
export interface Term {
  /** The word after case folding, if it has no wildcard. */
  readonly exact: string | undefined
  /** True if the term matches a word, which must be case-folded. */
  matches(word: string): boolean
}

/** Splits a text into words as `match` does, and folds their case. */
function wordsOf(text: string): string[] {
  return (withoutEdgeDots(text).match(WORDS) ?? []).map(foldWord)
}

/** Returns the words of a text or of a list of texts. */
export function wordsOfValue(value: unknown, budget: Budget): string[] {
  if (typeof value === 'string') {
    budget.spend(value.length / 8)
    return wordsOf(value)
  }
  if (!isList(value)) return []
  budget.spend(value.length)
  return value.flatMap((part) => {
    if (typeof part !== 'string') return []
    budget.spend(part.length / 8)
    return wordsOf(part)
  })
}

/**
 * Returns the terms of a pattern, which is a text or a list of texts. Returns no terms for any other value, which therefore matches
 * nothing.
 */
export function termsOfValue(value: unknown, budget: Budget): readonly Term[] {
  const parts = typeof value === 'string' ? [value] : value
  if (!isList(parts)) return []
  const terms: Term[] = []
  for (const part of parts) {
    if (typeof part !== 'string') return []
    budget.spend(part.length / 4)
    for (const term of withoutEdgeDots(part).match(TERMS) ?? []) {
      terms.push(termOf(foldWord(term.slice(0, LONGEST_TERM))))
    }
  }
  return terms
}

/** True if each term matches at least one word. */
export function termsMatch(
  words: readonly string[],
  terms: readonly Term[],
  budget: Budget,
): boolean {
  if (words.length === 0 || terms.length === 0) return false
  return terms.every((term) => {
    budget.spend(words.length / 4)
    return words.some((word) => term.matches(word))
  })
}

/** Returns the weight of a match for `score()`: the number of matching words of each term, added up. */
export function scoreOfTerms(
  words: readonly string[],
  terms: readonly Term[],
  budget: Budget,
): number {
  let score = 0
  for (const term of terms) {
    budget.spend(words.length / 4)
    let found = 0
    for (const word of words) if (term.matches(word)) found += 1
    score += (found * 2.2) / (found + 1.2)
  }
  return score
}

/** Removes dots next to a word character, as in `www.site.com.`, which becomes `wwwsitecom`. */
function withoutEdgeDots(text: string): string {
  if (!text.includes('.')) return text
  return text.replaceAll(/\.+/g, (dots, offset: number) =>
    isWordChar(text.charCodeAt(offset - 1)) || isWordChar(text.charCodeAt(offset + dots.length))
      ? ''
      : dots,
  )
}

function isWordChar(code: number): boolean {
  return (
    (code >= 48 && code <= 57) ||
    (code >= 65 && code <= 90) ||
    code === 95 ||
    (code >= 97 && code <= 122)
  )
}

/** Folds case as regular expressions do: a character stays unchanged if its upper case is not a single character of the same class. */
function foldWord(word: string): string {
  if (isAscii(word)) return word.toUpperCase()
  let folded = ''
  for (let index = 0; index < word.length; index += 1) {
    const char = word.charAt(index)
    const upper = char.toUpperCase()
    const other = upper.length !== 1 || (char.charCodeAt(0) >= 128 && upper.charCodeAt(0) < 128)
    folded += other ? char : upper
  }
  return folded
}

function termOf(term: string): Term {
  if (!term.includes('*')) {
    if (!term.includes('.')) return { exact: term, matches: (word) => word === term }
    const matches = (word: string): boolean =>
      word.length === term.length && standsAt(word, term, 0)
    return { exact: undefined, matches }
  }
  const [first = '', ...rest] = term.split(/\*+/)
  const last = rest.pop() ?? ''
  return { exact: undefined, matches: (word) => isSpread(word, first, rest, last) }
}

/** True if a word begins with `first`, ends with `last`, and contains the texts of `middle` between them in this order. */
function isSpread(word: string, first: string, middle: readonly string[], last: string): boolean {
  if (word.length < first.length + last.length || !standsAt(word, first, 0)) return false
  const end = word.length - last.length
  if (!standsAt(word, last, end)) return false
  let from = first.length
  // No backtracking is needed: the first occurrence of each text leaves the most room for the next ones.
  for (const part of middle) {
    const found = placeOf(word, part, from)
    if (found === -1 || found + part.length > end) return false
    from = found + part.length
  }
  return true
}

function placeOf(word: string, part: string, from: number): number {
  if (!part.includes('.')) return word.indexOf(part, from)
  for (let place = from; place + part.length <= word.length; place += 1) {
    if (standsAt(word, part, place)) return place
  }
  return -1
}

function standsAt(word: string, part: string, place: number): boolean {
  if (!part.includes('.')) return word.startsWith(part, place)
  for (let index = 0; index < part.length; index += 1) {
    const char = part.charAt(index)
    if (char !== '.' && char !== word.charAt(place + index)) return false
  }
  return place + part.length <= word.length
}

export function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- the range of ASCII includes control characters
  return /^[\x00-\x7F]*$/.test(text)
}

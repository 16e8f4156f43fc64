import { child, children, ungrouped } from './ast.ts'
import type { Node, Params } from './ast.ts'
import type { Budget } from './budget.ts'
import { isAscii } from './words.ts'
import { isRecord } from '#lake/access/guards.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { WordIndex } from './word-index.ts'

/**
 * Plan of `[@, _id] match text::query($search)`, which the Studio's lists and search use and groq-js does not support. Each search word
 * must be the beginning of a word in the document; the word of `-word` must not; `"two words"` must occur as a phrase. If attributes
 * replace `@`, as in the Studio's reference fields, only words in these attributes count.
 */
export interface TextPlan {
  readonly search: { readonly param: string } | { readonly text: unknown }
  /** True if the words of the id count as words of the document. */
  readonly withId: boolean
  /** Paths of the attributes whose words count (`title match …`). Default: all words of the document count. */
  readonly paths?: readonly (readonly string[])[]
}

const MAX_WORDS = 50

/** True if a node is `… match text::query(…)`. */
export function isTextMatch(node: Node): boolean {
  return node.type === 'OpCall' && node['op'] === 'match' && textCallOf(node) !== undefined
}

/** Returns the plan of a match against a document or some of its attributes. Returns undefined for other operands. */
export function textPlanOf(node: Node): TextPlan | undefined {
  const call = textCallOf(node)
  const left = child(node, 'left')
  if (call === undefined || left === undefined) return undefined
  const inner = ungrouped(left)
  const parts =
    inner.type === 'Array'
      ? children(inner, 'elements').map((element) => ungrouped(child(element, 'value') ?? element))
      : [inner]
  const isWhole = parts.some(({ type }) => type === 'This')
  const paths = isWhole ? undefined : parts.map(pathOf)
  if (paths?.includes(undefined) === true) return undefined
  const [argument] = children(call, 'args')
  const withId =
    isWhole && parts.some((part) => part.type === 'AccessAttribute' && part['name'] === '_id')
  return {
    search:
      argument?.type === 'Parameter'
        ? { param: String(argument['name']) }
        : { text: argument?.['value'] },
    withId,
    ...(paths !== undefined && { paths: paths.filter((path) => path !== undefined) }),
  }
}

/** Converts `slug.current` to `['slug', 'current']`. Returns undefined for other expressions. */
function pathOf(node: Node): readonly string[] | undefined {
  if (node.type !== 'AccessAttribute') return undefined
  const name = String(node['name'])
  const base = child(node, 'base')
  if (base === undefined) return [name]
  const before = pathOf(ungrouped(base))
  return before === undefined ? undefined : [...before, name]
}

function textCallOf(node: Node): Node | undefined {
  const right = child(node, 'right')
  const call = right === undefined ? undefined : ungrouped(right)
  const known =
    call?.type === 'FuncCall' && call['namespace'] === 'text' && call['name'] === 'query'
  return known ? call : undefined
}

/** Returns a predicate that is true for documents with the search text. It reads each document. */
export function textMatcher(
  plan: TextPlan,
  params: Params,
  budget: Budget,
): (document: LakeDocument) => boolean {
  const terms = searchOf(plan, params)
  if (terms === undefined) return () => false
  const { words, phrases, without } = terms
  return (document) => {
    const tokens =
      plan.paths === undefined ? textWords(document, budget) : wordsAt(document, plan.paths, budget)
    const text = spaced(tokens)
    budget.spend(1 + text.length / 16)
    const begins = (word: string): boolean =>
      text.includes(` ${word}`) || (plan.withId && idHasWord(document._id, word))
    return (
      words.every(begins) &&
      !without.some(begins) &&
      phrases.every((phrase) => text.includes(` ${phrase} `))
    )
  }
}

/**
 * Returns a predicate that is true for documents with the search text. It uses an index of the words of the dataset's documents.
 * @param originalIdOf returns the dataset's id of a document in the view
 */
export function indexedTextMatcher(
  plan: TextPlan,
  params: Params,
  budget: Budget,
  index: WordIndex,
  originalIdOf: (document: LakeDocument) => string,
): (document: LakeDocument) => boolean {
  const terms = searchOf(plan, params)
  if (terms === undefined) return () => false
  index.fill(budget)
  const beginning = (word: string): Uint8Array => {
    const marks = new Uint8Array(index.places)
    index.markAll((other) => other.startsWith(word), marks, budget)
    return marks
  }
  const words = terms.words.map((word) => ({ word, marks: beginning(word) }))
  const isWhole = plan.paths === undefined
  const without = isWhole ? terms.without.map((word) => ({ word, marks: beginning(word) })) : []
  const isKnownByWords = isWhole && terms.phrases.length === 0
  const read = textMatcher(plan, params, budget)
  return (document) => {
    const place = index.placeOf(originalIdOf(document))
    if (place === undefined) return read(document)
    const begins = ({ word, marks }: { word: string; marks: Uint8Array }): boolean =>
      marks[place] === 1 || (plan.withId && idHasWord(document._id, word))
    if (!words.every(begins) || without.some(begins)) return false
    return isKnownByWords || read(document)
  }
}

function searchOf(plan: TextPlan, params: Params): ReturnType<typeof termsOf> | undefined {
  const search = 'param' in plan.search ? params[plan.search.param] : plan.search.text
  return typeof search === 'string' ? termsOf(search) : undefined
}

function idHasWord(id: string, word: string): boolean {
  const folded = fold(id)
  return folded.includes(word) && tokenize(folded).some((token) => token.startsWith(word))
}

function termsOf(search: string): { words: string[]; phrases: string[]; without: string[] } {
  const phrases: string[] = []
  const without: string[] = []
  const rest = search
    .replaceAll(/"([^"]*)"/g, (_all, phrase: string) => {
      phrases.push(tokenize(phrase).join(' '))
      return ' '
    })
    .replaceAll(/(^|\s)-([^\s]+)/g, (_all, _space, word: string) => {
      without.push(...tokenize(word))
      return ' '
    })
  return { words: tokenize(rest).slice(0, MAX_WORDS), phrases, without }
}

/** Returns the words of a document's texts, in lower case and without accents. */
export function textWords(document: LakeDocument, budget: Budget): string[] {
  const tokens: string[] = []
  collect(document, tokens, budget)
  return tokens
}

function wordsAt(
  document: LakeDocument,
  paths: readonly (readonly string[])[],
  budget: Budget,
): string[] {
  const tokens: string[] = []
  for (const path of paths) {
    let value: unknown = document
    for (const name of path) value = isRecord(value) ? value[name] : undefined
    collect(value, tokens, budget)
  }
  return tokens
}

function spaced(tokens: readonly string[]): string {
  return ` ${tokens.join(' ')} `
}

function collect(value: unknown, tokens: string[], budget: Budget): void {
  if (typeof value === 'string') {
    budget.spend(value.length / 64)
    for (const token of tokenize(value)) tokens.push(token)
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, tokens, budget)
  } else if (isRecord(value)) {
    for (const [name, item] of Object.entries(value))
      if (!name.startsWith('_')) collect(item, tokens, budget)
  }
}

function tokenize(text: string): string[] {
  const folded = fold(text)
  return folded.match(isAscii(folded) ? /[a-z0-9_]+/g : /[\p{L}\p{N}_]+/gu) ?? []
}

/** Converts a text to lower case without accents, so that `eclair` finds `Éclair`. */
function fold(text: string): string {
  if (isAscii(text)) return text.toLowerCase()
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

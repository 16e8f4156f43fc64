import { child, children, ungrouped } from './groq-ast.ts'
import type { Node, Params } from './groq-ast.ts'
import { isRecord } from './json.ts'
import type { LakeDocument } from './types.ts'

/**
 * `[@, _id] match text::query($search)`, which the Studio's lists and its search send and groq-js does not know: each
 * word of the search must begin a word of the document, `-word` must not, and `"two words"` must stand whole. With
 * attributes in place of `@`, as the Studio's reference fields send, only their words count.
 */
export interface TextPlan {
  readonly search: { readonly param: string } | { readonly text: unknown }
  /** The words of the id count too. */
  readonly withId: boolean
  /** Paths of the attributes whose words count (`title match …`); those of the whole document unless given. */
  readonly paths?: readonly (readonly string[])[]
}

const MAX_WORDS = 50

/** Whether a node is `… match text::query(…)`. */
export function isTextMatch(node: Node): boolean {
  return node.type === 'OpCall' && node['op'] === 'match' && textCallOf(node) !== undefined
}

/** The plan of a match against the whole document or some of its attributes; undefined for one against anything else. */
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

/** `slug.current` as `['slug', 'current']`; undefined for what is no plain attribute of the document. */
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

/** Says for documents whether they hold what is searched for. */
export function textMatcher(plan: TextPlan, params: Params): (document: LakeDocument) => boolean {
  const search = 'param' in plan.search ? params[plan.search.param] : plan.search.text
  if (typeof search !== 'string') return () => false
  const { words, phrases, without } = termsOf(search)
  return (document) => {
    const text = plan.paths === undefined ? textOf(document) : textAt(document, plan.paths)
    const own = plan.withId
      ? `${text}${spaced(tokenize(document._id))} ${fold(document._id)} `
      : text
    const begins = (word: string): boolean => own.includes(` ${word}`)
    return (
      words.every(begins) &&
      !without.some(begins) &&
      phrases.every((phrase) => text.includes(` ${phrase} `))
    )
  }
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

const known = new WeakMap<LakeDocument, string>()

/** The words of a document, folded, each with a space before and after. */
function textOf(document: LakeDocument): string {
  const before = known.get(document)
  if (before !== undefined) return before
  const tokens: string[] = []
  collect(document, tokens)
  const text = spaced(tokens)
  known.set(document, text)
  return text
}

function textAt(document: LakeDocument, paths: readonly (readonly string[])[]): string {
  const tokens: string[] = []
  for (const path of paths) {
    let value: unknown = document
    for (const name of path) value = isRecord(value) ? value[name] : undefined
    collect(value, tokens)
  }
  return spaced(tokens)
}

function spaced(tokens: readonly string[]): string {
  return ` ${tokens.join(' ')} `
}

function collect(value: unknown, tokens: string[]): void {
  if (typeof value === 'string') {
    for (const token of tokenize(value)) tokens.push(token)
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, tokens)
  } else if (isRecord(value)) {
    for (const [name, item] of Object.entries(value))
      if (!name.startsWith('_')) collect(item, tokens)
  }
}

function tokenize(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}_]+/gu) ?? []
}

/** Lower case without accents: `eclair` finds `Éclair`. */
function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

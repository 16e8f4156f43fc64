import { GroqSyntaxError, parse } from 'groq-js'
import { LRUCache } from 'lru-cache'
import { child, isNode, ungrouped, walk } from './ast.ts'
import type { Node, Params } from './ast.ts'
import { planQuery } from './plan.ts'
import type { Plan } from './plan.ts'
import { LakeError } from '#lake/documents/types.ts'

const MAX_QUERY_BYTES = 100 * 1024
/** Maximum depth of a syntax tree. A deeper tree would overflow the stack of the evaluator. */
const MAX_TREE_DEPTH = 400

const MAX_TOKENS = 10_000
const MAX_INLINED = 20_000

export interface Parsed {
  readonly tree: Node
  /** Names of the parameters that the query uses. */
  readonly params: ReadonlySet<string>
  readonly plan: Plan
}

const cache = new LRUCache<string, Parsed>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: (_parsed, query) => query.length + 1,
})
/** Queries whose syntax tree depends on parameter values (`[$from...$to]`, `[$key]`). */
const shapedByParams = new LRUCache<string, true>({ max: 1_000 })
/**
 * Cache of the syntax trees of queries in `shapedByParams`, by text and parameter values. Typical entries are the most requested pages of a
 * list. A tree takes about fifty times as much memory as its text.
 */
const shaped = new LRUCache<string, Parsed>({
  max: 24,
  maxSize: 128 * 1024,
  sizeCalculation: (_parsed, key) => key.length,
})

/**
 * Parses a query, or returns the cached result.
 * @throws LakeError `queryParseError` with `start` and `end` (0-based, UTF-16 units) for syntax errors and missing parameters; `tooLarge`
 * above 100 KB
 */
export function parseQuery(query: string, params: Params): Parsed {
  if (typeof query !== 'string')
    throw new LakeError('queryParseError', 'The query must be a string')
  checkLength(query)
  checkFunctions(query)
  const parsed = cached(query, params)
  for (const name of parsed.params) {
    if (Object.hasOwn(params, name)) continue
    const start = Math.max(0, query.indexOf(`$${name}`))
    throw new LakeError('queryParseError', `param $${name} referenced, but not provided`, {
      query,
      start,
      end: start + name.length + 1,
    })
  }
  return parsed
}

function cached(query: string, params: Params): Parsed {
  if (shapedByParams.has(query)) return cachedShape(query, params)
  const known = cache.get(query)
  if (known !== undefined) return known
  if (Object.keys(params).length > 0 && query.includes('$')) {
    const plain = attempt(query)
    if (plain === undefined || dependsOnParams(plain.tree)) {
      shapedByParams.set(query, true)
      return cachedShape(query, params)
    }
    cache.set(query, plain)
    return plain
  }
  const parsed = parsedWith(query)
  cache.set(query, parsed)
  return parsed
}

function cachedShape(query: string, params: Params): Parsed {
  const key = `${query}\0${JSON.stringify(params)}`
  const known = shaped.get(key)
  if (known !== undefined) return known
  const parsed = parsedWith(query, params)
  shaped.set(key, parsed)
  return parsed
}

/** Limits the length of a query. Parsing time is quadratic in the number of tokens, so 100 KB of short tokens would take half a minute. */
function checkLength(query: string): void {
  if (query.length > MAX_QUERY_BYTES || Buffer.byteLength(query) > MAX_QUERY_BYTES) {
    throw new LakeError('tooLarge', 'The query is longer than 100 KB')
  }
  if (query.length <= MAX_TOKENS) return
  const tokens = query.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g, '').match(/\w+|[^\s\w]/g)
  if (tokens !== null && tokens.length > MAX_TOKENS) {
    throw new LakeError('tooLarge', `The query has more than ${MAX_TOKENS} words and signs`)
  }
}

/**
 * Limits the calls of custom functions. The parser inlines a function's body at each call, so a few functions that call each other often
 * would exhaust the memory.
 */
function checkFunctions(query: string): void {
  if (!query.includes('fn')) return
  let size = 1
  for (const [, name = ''] of query.matchAll(/\bfn\s+(\w+\s*::\s*\w+)/g)) {
    size *= query.split(name.replaceAll(/\s/g, '')).length
    if (size > MAX_INLINED) {
      throw new LakeError('queryParseError', 'The functions of the query are called too often', {
        query,
      })
    }
  }
}

function attempt(query: string): Parsed | undefined {
  try {
    return parsedWith(query)
  } catch (error) {
    if (error instanceof LakeError) return undefined
    throw error
  }
}

function parsedWith(query: string, params?: Params): Parsed {
  let tree: unknown
  try {
    tree = params === undefined ? parse(query) : parse(query, { params: { ...params } })
  } catch (error) {
    throw asParseError(query, error)
  }
  if (!isNode(tree)) throw new LakeError('queryParseError', 'The query is empty', { query })
  const names = new Set<string>()
  try {
    if (depthOf(tree) > MAX_TREE_DEPTH) throw new RangeError('too deep')
    walk(tree, (node) => {
      if (node.type === 'Parameter' && typeof node['name'] === 'string') names.add(node['name'])
      if (node.type === 'PipeFuncCall') checkPipe(query, node)
    })
  } catch (error) {
    if (error instanceof LakeError) throw error
    throw asParseError(query, error)
  }
  return { tree, params: names, plan: planQuery(tree) }
}

function asParseError(query: string, error: unknown): LakeError {
  const end = query.length
  if (error instanceof RangeError) {
    return new LakeError('queryParseError', 'The query is nested too deeply', {
      query,
      start: 0,
      end,
    })
  }
  const start = error instanceof GroqSyntaxError ? error.position : 0
  const message = error instanceof Error ? error.message : String(error)
  return new LakeError('queryParseError', message, { query, start, end }, { cause: error })
}

function depthOf(tree: Node): number {
  let deepest = 0
  const open: [Node, number][] = [[tree, 1]]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [node, depth] = next
    deepest = Math.max(deepest, depth)
    if (node.type === 'Value') continue
    for (const value of Object.values(node)) {
      const below: readonly unknown[] = Array.isArray(value) ? value : [value]
      for (const item of below) if (isNode(item)) open.push([item, depth + 1])
    }
  }
  return deepest
}

/** Rejects `score()` on a value that cannot be a list, as Sanity's GROQ does. */
function checkPipe(query: string, node: Node): void {
  if (node['name'] !== 'score') return
  const base = child(node, 'base')
  if (base === undefined) return
  const kind = ungrouped(base).type
  if (kind === 'Map' || kind === 'AccessElement' || kind === 'Projection') {
    throw new LakeError('queryParseError', 'score() needs a list of documents', {
      query,
      start: 0,
      end: query.length,
    })
  }
}

/** True if a query contains `x[$p]` or a slice with parameters. Its syntax tree depends on the parameter values and cannot be shared. */
function dependsOnParams(tree: Node): boolean {
  let found = false
  walk(tree, (node) => {
    if (node.type !== 'Filter') return
    const expr = child(node, 'expr')
    if (expr !== undefined && isConstant(expr)) found = true
  })
  return found
}

function isConstant(expr: Node): boolean {
  let constant = true
  walk(expr, (node) => {
    if (!['Parameter', 'Value', 'OpCall', 'Group', 'Neg', 'Pos', 'FuncCall'].includes(node.type)) {
      constant = false
    }
  })
  return constant
}

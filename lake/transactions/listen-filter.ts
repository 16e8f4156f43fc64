import { child, children, walk } from '#lake/groq/ast.ts'
import type { Node } from '#lake/groq/ast.ts'
import { compileFilter } from '#lake/groq/filter.ts'
import { parseQuery } from '#lake/groq/parse.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

/**
 * Returns true if a document matches a listener's query. With a deadline, in milliseconds, an evaluation that takes longer throws LakeError
 * `queryTimeout`. Without a deadline, a document whose evaluation takes too many steps does not match.
 */
type ListenFilter = (document: LakeDocument, deadline?: number) => boolean

/** Query of a listener with its parameters, and the caller's identity. */
export interface ListenQuestion {
  readonly query: string
  readonly params: Readonly<Record<string, unknown>>
  readonly identity: string
  readonly projectId: string
}

/** Access to the documents that references point to. */
export interface ListenPorts {
  readonly datasetName: string
  /** Returns the document with this id, or undefined if the caller may not see it. */
  readonly get: (id: string) => LakeDocument | undefined
}

/** Query for all documents, which most listeners of a Studio use. */
const EVERYTHING = /^\s*\*\s*(\[\s*\])?\s*$/
/** Maximum length of a simple query, in characters. It is limited because parsing time grows faster than the length. */
const MAX_SIMPLE_LENGTH = 1_000
const MAX_SIMPLE_NODES = 300
/** Types of nodes that cost at most one attribute access each. None of them iterates over a list in the document. */
const SIMPLE_NODES = new Set(
  'AccessAttribute And Array ArrayElement Asc Desc Group Not Object ObjectAttributeValue ObjectSplat OpCall Or Parameter This Value'.split(
    ' ',
  ),
)
const SIMPLE_OPERATORS = new Set(['==', '!=', '<', '<=', '>', '>=', 'in'])
const SIMPLE_FUNCTIONS = new Set([
  'global:defined',
  'global:path',
  'sanity:partOfRelease',
  'sanity:versionOf',
  'string:startsWith',
])

/**
 * True if a listener's query only reads attributes of the document, so that its cost is negligible. True for all queries of the Studio and
 * of the site.
 * @throws LakeError `queryParseError` with the position
 */
export function isSimpleFilter({
  query,
  params,
}: Pick<ListenQuestion, 'query' | 'params'>): boolean {
  if (EVERYTHING.test(query)) return true
  if (query.length > MAX_SIMPLE_LENGTH) return false
  const parts = partsOf(parseQuery(query, params).tree)
  let nodes = 0
  let simple = parts !== undefined
  for (const part of parts ?? []) {
    walk(part, (node) => {
      nodes += 1
      simple &&= isSimple(node)
    })
  }
  return simple && nodes <= MAX_SIMPLE_NODES
}

/**
 * Returns the conditions, arguments and attributes in a query of the form `*[…] | order(…) {…}`. Returns undefined for a query of another
 * form.
 */
function partsOf(tree: Node): readonly Node[] | undefined {
  if (tree.type === 'Everything') return []
  const base = child(tree, 'base')
  const before = base === undefined ? undefined : partsOf(base)
  if (before === undefined) return undefined
  const expr = child(tree, 'expr')
  if (tree.type === 'Filter' && expr !== undefined) return [...before, expr]
  if (tree.type === 'Slice') return before
  if (tree.type === 'PipeFuncCall' && tree['name'] === 'order') {
    return [...before, ...children(tree, 'args')]
  }
  if (tree.type !== 'Map' || expr?.type !== 'Projection') return undefined
  const shape = child(expr, 'expr')
  return child(expr, 'base')?.type === 'This' && shape !== undefined
    ? [...before, shape]
    : undefined
}

function isSimple(node: Node): boolean {
  if (node.type === 'OpCall') return SIMPLE_OPERATORS.has(String(node['op']))
  if (node.type !== 'FuncCall') return SIMPLE_NODES.has(node.type)
  return SIMPLE_FUNCTIONS.has(`${String(node['namespace'])}:${String(node['name'])}`)
}

/**
 * Compiles a listener's query, which may have a projection or an order. A document matches if the query returns a result for a dataset with
 * only that document. References are resolved in the real dataset.
 * @throws LakeError `queryParseError` with the position
 */
export function compileListenFilter(
  { query, params, identity, projectId }: ListenQuestion,
  { datasetName, get }: ListenPorts,
): ListenFilter {
  if (EVERYTHING.test(query)) return () => true
  const filter = compileFilter(query, params, {
    identity,
    projectId,
    datasetName,
    dereference: get,
  })
  return (document, deadline) => {
    try {
      return filter(document, deadline)
    } catch (error) {
      if (error instanceof LakeError && error.kind === 'queryTimeout') throw error
      // A query that cannot be evaluated for one document matches no document.
      return false
    }
  }
}

import { child, children, walk } from '#lake/groq/ast.ts'
import type { Node } from '#lake/groq/ast.ts'
import { compileFilter } from '#lake/groq/filter.ts'
import { parseQuery } from '#lake/groq/parse.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { LakeError } from '#lake/documents/types.ts'

/**
 * Whether a document belongs to a listener. With a deadline in milliseconds it throws LakeError `queryTimeout`, without
 * one what takes too many steps does not belong.
 */
type ListenFilter = (document: LakeDocument, deadline?: number) => boolean

/** What a listener asks, and for whom. */
export interface ListenQuestion {
  readonly query: string
  readonly params: Readonly<Record<string, unknown>>
  readonly identity: string
  readonly projectId: string
}

/** Where references lead. */
export interface ListenPorts {
  readonly datasetName: string
  /** The document under the id, if there is one for this caller. */
  readonly get: (id: string) => LakeDocument | undefined
}

/** The filter that most listeners of a Studio have. */
const EVERYTHING = /^\s*\*\s*(\[\s*\])?\s*$/
/** Parsing takes longer than in proportion. */
const MAX_SIMPLE_LENGTH = 1_000
const MAX_SIMPLE_NODES = 300
/** What costs one look at an attribute, or less. Nothing in it goes through a list of the document's. */
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
 * Says whether a listener's query looks at attributes of the document and at nothing else, so that it costs next to
 * nothing whatever the document holds: so are those of the Studio and of the site.
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

/** The conditions, arguments and attributes of `*[…] | order(…) {…}`; undefined for a query of another form. */
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
 * Compiles a listener's query, which may carry a projection or an order: a document belongs to it when the query finds
 * something in a dataset of that document alone. References are followed in the real dataset.
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
      // What this language level parses but cannot run on one document: nothing matches.
      return false
    }
  }
}

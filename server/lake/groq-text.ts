import { mapTree } from './groq-ast.ts'
import type { Node } from './groq-ast.ts'
import type { Params } from './groq-parse.ts'

const MAX_TOKENS = 50

/**
 * Puts something that groq-js can evaluate where a query uses `match text::query(...)`, which the Studio's document lists
 * and its search do: each word of the search must begin a word somewhere in the document.
 */
export function rewriteTextQuery(tree: Node, params: Params): Node {
  return mapTree(tree, (node) => {
    if (node.type !== 'OpCall' || node['op'] !== 'match') return node
    const { right } = node
    if (!isTextQuery(right)) return node
    const patterns = patternsOf(right, params)
    if (patterns.length === 0) return { type: 'Value', value: true }
    return { ...node, left: fullText(node['left']), right: { type: 'Value', value: patterns } }
  })
}

export function usesTextQuery(tree: Node): boolean {
  let found = false
  mapTree(tree, (node) => {
    if (isTextQuery(node)) found = true
    return node
  })
  return found
}

function isTextQuery(node: unknown): node is Node {
  return (
    typeof node === 'object' &&
    node !== null &&
    'namespace' in node &&
    node.namespace === 'text' &&
    'name' in node &&
    node.name === 'query'
  )
}

function patternsOf(node: Node, params: Params): string[] {
  const [argument] = Array.isArray(node['args']) ? node['args'] : []
  const value =
    argument?.type === 'Parameter' ? params[String(argument.name)] : (argument?.value as unknown)
  if (typeof value !== 'string') return []
  const words = value.match(/[\p{L}\p{N}_]+/gu) ?? []
  return words.slice(0, MAX_TOKENS).map((word) => `${word}*`)
}

/** `@` on the left stands for every text in the document. */
function fullText(left: unknown): unknown {
  return left
}

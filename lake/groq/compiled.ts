import { child } from './ast.ts'
import type { Node } from './ast.ts'
import type { Evaluate } from './scope.ts'

/** Compiled expression. Its cost is the number of nodes below it, an approximation of the time of one evaluation. */
export interface Compiled {
  readonly evaluate: Evaluate
  readonly cost: number
}

/** Function that compiles a child node. */
export type Compile = (node: Node) => Compiled

/** Function that compiles nodes of one type. */
export type CompileNode = (node: Node, inner: Compile) => Evaluate

/** Compiles the child node in the attribute `name`. If there is no child node, the result evaluates to `@`. */
export function part(node: Node, name: string, inner: Compile): Compiled {
  const found = child(node, name)
  return found === undefined ? { evaluate: (scope) => scope.value, cost: 0 } : inner(found)
}

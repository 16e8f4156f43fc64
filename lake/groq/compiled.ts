import { child } from './ast.ts'
import type { Node } from './ast.ts'
import type { Evaluate } from './scope.ts'

/** Compiled expression with the approximate cost of one evaluation: the number of nodes below it. */
export interface Compiled {
  readonly evaluate: Evaluate
  readonly cost: number
}

/** Compiles a child node. */
export type Compile = (node: Node) => Compiled

/** Compiles one kind of node. */
export type CompileNode = (node: Node, inner: Compile) => Evaluate

/** Compiles the child node under a name; the result is `@` if the node has no such child. */
export function part(node: Node, name: string, inner: Compile): Compiled {
  const found = child(node, name)
  return found === undefined ? { evaluate: (scope) => scope.value, cost: 0 } : inner(found)
}

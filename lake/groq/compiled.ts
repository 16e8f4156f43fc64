import { child } from './ast.ts'
import type { Node } from './ast.ts'
import type { Evaluate } from './scope.ts'

/** An expression with what one evaluation of it costs, about: the nodes below it. */
export interface Compiled {
  readonly evaluate: Evaluate
  readonly cost: number
}

/** Compiles a node below the one at hand. */
export type Compile = (node: Node) => Compiled

/** Compiles one kind of node. */
export type CompileNode = (node: Node, inner: Compile) => Evaluate

/** The compiled child under a name; `@` when there is none. */
export function part(node: Node, name: string, inner: Compile): Compiled {
  const found = child(node, name)
  return found === undefined ? { evaluate: (scope) => scope.value, cost: 0 } : inner(found)
}

import type { Params } from './ast.ts'
import type { Budget } from './budget.ts'

/** Node that the planner inserts in place of an expression that the query engine evaluates with its indexes. */
export interface Question {
  readonly kind: 'selection' | 'lookup' | 'query' | 'text'
  /** Index among the plan's questions of this kind. */
  readonly index: number
}

/** Environment of an evaluation outside its query. */
export interface Surroundings {
  readonly params: Params
  /** Result of `identity()`. */
  readonly identity: string
  readonly now: Date
  readonly projectId: string
  readonly datasetName: string
  readonly budget: Budget
  /** Value of `*`. */
  everything(): readonly unknown[]
  /** Document with this id. */
  dereference(id: string): unknown
  /** @param key argument of the question, evaluated in the question's scope */
  answer(question: Question, key: unknown): unknown
}

/** Scope of an evaluation: the value of `@`, the outer scope and the environment. */
export interface Scope {
  readonly value: unknown
  /** Scope that `^` refers to. */
  readonly parent: Scope | undefined
  /** True if `^` from an inner scope skips this one. */
  readonly hidden: boolean
  readonly world: Surroundings
}

/** A compiled expression. */
export type Evaluate = (scope: Scope) => unknown

/** Creates the outermost scope. */
export function rootScope(world: Surroundings, value: unknown = null): Scope {
  return { value, parent: undefined, hidden: false, world }
}

/** Creates the scope of an item or object inside another scope. */
export function innerScope(scope: Scope, value: unknown, hidden = false): Scope {
  return { value, parent: scope.hidden ? scope.parent : scope, hidden, world: scope.world }
}

/** Environment of an expression that reads only its document, the parameters and references. */
export function localWorld(
  known: Pick<Surroundings, 'params' | 'budget' | 'dereference'>,
): Surroundings {
  return {
    identity: '',
    now: new Date(0),
    projectId: '',
    datasetName: '',
    everything: () => [],
    answer: () => null,
    ...known,
  }
}

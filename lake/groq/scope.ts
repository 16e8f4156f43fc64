import type { Params } from './ast.ts'
import type { Budget } from './budget.ts'

/** Expression that the planner has replaced, because the query engine evaluates it faster with its indexes. */
export interface Question {
  readonly kind: 'selection' | 'lookup' | 'query' | 'text'
  /** Index of the question among the plan's questions of this kind. */
  readonly index: number
}

/** Environment of a query: values and functions that it uses but does not contain. */
export interface Surroundings {
  readonly params: Params
  /** Result of GROQ's `identity()`. */
  readonly identity: string
  readonly now: Date
  readonly projectId: string
  readonly datasetName: string
  readonly budget: Budget
  /** Value of `*`. */
  everything(): readonly unknown[]
  /** Returns the document with this id. */
  dereference(id: string): unknown
  /** Evaluates a question with the indexes. @param key argument of the question, evaluated in the question's scope */
  answer(question: Question, key: unknown): unknown
}

/** Scope of an evaluation: the value of `@`, the outer scope and the environment of the query. */
export interface Scope {
  readonly value: unknown
  /** Scope that `^` refers to. */
  readonly parent: Scope | undefined
  /** True if `^` in an inner scope refers to the parent of this scope. */
  readonly hidden: boolean
  readonly world: Surroundings
}

/** Compiled expression, called with its scope. */
export type Evaluate = (scope: Scope) => unknown

/** Creates the outermost scope. */
export function rootScope(world: Surroundings, value: unknown = null): Scope {
  return { value, parent: undefined, hidden: false, world }
}

/** Creates the scope of an item or object inside another scope. */
export function innerScope(scope: Scope, value: unknown, hidden = false): Scope {
  return { value, parent: scope.hidden ? scope.parent : scope, hidden, world: scope.world }
}

/** Creates the environment of an expression that reads only its document, the parameters and the targets of references. */
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

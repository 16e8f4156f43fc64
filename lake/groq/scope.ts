import type { Params } from './ast.ts'
import type { Budget } from './budget.ts'

/** A question that the planner has put into the tree in the place of what it stands for. */
export interface Question {
  readonly kind: 'selection' | 'lookup' | 'query' | 'text'
  /** Which of the plan's questions of this kind. */
  readonly index: number
}

/** What an evaluation knows of the world outside of its query. */
export interface Surroundings {
  readonly params: Params
  /** What `identity()` answers. */
  readonly identity: string
  readonly now: Date
  readonly projectId: string
  readonly datasetName: string
  readonly budget: Budget
  /** What `*` is. */
  everything(): readonly unknown[]
  /** The document under an id. */
  dereference(id: string): unknown
  /** @param key what the question is asked about, evaluated where it stands */
  answer(question: Question, key: unknown): unknown
}

/** Where an expression is evaluated: `@` and what lies around it. */
export interface Scope {
  readonly value: unknown
  /** What `^` goes to. */
  readonly parent: Scope | undefined
  /** `^` from inside passes over this scope. */
  readonly hidden: boolean
  readonly world: Surroundings
}

/** A compiled expression. */
export type Evaluate = (scope: Scope) => unknown

/** The outermost scope. */
export function rootScope(world: Surroundings, value: unknown = null): Scope {
  return { value, parent: undefined, hidden: false, world }
}

/** The scope of an item or an object inside of another scope. */
export function innerScope(scope: Scope, value: unknown, hidden = false): Scope {
  return { value, parent: scope.hidden ? scope.parent : scope, hidden, world: scope.world }
}

/** The world of an expression that looks at nothing but its document, the parameters and references. */
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

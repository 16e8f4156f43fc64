import { innerScope } from './scope.ts'
import type { Evaluate, Scope } from './scope.ts'
import { isList, isObject, orderValues } from './values.ts'
import { scoreOfTerms, termsOfValue, wordsOfValue } from './words.ts'

/** Compiled argument of `order()`. */
export interface OrderKey {
  readonly evaluate: Evaluate
  readonly cost: number
  readonly descending: boolean
}

/** Compiled argument of `score()`, or an operand in it. */
export type ScoreTerm =
  | { readonly by: 'match'; readonly text: Evaluate; readonly pattern: Evaluate }
  | { readonly by: 'boost'; readonly term: ScoreTerm; readonly boost: Evaluate }
  | { readonly by: 'either' | 'both'; readonly terms: readonly [ScoreTerm, ScoreTerm] }
  | { readonly by: 'condition'; readonly condition: Evaluate }

/** Compiles `| order(…)`, a stable sort. */
export function orderer(base: Evaluate, keys: readonly OrderKey[]): Evaluate {
  const cost = keys.reduce((sum, key) => sum + key.cost, 0)
  return (scope) => {
    const items = base(scope)
    if (!isList(items)) return null
    const { budget } = scope.world
    const entries = items.map((item) => {
      budget.spend(1 + cost)
      const inner = innerScope(scope, item)
      return { item, values: keys.map(({ evaluate }) => evaluate(inner)) }
    })
    budget.grow(8 * (keys.length + 2) * entries.length)
    entries.sort((a, b) => {
      budget.spend(1)
      for (const [index, { descending }] of keys.entries()) {
        const order = orderValues(a.values[index], b.values[index], budget)
        if (order !== 0) return descending ? -order : order
      }
      return 0
    })
    return entries.map(({ item }) => item)
  }
}

/** Compiles `| score(…)`, which adds `_score` to each object, sorts by it in descending order, and drops values that are not objects. */
export function scorer(base: Evaluate, terms: readonly ScoreTerm[]): Evaluate {
  return (scope) => {
    const items = base(scope)
    if (!isList(items)) return null
    const { budget } = scope.world
    const scored: { readonly _score: number }[] = []
    for (const item of items) {
      budget.spend(1 + terms.length)
      if (!isObject(item)) continue
      const inner = innerScope(scope, item)
      let score = typeof item['_score'] === 'number' ? item['_score'] : 0
      for (const term of terms) score += scoreOf(term, inner)
      scored.push({ ...item, _score: score })
    }
    return scored.sort((a, b) => b._score - a._score)
  }
}

function scoreOf(term: ScoreTerm, scope: Scope): number {
  const { budget } = scope.world
  budget.spend(1)
  switch (term.by) {
    case 'match': {
      const terms = termsOfValue(term.pattern(scope), budget)
      return terms.length === 0
        ? 0
        : scoreOfTerms(wordsOfValue(term.text(scope), budget), terms, budget)
    }
    case 'boost': {
      const score = scoreOf(term.term, scope)
      const boost = term.boost(scope)
      return typeof boost === 'number' && score > 0 ? score + boost : 0
    }
    case 'either':
      return scoreOf(term.terms[0], scope) + scoreOf(term.terms[1], scope)
    case 'both': {
      const left = scoreOf(term.terms[0], scope)
      const right = scoreOf(term.terms[1], scope)
      return left === 0 || right === 0 ? 0 : left + right
    }
    case 'condition':
      return term.condition(scope) === true ? 1 : 0
  }
}

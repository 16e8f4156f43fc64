import { LRUCache } from 'lru-cache'
import type { Documents } from '#lake/documents/collection.ts'
import type { Node } from './ast.ts'
import type { Budget } from './budget.ts'
import { compile } from './compile.ts'
import { localWorld, rootScope } from './scope.ts'
import { termsOfValue, wordsOfValue } from './words.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import { createWordIndex } from './word-index.ts'
import type { WordIndex } from './word-index.ts'

const MAX_INDEXES = 4

/** Finds documents by `expr match pattern`, with an index for each expression that was asked about. */
export interface WordLookup {
  /** In `_id` order: all that match, and maybe others. @throws LakeError when the budget is spent; it then goes on next time */
  find(expr: Node, pattern: unknown, budget: Budget): readonly LakeDocument[]
  /** To be called when the collection holds another document under the id, or none. */
  changed(id: string): void
}

/** Nothing is indexed before it is asked about. */
export function createWordLookup(documents: Documents): WordLookup {
  const indexes = new LRUCache<string, WordIndex>({ max: MAX_INDEXES })

  function indexOf(expr: Node): WordIndex {
    const key = JSON.stringify(expr)
    const known = indexes.get(key)
    if (known !== undefined) return known
    const { evaluate } = compile(expr)
    const made = createWordIndex(documents, (document, budget) => {
      const world = localWorld({ params: {}, budget, dereference: () => undefined })
      return wordsOfValue(evaluate(rootScope(world, document)), budget)
    })
    indexes.set(key, made)
    return made
  }

  return {
    find(expr, pattern, budget) {
      const terms = termsOfValue(pattern, budget)
      if (terms.length === 0) return []
      const index = indexOf(expr)
      index.fill(budget)
      let rarest = new Uint8Array(0)
      let least = Number.POSITIVE_INFINITY
      for (const term of terms) {
        const marks = new Uint8Array(index.places)
        budget.spend(index.places / 16)
        if (term.exact === undefined) index.markAll(term.matches, marks, budget)
        else index.mark(term.exact, marks)
        let count = 0
        for (const mark of marks) count += mark
        if (count >= least) continue
        rarest = marks
        least = count
      }
      return index.marked(rarest)
    },
    changed(id) {
      for (const index of indexes.values()) index.changed(id)
    },
  }
}

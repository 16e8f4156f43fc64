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

/** Finds documents for `expr match pattern`, with one word index for each expression. */
export interface WordLookup {
  /**
   * Returns the matching documents in `_id` order. The result may contain documents that do not match.
   * @throws LakeError if the budget is exhausted; the next call continues the indexing
   */
  find(expr: Node, pattern: unknown, budget: Budget): readonly LakeDocument[]
  /** Must be called after the document with this id was replaced or removed. */
  changed(id: string): void
}

/** Creates a lookup. Each expression is indexed at its first use. */
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

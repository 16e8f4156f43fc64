import { createCollection } from '#lake/documents/collection.ts'
import type { Documents } from '#lake/documents/collection.ts'
import type { Params } from '#lake/groq/ast.ts'
import type { Budget } from '#lake/groq/budget.ts'
import { indexedTextMatcher, textMatcher } from '#lake/groq/text.ts'
import type { TextPlan } from '#lake/groq/text.ts'
import type { LakeDocument } from '#lake/documents/types.ts'
import type { View } from './view.ts'
import { createViewIndex } from './view-index.ts'
import type { ViewIndex } from './view-index.ts'
import type { WordIndex } from '#lake/groq/word-index.ts'

/** Documents that a query sees, with the indexes for the query. */
export interface IndexedView {
  readonly index: ViewIndex
  /** Returns a predicate that is true for documents of the view that match a `text::query()`. @throws LakeError */
  textMatcher(plan: TextPlan, params: Params, budget: Budget): (document: LakeDocument) => boolean
}

/** Indexed view that serves many queries and is updated together with its dataset. */
export interface LastingView extends IndexedView {
  /** Must be called after the document with this id was written to the dataset or removed from it. */
  changed(id: string): void
}

/** Creates a view that serves many queries. @param words index of the words of the dataset's documents */
export function createLastingView(view: View, words: WordIndex): LastingView {
  const index = createViewIndex(view.documents, true)
  const originalIdOf = (document: LakeDocument): string => view.originalIdOf(document)
  return {
    index,
    textMatcher: (plan, params, budget) =>
      indexedTextMatcher(plan, params, budget, words, originalIdOf),
    changed(id) {
      const shown = view.update(id)
      if (shown !== undefined) index.changed(shown)
    },
  }
}

/** Creates a view that serves a single query. */
export function createPassingView(index: ViewIndex): IndexedView {
  return { index, textMatcher }
}

/** Returns the documents that an access rule admits, for a single query. */
export function visibleDocuments(
  documents: Documents,
  visible: (document: LakeDocument) => boolean,
): Documents {
  const shown = createCollection()
  for (const document of documents.all()) if (visible(document)) shown.put(document)
  return shown
}

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

/** What a query is answered from. */
export interface IndexedView {
  readonly index: ViewIndex
  /** Says for documents of the view whether they hold what `text::query()` searches for. @throws LakeError */
  textMatcher(plan: TextPlan, params: Params, budget: Budget): (document: LakeDocument) => boolean
}

/** An indexed view that is kept in step with its dataset. */
export interface LastingView extends IndexedView {
  /** To be called after the dataset holds (or no longer holds) the document. */
  changed(id: string): void
}

/** A view that is asked again and again. @param words those of the dataset's documents */
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

/** A view of an index that changes with each question. */
export function createPassingView(index: ViewIndex): IndexedView {
  return { index, textMatcher }
}

/** The documents that a rule lets through, for one question. */
export function visibleDocuments(
  documents: Documents,
  visible: (document: LakeDocument) => boolean,
): Documents {
  const shown = createCollection()
  for (const document of documents.all()) if (visible(document)) shown.put(document)
  return shown
}

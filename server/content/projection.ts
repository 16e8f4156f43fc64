import { evaluateSync, parse } from 'groq-js'
import type { LakeDocument } from '#lake/documents/types.ts'
import {
  ARTICLE_OUTLINE,
  BLOG_DETAIL,
  BLOG_ITEM,
  CASE_STUDY_DETAIL,
  CASE_STUDY_ITEM,
  CATEGORY_FACET,
  OPENING,
} from '#shared/content/projections.ts'

const trees = {
  blogItem: parse(`*${BLOG_ITEM}`),
  blogDetail: parse(`*${BLOG_DETAIL}`),
  caseStudyItem: parse(`*${CASE_STUDY_ITEM}`),
  caseStudyDetail: parse(`*${CASE_STUDY_DETAIL}`),
  articleOutline: parse(`*${ARTICLE_OUTLINE}`),
  category: parse(`*{${CATEGORY_FACET}}`),
  opening: parse(`*${OPENING}`),
}

/** Name of a projection. */
export type ProjectionName = keyof typeof trees

/**
 * Projects documents, in the same order, with the GROQ fragments of the public queries, so that REST and GROQ return equal results.
 * `others` are the referenced documents.
 */
export function project(
  name: ProjectionName,
  documents: readonly LakeDocument[],
  others: ReadonlyMap<string, LakeDocument>,
): unknown {
  const value: { readonly data: unknown } = evaluateSync(trees[name], {
    dataset: documents,
    dereference: ({ _ref }: { readonly _ref: string }) => others.get(_ref),
  })
  return value.data
}

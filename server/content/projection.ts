import { evaluateSync, parse } from 'groq-js'
import type { LakeDocument } from '#server/lake/types.ts'
import {
  BLOG_DETAIL,
  BLOG_ITEM,
  CASE_STUDY_DETAIL,
  CASE_STUDY_ITEM,
  CATEGORY_FACET,
} from '#shared/content/projections.ts'

const trees = {
  blogItem: parse(`*${BLOG_ITEM}`),
  blogDetail: parse(`*${BLOG_DETAIL}`),
  caseStudyItem: parse(`*${CASE_STUDY_ITEM}`),
  caseStudyDetail: parse(`*${CASE_STUDY_DETAIL}`),
  category: parse(`*{${CATEGORY_FACET}}`),
}

/** A shape that documents can be projected to. */
export type ProjectionName = keyof typeof trees

/**
 * Projects documents, in their order, by the very fragments that the public queries are made of, so that REST and GROQ
 * answer alike. `others` are the documents that references lead to.
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

import { evaluateSync, parse } from 'groq-js'
import type { LakeDocument } from '#lake/documents/types.ts'
import {
  ARTICLE_LINK,
  ARTICLE_OUTLINE,
  AUTHOR_DOCUMENT,
  CATEGORY_FIELDS,
  OPENING,
} from '#shared/content/projections.ts'
import { LANDING_PAGE } from '#shared/content/landing/landing-projections.ts'
import { byPart } from '#shared/content/content-types/content-types.ts'
import { publishedTypes } from '#shared/content/published-types/published-types.ts'

const trees = {
  ...byPart(['Item', 'Detail'], (type, part) => {
    const { item, detail } = publishedTypes[type]
    return parse(`*${(part === 'Item' ? item : detail).groq}`)
  }),
  articleLink: parse(`*${ARTICLE_LINK}`),
  articleOutline: parse(`*${ARTICLE_OUTLINE}`),
  author: parse(`*${AUTHOR_DOCUMENT}`),
  category: parse(`*{${CATEGORY_FIELDS}}`),
  opening: parse(`*${OPENING}`),
  landingPage: parse(`*${LANDING_PAGE}`),
}

/** Name of a projection, a key of `trees`. */
export type ProjectionName = keyof typeof trees

/**
 * Projects documents, and keeps their order. The projections are the GROQ fragments of the public queries, so that REST and GROQ return
 * equal results.
 * @param others documents to which the documents refer
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

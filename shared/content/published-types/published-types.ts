import type { ArticleType } from '../status.ts'
import { blog } from './blog.ts'
import { caseStudy } from './case-study.ts'
import type { PublishedType } from './published-type.ts'

/** Server part of the definition of each content type. */
export const publishedTypes: { readonly [Type in ArticleType]: PublishedType<Type> } = {
  blog,
  caseStudy,
}

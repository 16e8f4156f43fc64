import { ARTICLE_TYPES, type ArticleType } from '../status.ts'
import { blog } from './blog.ts'
import { caseStudy } from './case-study.ts'
import type { ContentType } from './content-type.ts'

/** Definition of each content type. Code that lists or distinguishes content types uses this table. */
export const contentTypes: Readonly<Record<ArticleType, ContentType>> = { blog, caseStudy }

/** Calls a function for each content type, and returns the results by content type. */
export function byContentType<Value>(
  valueOf: (type: ArticleType) => Value,
): Readonly<Record<ArticleType, Value>> {
  const values = Object.fromEntries(ARTICLE_TYPES.map((type) => [type, valueOf(type)]))
  // The cast is correct: the keys of the object are exactly the content types.
  return values as Record<ArticleType, Value> // oxlint-disable-line typescript/no-unsafe-type-assertion
}

/** Calls a function for each combination of content type and part. The results have names such as `blogList`, for the part `List`. */
export function byPart<Part extends string, Value>(
  parts: readonly Part[],
  valueOf: (type: ArticleType, part: Part) => Value,
): Readonly<Record<`${ArticleType}${Part}`, Value>> {
  const values = Object.fromEntries(
    ARTICLE_TYPES.flatMap((type) =>
      parts.map((part) => [`${type}${part}`, valueOf(type, part)] as const),
    ),
  )
  // The cast is correct: the keys of the object are exactly the combinations of content type and part.
  return values as Record<`${ArticleType}${Part}`, Value> // oxlint-disable-line typescript/no-unsafe-type-assertion
}

import { ARTICLE_TYPES, type ArticleType } from '../status.ts'
import { blog } from './blog.ts'
import { caseStudy } from './case-study.ts'
import type { ContentType } from './content-type.ts'

/** The registration of each content type. Code that lists or distinguishes content types derives from it. */
export const contentTypes: Readonly<Record<ArticleType, ContentType>> = { blog, caseStudy }

/** Returns a value for each content type. */
export function byContentType<Value>(
  valueOf: (type: ArticleType) => Value,
): Readonly<Record<ArticleType, Value>> {
  const values = Object.fromEntries(ARTICLE_TYPES.map((type) => [type, valueOf(type)]))
  // TypeScript types the keys of `Object.fromEntries` as `string`, but they are exactly the content types.
  return values as Record<ArticleType, Value> // oxlint-disable-line typescript/no-unsafe-type-assertion
}

/** Returns a value for each content type and part, under names such as `blogList` for the part `List`. */
export function byPart<Part extends string, Value>(
  parts: readonly Part[],
  valueOf: (type: ArticleType, part: Part) => Value,
): Readonly<Record<`${ArticleType}${Part}`, Value>> {
  const values = Object.fromEntries(
    ARTICLE_TYPES.flatMap((type) =>
      parts.map((part) => [`${type}${part}`, valueOf(type, part)] as const),
    ),
  )
  // TypeScript types the keys of `Object.fromEntries` as `string`, but they are exactly the combinations.
  return values as Record<`${ArticleType}${Part}`, Value> // oxlint-disable-line typescript/no-unsafe-type-assertion
}

import type { EncodedAnswer } from '#server/http/encoding/encoded-answer.ts'
import type { Facet } from '#shared/content/article.ts'
import type { Dependencies } from '#shared/content/change-tags.ts'
import type { ArticleDetail } from '#shared/content/published-types/published-type.ts'
import type { ArticleType } from '#shared/content/status.ts'

/** Published articles, newest first, with their full texts. */
export interface FeedArticles {
  newest<Type extends ArticleType>(
    type: Type,
    query: {
      readonly limit: number
      /** Slug of a category. */
      readonly category?: string
    },
  ): Promise<readonly ArticleDetail<Type>[]>
  /** Values by which the list of a type can be filtered: the categories of blogs. */
  facets(type: ArticleType): Promise<readonly Facet[]>
}

/** Cache of responses, invalidated by changes of content. */
export interface FeedAnswers {
  get(key: string): EncodedAnswer | undefined
  getOrMake(
    key: string,
    make: () => Promise<{
      readonly data: unknown
      readonly dependencies: Dependencies
      readonly mediaType?: string
    }>,
  ): Promise<EncodedAnswer>
}

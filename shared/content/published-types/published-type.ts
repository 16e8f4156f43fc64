import type * as z from 'zod/mini'
import type { PublicQueryAnswers } from '../public-query-names.ts'
import type { PublicQuery } from './public-query.ts'
import type { ArticleType } from '../status.ts'

/** GROQ projection of a document, and the schema of its result. */
interface Projection<Result extends object = object> {
  readonly groq: string
  readonly schema: z.ZodMiniType<Result>
}

/** Document of a type on its own page. */
export type ArticleDetail<Type extends ArticleType> = NonNullable<
  PublicQueryAnswers[`${Type}Detail`]
>

/** Server part of a content type's registration. Browsers must not load it, because it contains GROQ texts. */
export interface PublishedType<Type extends ArticleType> {
  /** GROQ filter of the documents that visitors may read. Each public query of the type contains it. */
  readonly guard: string
  /** Document in lists. */
  readonly item: Projection
  /** Document on its own page. */
  readonly detail: Projection<ArticleDetail<Type>>
  readonly queries: {
    readonly list: PublicQuery<`${Type}List`>
    readonly detail: PublicQuery<`${Type}Detail`>
  }
  /** Attribute whose texts relate documents to pages of the catalogue. The search index uses them as keywords. */
  readonly terms: 'tags' | 'services'
  /** Passages of a document in the search index. The assistant answers from the same passages. */
  readonly search: {
    /** Factor of the score of a passage, above 0. Pages with fixed texts have 1. */
    readonly weight: number
    /** Keywords of every document of the type. */
    readonly keywords: string
    /** Heading of the section with the body. Absent if the body follows the title directly. */
    readonly bodyHeading?: string
    /** True if the first passage announces the answer instead of stating it. The assistant then prefers other passages. */
    readonly hasTeaser: boolean
  }
}

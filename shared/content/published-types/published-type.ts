import type * as z from 'zod/mini'
import type { PublicQueryAnswers } from '../public-query-names.ts'
import type { PublicQuery } from './public-query.ts'
import type { ArticleType } from '../status.ts'

/** GROQ projection of a document, with the schema of its result. */
interface Projection<Result extends object = object> {
  readonly groq: string
  readonly schema: z.ZodMiniType<Result>
}

/** Document of a type with the data of its own page. */
export type ArticleDetail<Type extends ArticleType> = NonNullable<
  PublicQueryAnswers[`${Type}Detail`]
>

/** Server part of the definition of a content type. It contains GROQ texts, so browsers must not load it. */
export interface PublishedType<Type extends ArticleType> {
  /** GROQ filter for documents that visitors may read. Each public query of the type contains it. */
  readonly guard: string
  /** Projection of a document for lists. */
  readonly item: Projection
  /** Projection of a document for its own page. */
  readonly detail: Projection<ArticleDetail<Type>>
  readonly queries: {
    readonly list: PublicQuery<`${Type}List`>
    readonly detail: PublicQuery<`${Type}Detail`>
  }
  /** Attribute with texts that relate a document to pages of the catalogue. These texts are also keywords in the search index. */
  readonly terms: 'tags' | 'services'
  /** Passages of a document in the search index. The assistant uses the same passages for its answers. */
  readonly search: {
    /** Factor by which the score of a passage is multiplied, above 0. Passages of pages with fixed texts have 1. */
    readonly weight: number
    /** Keywords of every document of the type. */
    readonly keywords: string
    /** Heading of the section with the body. Absent if the body follows the title directly. */
    readonly bodyHeading?: string
    /** True if the first passage only announces an answer. The assistant then prefers other passages. */
    readonly hasTeaser: boolean
  }
}

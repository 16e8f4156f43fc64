/** Type of public queries, and parameters that several queries share. For the server only. */
import * as z from 'zod/mini'
import {
  PAGE_SIZE,
  type PublicQueryAnswers,
  type PublicQueryName,
  type PublicQueryParams,
} from '../public-query-names.ts'

/** Text and parameters of a public query to run. */
export interface PreparedQuery {
  readonly query: string
  readonly params: Readonly<Record<string, string | number | readonly string[]>>
}

/** Public query: its GROQ texts, a function that selects one of them by the parameters, and a schema of the result. */
export interface PublicQuery<Name extends PublicQueryName> {
  /** All GROQ texts that the query can run. Their hash is the version of the query. */
  readonly texts: readonly string[]
  /** Schema of the parameters. A request with other parameters is rejected. */
  readonly params: z.ZodMiniType<PublicQueryParams[Name]>
  prepare(params: PublicQueryParams[Name]): PreparedQuery
  /**
   * Perspective of the query. `raw` includes documents whose ids contain dots, so the text of such a query must exclude drafts and
   * versions. Default: `published`.
   */
  readonly perspective?: 'raw'
  /**
   * Validates the result of the lake.
   * @throws ZodError if the result does not match the schema
   */
  parse(result: unknown): PublicQueryAnswers[Name]
}

/** Parameter with a slug or a document id. */
export const idOrSlug = z.string().check(z.minLength(1), z.maxLength(200))
const pageNumber = z.int().check(z.gte(1), z.lte(10_000))
const limit = z.int().check(z.gte(1), z.lte(100))

/** Parameters of a detail query. */
export const detailParams = z.strictObject({ id: idOrSlug })

/** Parameters of a list query without its filter. */
export const listParams = { page: pageNumber, limit: z.optional(limit) }

/** First and last index of a page of a list, for the GROQ slice `[$from...$to]`. */
export const slice = ({
  page,
  limit: size = PAGE_SIZE,
}: {
  page: number
  limit?: number | undefined
}) => ({
  from: (page - 1) * size,
  to: page * size,
})

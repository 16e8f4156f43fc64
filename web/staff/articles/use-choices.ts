import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { ArticleType } from '#shared/content/status.ts'
import { industries } from '#shared/pages/catalogue/catalogue.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { choicesQuery } from '#web/lib/staff/queries/staff-queries.ts'

interface Choice {
  readonly value: string
  readonly title: string
}

/** Options of the filters of a list. */
export interface Choices {
  /** Categories by id or industries by slug. */
  readonly fields: readonly Choice[]
  /** Authors by id. Empty for case studies. */
  readonly authors: readonly Choice[]
  /** Query result for the categories. Undefined for industries, because their options are part of the code. */
  readonly answer?: ChoicesAnswer | undefined
}

type ChoicesAnswer = Pick<UseQueryResult<unknown>, 'data' | 'error' | 'refetch'>

const industryChoices = industries.map(({ slug, title }) => ({ value: slug, title }))

/** Categories and authors of blogs, or industries of case studies. Empty while loading. */
export function useChoices(type: ArticleType): Choices {
  const { api } = useStaff()
  const enabled = type === 'blog'
  const categories = useQuery({ ...choicesQuery(api, 'categories'), enabled })
  const authors = useQuery({ ...choicesQuery(api, 'authors'), enabled })
  if (type === 'caseStudy') return { fields: industryChoices, authors: [] }
  return {
    fields: (categories.data ?? []).map(({ id, title }) => ({ value: id, title })),
    answer: categories,
    authors: (authors.data ?? []).map(({ id, title }) => ({ value: id, title })),
  }
}

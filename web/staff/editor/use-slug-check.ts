import { useQuery } from '@tanstack/react-query'
import type { ArticleType } from '#shared/content/status.ts'
import { REST_LIMIT } from '#shared/contracts/content.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { articleListQuery } from '#web/lib/staff/queries/staff-queries.ts'
import { useSettled } from './saving/use-settled.ts'

/** Result of the check of a slug. */
export interface SlugCheck {
  /** Title of the article that has this slug. Absent if the slug is free. */
  readonly takenBy?: string
  /** The slug itself if it is free, otherwise the slug with the first free number appended. */
  readonly free: string
}

function firstFree(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}

/** Checks after a pause in typing if another article of the same type has the slug. Undefined until the result is known. */
export function useSlugCheck(
  type: ArticleType,
  slug: string,
  ownId: string | null,
): SlugCheck | undefined {
  const { api } = useStaff()
  const settled = useSettled(slug)
  const { data } = useQuery({
    // Searches for the slug, because a request for an article by a free slug would fail with 404. The search matches slugs too.
    ...articleListQuery(api, type, { search: settled, limit: REST_LIMIT.max }),
    refetchInterval: false,
    enabled: settled !== '',
  })
  if (slug === '' || slug !== settled || data === undefined) return undefined
  const others = data.results.filter(({ id }) => id !== ownId)
  const holder = others.find((item) => item.slug === slug)
  const free = firstFree(slug, new Set(others.map((item) => item.slug)))
  return holder === undefined ? { free } : { free, takenBy: holder.title }
}

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import { REST_LIMIT } from '#shared/contracts/content.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { articleListQuery } from '#web/lib/staff/staff-queries.ts'

/** A pause in typing, milliseconds. */
const PAUSE = 300

function useSettled<T>(value: T, pause: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause)
    return () => clearTimeout(timer)
  }, [value, pause])
  return settled
}

/** Whether another article of the type has the slug: asked once the typing pauses; undefined until that is known. */
export function useSlugCheck(type: ArticleType, slug: string, ownId: string | null) {
  const { api } = useStaff()
  const settled = useSettled(slug, PAUSE)
  const query = useQuery({
    // The search looks at slugs too; none has the answer that a missing article would have.
    ...articleListQuery(api, type, { search: settled, limit: REST_LIMIT.max }),
    refetchInterval: false,
    enabled: settled !== '',
  })
  if (slug === '' || slug !== settled || query.data === undefined) return undefined
  const holder = query.data.results.find((item) => item.slug === slug && item.id !== ownId)
  return holder === undefined ? { isTaken: false } : { isTaken: true, by: holder.title }
}

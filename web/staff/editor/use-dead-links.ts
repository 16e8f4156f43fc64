import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PortableBlock } from '#shared/content/article.ts'
import { pagePaths } from '#shared/content/body-checks.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { knownPathQuery } from '#web/lib/staff/queries/staff-queries.ts'

/**
 * Paths of links in a body that lead to no page. The server would reject publication because of them. Paths whose check is still running
 * are not included.
 */
export function useDeadLinks(
  body: readonly PortableBlock[],
  type: ArticleType,
  slug: string,
): readonly string[] {
  const { api } = useStaff()
  const wanted = useMemo(() => pagePaths(body, { type, slug }), [body, type, slug])
  return useQueries({
    queries: wanted.map((path) => knownPathQuery(api, path)),
    combine: (answers) => wanted.filter((_path, at) => answers[at]?.data === false),
  })
}

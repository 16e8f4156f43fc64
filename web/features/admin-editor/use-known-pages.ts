import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { PUBLIC_STATUS, type ArticleType } from '#shared/content/status.ts'
import { REST_LIMIT } from '#shared/contracts/content.ts'
import { industries, services, solutionEntries } from '#shared/pages/catalogue.ts'
import { paths } from '#shared/paths.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'
import { articleListQuery } from '#web/lib/staff/staff-queries.ts'
import type { PortableBlock } from '#shared/content/article.ts'
import { innerLinks } from './form/links.ts'

const details: readonly (readonly [base: string, type: ArticleType])[] = [
  [paths.blogs(), 'blog'],
  [paths.cmsBlogs(), 'blog'],
  [paths.caseStudies(), 'caseStudy'],
  [paths.cmsCaseStudies(), 'caseStudy'],
]

/** Which article a path names, if it is the path of one. */
function articleAt(path: string) {
  for (const [base, type] of details) {
    if (!path.startsWith(`${base}/`)) continue
    const slug = path.slice(base.length + 1).replace(/\/$/, '')
    if (slug !== '' && !slug.includes('/')) return { type, slug }
  }
  return undefined
}

const catalogued: ReadonlySet<string> = new Set([
  ...services.map(({ slug }) => paths.service(slug)),
  ...solutionEntries.map(({ slug }) => paths.solution(slug)),
  ...industries.map(({ slug }) => paths.industry(slug)),
])

const listed = [paths.solution(''), paths.industry('')]

/**
 * What tells whether visitors find a page behind the links of a body: articles are asked for, all other pages are known.
 * @param serves whether the router has a page for a path
 */
export function useKnownPages(body: readonly PortableBlock[], serves: (path: string) => boolean) {
  const { api } = useStaff()
  const wanted = useMemo(() => {
    const found = innerLinks(body).flatMap((link) =>
      link.kind === 'path' ? (articleAt(link.path) ?? []) : [],
    )
    return [...new Map(found.map((one) => [`${one.type} ${one.slug}`, one])).values()]
  }, [body])
  const answers = useQueries({
    queries: wanted.map(({ type, slug }) => ({
      ...articleListQuery(api, type, { search: slug, limit: REST_LIMIT.max }),
      refetchInterval: false as const,
    })),
  })
  return (path: string): boolean | undefined => {
    const article = articleAt(path)
    if (article !== undefined) {
      const at = wanted.findIndex(
        ({ type, slug }) => type === article.type && slug === article.slug,
      )
      return answers[at]?.data?.results.some(
        (item) =>
          (item.slug === article.slug || item.id === article.slug) &&
          (item.status === PUBLIC_STATUS || item.is_live),
      )
    }
    if (catalogued.has(path)) return true
    return serves(path) && !listed.some((base) => path.startsWith(base))
  }
}

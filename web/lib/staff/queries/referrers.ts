import { counted } from '#shared/text/count.ts'
import { queryOptions } from '@tanstack/react-query'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { entryPaths } from '#shared/content/entries/entry-paths.ts'
import { isEntryType } from '#shared/content/entries/entry-types.ts'
import { isArticleType, type ArticleType } from '#shared/content/status.ts'
import { referrersAnswer, type Referrer } from '#shared/contracts/referrers.ts'
import { paths } from '#shared/paths/paths.ts'
import { staffApiPaths } from '#shared/paths/staff-api-paths.ts'
import type { ToastPart } from '#web/lib/overlays/toasts.ts'
import { ApiError } from './api-error.ts'
import { staffKeys } from './article-calls.ts'
import type { StaffApi } from './staff-api.ts'
import { live } from '../live-query.ts'

/** Maximum number of titles in the toast. The dialog lists the remaining ones too. */
const NAMED = 2

/** True if a deletion was refused because other documents link to the article. */
export const isLinkedError = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && 'referring' in error.fields

const referrerPaths = {
  blog: staffApiPaths.blogReferrers,
  caseStudy: staffApiPaths.caseStudyReferrers,
} satisfies Record<ArticleType, unknown>

/** Query for the documents that link to an article. It refetches at an interval. */
export const referrersQuery = (api: StaffApi, type: ArticleType, id: string) =>
  queryOptions({
    ...live,
    queryKey: [...staffKeys.referrers, type, id],
    queryFn: async ({ signal }): Promise<readonly Referrer[]> =>
      (await api.call(referrerPaths[type](id), referrersAnswer, { signal })).data,
  })

/** Address at which a referring document is edited: the article editor for articles, otherwise the Studio. */
export function referrerHref({ type, id }: Pick<Referrer, 'type' | 'id'>): string {
  if (isArticleType(type)) return contentTypes[type].paths.adminPage(id)
  return isEntryType(type) ? entryPaths[type].page(id) : paths.studioEdit({ type, id })
}

const isAre = (count: number) => `${counted(count, 'place links', 'places link')} to it`

/** Title, text and button label of the toast for an article that was not deleted. */
export function linkedToast(
  article: { readonly title: string; readonly isLive: boolean },
  referrers: readonly Referrer[],
): { readonly title: string; readonly parts: readonly ToastPart[]; readonly action: string } {
  const named = referrers.slice(0, NAMED)
  const more = referrers.length - named.length
  const links = named.flatMap((referrer, index): ToastPart[] => {
    const isLast = index === named.length - 1
    const between = index === 0 ? '' : isLast && more === 0 ? ' and ' : ', '
    return [between, { text: referrer.title, href: referrerHref(referrer) }]
  })
  return {
    title: `Not deleted: ${isAre(referrers.length)}`,
    parts: [
      { text: article.title },
      ` is still ${article.isLive ? 'public' : 'here'}. ${referrers.length === 1 ? 'Link' : 'Links'} from: `,
      ...links,
      more > 0 ? ` and ${more} more.` : '.',
    ],
    action: more > 0 ? `Show all ${referrers.length}` : 'Show details',
  }
}

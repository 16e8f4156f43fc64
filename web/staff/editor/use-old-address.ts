import { useQuery } from '@tanstack/react-query'
import { articlePath, oldAddressText, type TakesAddress } from '#shared/content/redirects.ts'
import type { ArticleType } from '#shared/content/status.ts'
import { REST_LIMIT } from '#shared/contracts/content.ts'
import { redirectListQuery } from '#web/lib/staff/queries/redirect-queries.ts'
import { useStaff } from '#web/lib/staff/staff-context.tsx'

/**
 * Warning if the address of a slug currently redirects to another page. Undefined if there is no redirect, or while loading.
 * @param slug slug to check; if it is empty, no request is sent
 */
export function useOldAddress(
  type: ArticleType,
  slug: string,
  when: TakesAddress,
): string | undefined {
  const { api } = useStaff()
  const path = articlePath(type, slug)
  const { data } = useQuery({
    ...redirectListQuery(api, { search: path, limit: REST_LIMIT.max, sort: '-created_at' }),
    refetchInterval: false,
    enabled: slug !== '',
  })
  const redirect = data?.results.find(({ from, state }) => from === path && state === 'works')
  return redirect && oldAddressText(path, redirect.to, when)
}

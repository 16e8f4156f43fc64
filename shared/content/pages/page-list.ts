/** Lists and planning ranges that fixed pages show in addition to their own text. */
import type { PublicQueryParams } from '../public-query-names.ts'
import type { FixedPage } from './fixed-pages.ts'
import type { PageKind } from '../content-types/page-kinds.ts'

type ListName = 'related' | 'highlights' | 'openings'

/** Public query whose result a fixed page lists below its own text. */
export type PageList = {
  readonly [Name in ListName]: { readonly name: Name; readonly params: PublicQueryParams[Name] }
}[ListName]

/** Company pages that list articles or job openings. */
const companyLists: Readonly<Record<string, PageList | undefined>> = {
  clients: { name: 'highlights', params: {} },
  careers: { name: 'openings', params: {} },
}

/** List of articles or openings on a fixed page; undefined for pages without a list. */
export function listOfPage(kind: PageKind, slug: string): PageList | undefined {
  switch (kind) {
    case 'service':
    case 'solution':
    case 'industry':
      return { name: 'related', params: { kind, slug } }
    case 'home':
      return { name: 'highlights', params: {} }
    case 'company':
      return companyLists[slug]
    case 'hub':
    case 'range':
      return undefined
  }
}

/** Kinds of pages whose texts may refer to planning ranges. */
const WITH_TIMES: ReadonlySet<PageKind> = new Set(['service', 'solution', 'industry', 'hub'])

/** True for a page whose texts may refer to planning ranges. */
export const hasTimes = ({ kind }: Pick<FixedPage, 'kind'>): boolean => WITH_TIMES.has(kind)

/** True for a page that shows all planning ranges. */
export const showsRanges = ({ kind, slug }: Pick<FixedPage, 'kind' | 'slug'>): boolean =>
  kind === 'home' || (kind === 'hub' && slug === 'services')

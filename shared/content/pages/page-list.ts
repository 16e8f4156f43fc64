import type { PublicQueryParams } from '../public-query-names.ts'
import type { PageKind } from '../content-types/page-kinds.ts'

type ListName = 'related' | 'highlights' | 'openings'

/** Public query whose result a fixed page shows below its text. */
export type PageList = {
  readonly [Name in ListName]: { readonly name: Name; readonly params: PublicQueryParams[Name] }
}[ListName]

/** Company pages that list articles or job openings. */
const companyLists: Readonly<Record<string, PageList | undefined>> = {
  clients: { name: 'highlights', params: {} },
  careers: { name: 'openings', params: {} },
}

/** List of articles or job openings on a fixed page. Undefined for pages without a list. */
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
    case 'navigation':
    case 'settings':
      return undefined
  }
}

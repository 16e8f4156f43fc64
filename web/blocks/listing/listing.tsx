import type { ReactNode } from 'react'
import { fromCms } from '#shared/pages/from-cms.ts'
import type { ListPlace } from '#shared/paths/list-paths.ts'
import type { Origin } from '#web/lib/content/content-fallback.ts'
import { pageCount, pagerEntries, type ListUrl } from '#web/lib/page/list-place.ts'
import { PageHead } from '#web/lib/page/page-head.tsx'
import { EmptyState } from '#web/ui/island/empty-state.tsx'
import { FilterLinks } from '#web/ui/list/filter-links.tsx'
import { SavedNotice } from '#web/ui/notice.tsx'
import { Pager } from '#web/ui/list/pager.tsx'
import { breadcrumbList } from '#web/lib/structured-data/subjects.ts'

interface Copy {
  readonly name: string
  readonly title: string
  readonly heading: string
  readonly description: string
  readonly keywords: readonly string[]
  readonly all: string
  readonly filterLabel: string
  readonly empty: { readonly title: string; readonly text: string }
  readonly emptyFilter: { readonly title: string; readonly text: string }
}

/** List of articles with a common category, tag or author, at an address of its own. It has a name and a head of its own. */
export interface ListingCollection {
  readonly name: string
  /** Breadcrumb, heading and introduction. */
  readonly title: ReactNode
  /** Content of the side column. Default: the filters. */
  readonly aside?: ReactNode
  readonly noindex: boolean
  /** Returns the address of the list that shows one facet, or all articles. */
  readonly filterPath: (place?: ListPlace) => string
}

export interface ListingProps {
  readonly copy: Copy
  readonly place: ListUrl
  /** Number of articles that match the filter, on all pages. */
  readonly total: number
  readonly facets: readonly {
    readonly slug: string
    readonly label: string
    readonly count: number
  }[]
  readonly origin: Origin
  /** Returns the address of a page of this list. */
  readonly path: (place?: ListPlace) => string
  /**
   * Returns the canonical address. The list below `/sanity/` has the canonical address of the public list, because both show the same
   * articles.
   */
  readonly canonical: (place?: ListPlace) => string
  readonly collection?: ListingCollection | undefined
  /** Articles of this page, or false if the page has none. */
  readonly children: ReactNode
}

/** Title and description of one page of a list. Each page has different ones, because search engines index every page. */
function wordsOf(copy: Copy, subject: string | undefined, page: number, count: number) {
  const title = subject === undefined ? copy.title : `${subject} · ${copy.name}`
  const part = [subject, page > 1 ? `page ${page} of ${count}` : undefined].filter(Boolean)
  const description =
    part.length === 0 ? copy.description : `${part.join(', ')}. ${copy.description}`
  return {
    title: page > 1 ? `${title}, page ${page}` : title,
    description: description.charAt(0).toUpperCase() + description.slice(1),
  }
}

const toldOfCms = ({ title, description }: ReturnType<typeof wordsOf>, own: string) => ({
  title: fromCms.title(title),
  description: fromCms.description(description, own),
})

/** Feed of a list. A filter without a feed has the feed of all articles. */
function feedOf(
  name: string,
  subject: string | undefined,
  path: ListingProps['path'],
  filter: string | undefined,
) {
  const list = path({ filter })
  return subject === undefined || list.includes('?')
    ? { title: name, list: path() }
    : { title: `${subject} · ${name}`, list }
}

/** Metadata for a page of a list. `chosen` is the name of the active filter. */
function ListingHead({
  props,
  chosen,
}: {
  readonly props: ListingProps
  readonly chosen: string | undefined
}) {
  const { copy, place, total, path, canonical, collection } = props
  const { page, filter } = place
  const subject = collection?.name ?? chosen
  const count = pageCount(total)
  const at = (to: number): ListPlace => ({ page: to, filter })
  const own = canonical(at(page))
  const told = wordsOf(copy, subject, page, count)
  const { title, description } = path(at(page)) === own ? told : toldOfCms(told, own)
  const whole = collection?.filterPath ?? canonical
  return (
    <PageHead
      title={title}
      description={description}
      keywords={subject === undefined ? copy.keywords : [subject, ...copy.keywords]}
      canonical={own}
      noindex={collection?.noindex ?? (total === 0 && filter !== undefined)}
      previous={page > 1 ? path(at(page - 1)) : undefined}
      feeds={[feedOf(copy.name, chosen, whole, filter)]}
      next={page < count ? path(at(page + 1)) : undefined}
      structuredData={[breadcrumbList([{ label: copy.name, href: whole() }])]}
    />
  )
}

/** Page of a list of articles: head, filters, articles and pagination. */
export function Listing(props: ListingProps) {
  const { copy, place, total, facets, origin, path, collection, children } = props
  const { page, filter } = place
  const count = pageCount(total)
  const chosen = facets.find(({ slug }) => slug === filter)?.label
  const filterPath = collection?.filterPath ?? path
  const all = { label: copy.all, href: filterPath() }
  return (
    <div className="page listing">
      <ListingHead props={props} chosen={chosen} />
      {collection?.title ?? (
        <header className="listing-head">
          <p className="label">{copy.name}</p>
          <h1>{chosen ?? copy.heading}</h1>
          <p className="lede">{copy.description}</p>
        </header>
      )}
      {origin === 'saved' && <SavedNotice />}
      {collection?.aside ?? (
        <FilterLinks
          label={copy.filterLabel}
          all={all}
          current={chosen === undefined && collection !== undefined ? '' : filter}
          options={facets.map((facet) => ({ ...facet, href: filterPath({ filter: facet.slug }) }))}
        />
      )}
      {children || (
        <EmptyState
          {...(filter === undefined ? copy.empty : copy.emptyFilter)}
          link={filter === undefined ? undefined : all}
        />
      )}
      <Pager
        current={page}
        count={count}
        entries={pagerEntries(page, count)}
        href={(to) => path({ page: to, filter })}
      />
    </div>
  )
}

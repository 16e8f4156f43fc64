import type { BlogPage } from '#shared/content/article.ts'
import { blogListing } from '#shared/pages/listings.ts'
import { paths, type ListPlace } from '#shared/paths.ts'
import { pageCount, pagerEntries, type ListUrl } from '#web/lib/list-place.ts'
import type { Origin } from '#web/lib/ladder.ts'
import { PageHead } from '#web/lib/page-head.tsx'
import { organization } from '#web/lib/structured-data/organization.ts'
import { breadcrumbList } from '#web/lib/structured-data/page-nodes.ts'
import type { Via } from '#web/lib/queries/content-env.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FilterLinks } from '#web/ui/filter-links.tsx'
import { SavedNotice } from '#web/ui/notice.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { BlogCard } from './blog-card.tsx'

interface BlogListProps {
  readonly via: Via
  readonly place: ListUrl
  readonly content: BlogPage
  readonly origin: Origin
}

/** A page of the blog. */
export function BlogList({ via, place, content, origin }: BlogListProps) {
  const listPath = via === 'cms' ? paths.cmsBlogs : paths.blogs
  const articlePath = via === 'cms' ? paths.cmsBlog : paths.blog
  const { page, filter } = place
  const { items, total, facets } = content
  const count = pageCount(total)
  const at = (to: number): ListPlace => ({ page: to, filter })
  const subject = facets.find(({ slug }) => slug === filter)
  const title =
    subject === undefined ? blogListing.title : `${subject.title} · ${blogListing.title}`
  const empty = filter === undefined ? blogListing.empty : blogListing.emptyFilter
  return (
    <div className="page listing">
      <PageHead
        title={page > 1 ? `${title}, page ${page}` : title}
        description={blogListing.description}
        canonical={paths.blogs(at(page))}
        noindex={total === 0 && filter !== undefined}
        previous={page > 1 ? listPath(at(page - 1)) : undefined}
        next={page < count ? listPath(at(page + 1)) : undefined}
        structuredData={[
          organization,
          breadcrumbList([{ label: blogListing.title, href: paths.blogs() }]),
        ]}
      />
      <header className="listing-head">
        <p className="label">{blogListing.title}</p>
        <h1>{subject?.title ?? blogListing.heading}</h1>
        <p className="lede">{blogListing.description}</p>
      </header>
      {origin === 'saved' && <SavedNotice />}
      <FilterLinks
        label={blogListing.filterLabel}
        all={{ label: blogListing.all, href: listPath() }}
        current={filter}
        options={facets.map((facet) => ({
          slug: facet.slug,
          label: facet.title,
          count: facet.count,
          href: listPath({ filter: facet.slug }),
        }))}
      />
      {items.length === 0 ? (
        <EmptyState
          {...empty}
          link={filter === undefined ? undefined : { label: blogListing.all, href: listPath() }}
        />
      ) : (
        <div className="cards">
          {items.map((blog, index) => (
            <BlogCard
              key={blog.id}
              blog={blog}
              href={articlePath(blog.slug)}
              level={2}
              lead={index === 0}
            />
          ))}
        </div>
      )}
      <Pager
        current={page}
        count={count}
        entries={pagerEntries(page, count)}
        href={(to) => listPath(at(to))}
      />
    </div>
  )
}

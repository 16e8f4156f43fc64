import { CircleCheck, GitCompareArrows, Package, PenLine, TriangleAlert } from 'lucide-react'
import type { SITE_PAGE_SORT_KEYS, SitePage, SitePageKind } from '#shared/contracts/site-pages.ts'
import { paths } from '#shared/paths/paths.ts'
import { counted } from '#shared/text/count.ts'
import { exactMoment, momentAndUtc, zoneName } from '#web/lib/staff/moments.ts'
import type { Column } from '#web/blocks/staff-list/data-table.tsx'
import { actionsColumn, timeColumn } from '#web/blocks/staff-list/table-cells.tsx'
import { StatusMark } from '#web/ui/list/status-mark.tsx'

/** Sort key of the list of pages. */
export type SitePageKey = (typeof SITE_PAGE_SORT_KEYS)[number]

/** Names of the kinds of pages: in the singular for one page, in the plural for the tab. */
export const kindNames: Readonly<
  Record<SitePageKind, { readonly one: string; readonly many: string }>
> = {
  service: { one: 'Service', many: 'Services' },
  solution: { one: 'Solution', many: 'Solutions' },
  industry: { one: 'Industry', many: 'Industries' },
  company: { one: 'Company page', many: 'Company' },
  home: { one: 'Home page', many: 'Home' },
  range: { one: 'Planning range', many: 'Planning ranges' },
  navigation: { one: 'Navigation', many: 'Navigation' },
  settings: { one: 'Site settings', many: 'Site settings' },
  hub: { one: 'Overview page', many: 'Overviews' },
  landing: { one: 'Landing page', many: 'Landing pages' },
}

/** Title of a page. */
export const titleOf = ({ title }: SitePage) => (title === '' ? 'Untitled page' : title)

/** True for the parts of the layout that are on all pages and have no address, such as the navigation. */
const isOnAllPages = ({ kind }: SitePage) => kind === 'navigation' || kind === 'settings'

/** Address of the Studio form for a page. If the page has no document, the form starts with the shipped text. */
const editorOf = ({ type, id }: SitePage) => paths.studioEdit({ type, id })

function State({ page }: { readonly page: SitePage }) {
  if (page.state === 'shipped') {
    return (
      <span className="status-mark">
        <Package size={15} strokeWidth={1.5} aria-hidden="true" />
        Shipped text
      </span>
    )
  }
  // True if a live page has a draft. Visitors see the published text.
  const isChanged = page.has_changes && page.is_live
  const status = isChanged && page.state !== 'scheduled' ? 'published' : page.state
  return <StatusMark status={status} changed={isChanged} />
}

const Moment = ({ at }: { readonly at: string }) => (
  <time dateTime={at} title={momentAndUtc(at)}>
    {exactMoment(at)}
  </time>
)

function Schedule({ page }: { readonly page: SitePage }) {
  const { publish_at: from, unpublish_at: to } = page
  if (from === null && to === null) return <span className="page-none">–</span>
  return (
    <>
      {from !== null && (
        <span className="page-moment">
          From <Moment at={from} />
        </span>
      )}
      {to !== null && (
        <span className="page-moment">
          Until <Moment at={to} />
        </span>
      )}
    </>
  )
}

const marks = {
  same: { icon: CircleCheck, text: () => 'Same as shipped' },
  differs: {
    icon: GitCompareArrows,
    text: ({ differences }: SitePage) => `Differs, ${counted(differences, 'field')}`,
  },
  shown: { icon: Package, text: () => 'Shipped text is shown' },
  made_here: { icon: PenLine, text: () => 'Made here' },
} as const

function Mark({ page }: { readonly page: SitePage }) {
  if (page.problem !== null) {
    return (
      <span className="page-mark page-mark-problem">
        <TriangleAlert size={15} strokeWidth={1.5} aria-hidden="true" />
        {page.problem}
      </span>
    )
  }
  const { icon: Icon, text } = marks[page.mark]
  return (
    <span className={`page-mark page-mark-${page.mark}`}>
      <Icon size={15} strokeWidth={1.5} aria-hidden="true" />
      {text(page)}
    </span>
  )
}

/** Columns of the list of pages. */
export const sitePageColumns: readonly Column<SitePage, SitePageKey>[] = [
  {
    head: 'Page',
    className: 'desk-title page-title',
    sort: 'title',
    isName: true,
    cell: (page) => (
      <>
        <a href={editorOf(page)} data-row-link="" dir="auto">
          {titleOf(page)}
        </a>
        {isOnAllPages(page) ? (
          <span className="desk-slug">All pages</span>
        ) : page.path === null ? (
          <span className="desk-slug">No address yet</span>
        ) : page.is_live || page.mark === 'shown' ? (
          <a className="desk-slug page-path" href={page.path}>
            {page.path}
          </a>
        ) : (
          <span className="desk-slug">{page.path}</span>
        )}
      </>
    ),
  },
  { head: 'Kind', className: 'page-kind', cell: ({ kind }) => kindNames[kind].one },
  { head: 'Status', className: 'desk-status page-state', cell: (page) => <State page={page} /> },
  {
    head: `Schedule (${zoneName()})`,
    className: 'page-schedule',
    cell: (page) => <Schedule page={page} />,
  },
  {
    head: 'Against the shipped text',
    className: 'page-against',
    cell: (page) => <Mark page={page} />,
  },
  timeColumn({
    head: 'Last change',
    className: 'page-changed',
    sort: 'updated_at',
    at: (page) => page.updated_at,
    none: 'as shipped',
  }),
  actionsColumn<SitePage>('page-studio', (page) => (
    <a className="desk-link" href={editorOf(page)} aria-label={`${titleOf(page)} in the Studio`}>
      Studio <span aria-hidden="true">↗</span>
    </a>
  )),
]

import { grouped } from '#shared/text/count.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { can } from '#shared/access/abilities.ts'
import { contentTypes } from '#shared/content/content-types/content-types.ts'
import { entryPaths } from '#shared/content/entries/entry-paths.ts'
import { ENTRY_TYPES, entryTypes } from '#shared/content/entries/entry-types.ts'
import { ARTICLE_TYPES } from '#shared/content/status.ts'
import type { BookingCounts } from '#shared/contracts/booking/bookings.ts'
import type { CaseCounts } from '#shared/contracts/cases.ts'
import type { LeadCounts } from '#shared/contracts/leads.ts'
import type { Overview } from '#shared/contracts/staff.ts'
import { paths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'
import { nextBookingsQuery } from '#web/lib/staff/queries/booking-queries.ts'
import { caseCountsQuery } from '#web/lib/staff/queries/case-queries.ts'
import { imageListQuery } from '#web/lib/staff/queries/image-queries.ts'
import { leadCountsQuery } from '#web/lib/staff/queries/lead-queries.ts'
import { useStaff, type Staff } from '#web/lib/staff/staff-context.tsx'
import { overviewQuery } from '#web/lib/staff/queries/staff-queries.ts'
import { useLive } from '#web/lib/staff/use-live.ts'
import { countText } from '#web/ui/list/count-text.ts'
import { LogoMark } from '#web/ui/engraving/logo-mark.tsx'
import { useCmsNews } from './cms-news.ts'
import { ZoneClock } from './zone-clock.tsx'

interface Entry {
  readonly label: string
  readonly href: string
  /** True if the link opens a page of another application. */
  readonly leaves?: boolean
  readonly count?: string | undefined
}

const total = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

function waits({ waiting, conflicts }: Overview['outbox']): string | undefined {
  if (conflicts > 0) return `${conflicts} to review`
  return waiting > 0 ? `${waiting} waiting` : undefined
}

const unread = ({ unseen }: LeadCounts) => (unseen > 0 ? `${grouped(unseen)} unread` : undefined)

const openCases = ({ views, late }: CaseCounts) => {
  if (late > 0) return `${grouped(late)} late`
  return views.open > 0 ? `${grouped(views.open)} open` : undefined
}

const thisWeek = ({ this_week: count }: BookingCounts) =>
  count > 0 ? `${grouped(count)} this week` : undefined

function groupsFor(
  user: Staff['user'],
  overview: Overview | undefined,
  leads: LeadCounts | undefined,
  bookings: BookingCounts | undefined,
  images: number | undefined,
  cases: CaseCounts | undefined,
) {
  const tools: readonly Entry[] = [
    {
      label: 'Outbox',
      href: paths.adminOutbox,
      count: overview === undefined ? countText(undefined) : waits(overview.outbox),
    },
    ...(can(user, 'system.manage')
      ? [
          { label: 'Health', href: paths.adminHealth },
          { label: 'Users', href: paths.adminUsers },
          { label: 'Log', href: paths.adminLog },
        ]
      : []),
    { label: 'API test', href: paths.apiTest },
    ...(can(user, 'content.write')
      ? [{ label: 'Image host test', href: paths.adminImageTest }]
      : []),
    { label: 'Studio', href: paths.studio, leaves: true },
    { label: 'Public site', href: paths.home, leaves: true },
  ]
  const content: readonly Entry[] = [
    { label: 'Overview', href: paths.admin },
    ...ARTICLE_TYPES.map((type) => ({
      label: contentTypes[type].plural,
      href: contentTypes[type].paths.adminList,
      count: countText(overview && total(overview.counts[type])),
    })),
    { label: 'Pages', href: paths.adminPages },
    ...ENTRY_TYPES.map((type) => ({
      label: entryTypes[type].plural,
      href: entryPaths[type].list,
    })),
    { label: 'Images', href: paths.adminImages, count: countText(images) },
    { label: 'Trash', href: paths.adminTrash },
    { label: 'Visits', href: paths.adminVisits() },
    { label: 'Redirects', href: paths.adminRedirects },
  ]
  const people: readonly Entry[] = [
    {
      label: 'Leads',
      href: paths.adminLeads,
      count: leads === undefined ? countText(undefined) : unread(leads),
    },
    {
      label: 'Bookings',
      href: paths.adminBookings,
      count: bookings === undefined ? countText(undefined) : thisWeek(bookings),
    },
    { label: 'Questions', href: paths.adminQuestions },
  ]
  const caseEntry: readonly Entry[] = can(user, 'cases.read')
    ? [
        {
          label: 'Cases',
          href: paths.adminCases,
          count: cases === undefined ? countText(undefined) : openCases(cases),
        },
      ]
    : []
  const reportEntry: readonly Entry[] = can(user, 'reports.issue')
    ? [{ label: 'Reports', href: paths.adminReports }]
    : []
  return [
    { title: 'Content', entries: content },
    ...(can(user, 'people.read')
      ? [{ title: 'People', entries: [...people, ...caseEntry, ...reportEntry] }]
      : []),
    { title: 'Tools', entries: tools },
  ]
}

const currentAt = (href: string, pathname: string) => {
  if (href === pathname) return 'page' as const
  return href !== paths.admin && pathname.startsWith(`${href}/`) ? ('true' as const) : undefined
}

/** Navigation of the staff area, with the signed-in user and sign-out. Below 1024 px it is collapsed into a menu. */
export function Sidebar({ tools }: { readonly tools: ReactNode }) {
  const { user, api, signOut } = useStaff()
  const { pathname } = useLocation()
  const overview = useQuery(overviewQuery(api))
  const images = useQuery(imageListQuery(api, { limit: 1 }))
  const readsPeople = can(user, 'people.read')
  const leads = useQuery({ ...leadCountsQuery(api), enabled: readsPeople })
  const cases = useQuery({ ...caseCountsQuery(api), enabled: can(user, 'cases.read') })
  const bookings = useQuery({ ...nextBookingsQuery(api), enabled: readsPeople })
  useCmsNews(overview.data)
  useLive()
  // Path at which the menu was opened: navigation to another path closes the menu.
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === pathname
  const setOpen = (next: boolean) => setOpenAt(next ? pathname : undefined)
  const panel = useId()
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpenAt(undefined)
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [])
  return (
    <header className="staff-bar">
      <div className="staff-bar-head">
        <a className="brand" href={paths.admin}>
          <LogoMark className="brand-mark" />
          {identity.product}
        </a>
        <button
          type="button"
          className="desk-button staff-menu-button"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Close' : 'Menu'}
        </button>
      </div>
      <div className="staff-bar-panel" id={panel} data-open={open || undefined}>
        <nav aria-label="Staff area">
          {groupsFor(
            user,
            overview.data,
            leads.data,
            bookings.data?.counts,
            images.data?.summary.all,
            cases.data,
          ).map(({ title, entries }) => (
            <div className="staff-group" key={title}>
              <h2 className="label">{title}</h2>
              <ul>
                {entries.map(({ label, href, count, leaves = false }) => (
                  <li key={href} className={leaves ? 'staff-leaves' : undefined}>
                    <a href={href} aria-current={currentAt(href, pathname)}>
                      <span>
                        {label}
                        {leaves && <span aria-hidden="true"> ↗</span>}
                      </span>
                      {count !== undefined && <span className="staff-count">{count}</span>}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="staff-foot">
          <ZoneClock />
          <div>
            <p className="staff-signed-in">Signed in</p>
            <a
              className="staff-account"
              href={paths.adminAccount}
              aria-current={currentAt(paths.adminAccount, pathname)}
            >
              {user.email}
            </a>
          </div>
          <div className="staff-foot-actions">
            <button type="button" className="staff-sign-out" onClick={signOut}>
              Sign out
            </button>
            {tools}
          </div>
        </div>
      </div>
    </header>
  )
}

import { QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { createStaffApi } from '#web/lib/staff/queries/staff-api.ts'
import { StaffProvider } from '#web/lib/staff/staff-context.tsx'
import { ArticleList } from '../staff/articles/article-list.tsx'
import { Sessions } from '../staff/account/sessions.tsx'
import { BookingsPage } from '../staff/bookings/bookings-page.tsx'
import { Dashboard } from '../staff/dashboard/dashboard.tsx'
import { LeadLines } from '../staff/dashboard/lead-lines.tsx'
import { BookingLines } from '../staff/dashboard/booking-lines.tsx'
import { ArticleSearch } from '../staff/editor/article-search.tsx'
import { ImagesPage } from '../staff/images/images-page.tsx'
import { CaseListPage } from '#web/staff/cases/case-list.tsx'
import { LeadListPage } from '../staff/leads/lead-list.tsx'
import { HealthPage } from '../staff/health/health-page.tsx'
import { LogPage } from '../staff/log/log-page.tsx'
import { OutboxPage } from '../staff/outbox/outbox-page.tsx'
import { Messages } from '../staff/outbox/messages.tsx'
import { QuestionListPage } from '../staff/questions/question-list.tsx'
import { RedirectsPage } from '../staff/redirects/redirects-page.tsx'
import { Sidebar } from '../staff/shell/sidebar.tsx'
import { TrashPage } from '../staff/trash/trash-page.tsx'
import { UsersPage } from '../staff/users/users-page.tsx'
import { VisitsPage } from '../staff/visits/visits-page.tsx'
import { NextMeetings } from '../staff/bookings/booking-side.tsx'

const FAILURE = 'The server did not answer within 10 seconds.'

/** Query cache in which every query has already failed. */
class FailedCache extends QueryCache {
  override build: QueryCache['build'] = (client, options) => {
    const query = super.build(client, options)
    // The cast is needed, because this method declares the type of errors as a type parameter.
    const error = new Error(FAILURE) as never
    if (query.state.status === 'pending') query.setState({ ...query.state, status: 'error', error })
    return query
  }
}

const staff = {
  user: {
    id: 'ada',
    name: 'Ada',
    email: 'ada@example.com',
    role: 'admin',
  },
  api: createStaffApi(() => undefined),
  signOut: () => undefined,
} as const

function textOf(part: ReactNode, queryCache: QueryCache, path: string): string {
  const client = new QueryClient({
    queryCache,
    // With `retryOnMount`, a newly mounted component would be in the loading state again.
    defaultOptions: { queries: { retryOnMount: false } },
  })
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <StaffProvider value={staff}>
        <MemoryRouter initialEntries={[path]}>{part}</MemoryRouter>
      </StaffProvider>
    </QueryClientProvider>,
  )
  // Removes closed dialogs, which are invisible, and the names of options and tabs, which say nothing about the data.
  return html
    .replace(/<dialog.*?<\/dialog>|<option.*?<\/option>/gs, ' ')
    .replaceAll('No alt text', ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ')
}

const asks = {
  move: () => undefined,
  cancel: () => undefined,
  dayOff: () => undefined,
  removeDayOff: () => undefined,
  hours: () => undefined,
}

const unanswered = (error: Error | null) => ({
  data: undefined,
  error,
  refetch: () => undefined,
})

/** Matches texts that say that a list is empty, which can be known only after a response. Excludes `No.`, which is a column heading. */
const EMPTY = /\b(?:No(?!\.)|Nothing|Nobody)\b(?! longer)|is empty|\b0\b/

const pages: Readonly<Record<string, { readonly part: ReactNode; readonly path: string }>> = {
  'the overview': { part: <Dashboard />, path: '/admin' },
  'leads of the overview': { part: <LeadLines now={0} />, path: '/admin' },
  'meetings of the overview': { part: <BookingLines now={0} />, path: '/admin' },
  blogs: { part: <ArticleList type="blog" />, path: '/admin/blogs' },
  'case studies': { part: <ArticleList type="caseStudy" />, path: '/admin/case-studies' },
  images: { part: <ImagesPage />, path: '/admin/images' },
  trash: { part: <TrashPage />, path: '/admin/trash' },
  redirects: { part: <RedirectsPage />, path: '/admin/redirects' },
  visits: { part: <VisitsPage />, path: '/admin/visits' },
  leads: { part: <LeadListPage />, path: '/admin/leads' },
  cases: { part: <CaseListPage />, path: '/admin/cases' },
  'the week of bookings': { part: <BookingsPage />, path: '/admin/bookings' },
  'the list of bookings': { part: <BookingsPage />, path: '/admin/bookings?tab=list' },
  questions: { part: <QuestionListPage />, path: '/admin/questions' },
  outbox: { part: <OutboxPage />, path: '/admin/outbox' },
  messages: { part: <Messages />, path: '/admin/outbox' },
  users: { part: <UsersPage />, path: '/admin/users' },
  health: { part: <HealthPage />, path: '/admin/health' },
  log: { part: <LogPage />, path: '/admin/log' },
  sessions: { part: <Sessions />, path: '/admin/account' },
  'the search for an article': {
    part: <ArticleSearch type="blog" label="Find" name="find" onPick={() => undefined} />,
    path: '/admin/blogs/a',
  },
}

describe('a part of the staff area without a response', () => {
  it.each(Object.entries(pages))(
    'reports the failure and never an empty state: %s',
    (_name, { part, path }) => {
      const text = textOf(part, new FailedCache(), path)
      expect(text).toMatch(/could not be loaded|couldn’t be loaded/)
      expect(text).toContain('Try again')
      expect(text).not.toMatch(EMPTY)
    },
  )

  it.each(Object.entries(pages))(
    'shows no empty state while loading: %s',
    (_name, { part, path }) => {
      const text = textOf(part, new QueryCache(), path)
      expect(text).not.toMatch(EMPTY)
      expect(text).not.toContain('Try again')
    },
  )

  it.each([
    ['loads', null, 'Loading meetings…'],
    ['failed', new Error(FAILURE), 'Meetings could not be loaded. Try again'],
  ])('shows in the side panel of the bookings that the list %s', (_name, error, words) => {
    const panel = <NextMeetings answer={unanswered(error)} asks={asks} now={0} />
    const text = textOf(panel, new QueryCache(), '/admin/bookings')
    expect(text).toContain(words)
    expect(text).not.toContain('No upcoming meetings')
  })

  it('shows dashes instead of counts in the sidebar and in tabs', () => {
    const sidebar = textOf(<Sidebar tools={null} />, new FailedCache(), '/admin')
    for (const name of ['Blogs', 'Case studies', 'Images', 'Leads', 'Bookings', 'Outbox']) {
      expect(sidebar).toContain(`${name} –`)
    }
    const tabs = textOf(<ArticleList type="blog" />, new FailedCache(), '/admin/blogs')
    expect(tabs).toContain('All – ')
    expect(tabs).toContain('Published – ')
  })
})

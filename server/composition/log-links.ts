import type { Auth } from '../auth/auth.ts'
import type { BookingArea } from './booking.ts'
import type { CaseArea } from './cases.ts'
import type { LeadsArea } from './leads.ts'
import { createActs, type Acts } from '../http/acts.ts'
import type { Log } from '../http/logging.ts'
import { type FindLinks, objectKey } from '../logs/logs.routes.ts'
import type { Mirror } from '../mirror/types.ts'
import { byContentType, contentTypes } from '#shared/content/content-types/content-types.ts'
import { entryPaths } from '#shared/content/entries/entry-paths.ts'
import { byEntryType } from '#shared/content/entries/entry-types.ts'
import { type DraftedType, LANDING_TYPE } from '#shared/content/status.ts'
import type { LoggedObject } from '#shared/contracts/staff.ts'
import { paths } from '#shared/paths/paths.ts'

interface Sources {
  readonly mirror: Pick<Mirror, 'read'>
  readonly inquiries: { readonly leads: Pick<LeadsArea['leads'], 'existing'> }
  readonly bookings: { readonly booking: Pick<BookingArea['booking'], 'existing'> }
  readonly cases: Pick<CaseArea['cases'], 'existing'>
  readonly auth: Pick<Auth, 'usersByIds'>
}

const hrefs: Readonly<Record<LoggedObject['kind'], (id: string) => string>> = {
  ...byContentType((type) => contentTypes[type].paths.adminPage),
  ...byEntryType((type) => entryPaths[type].page),
  page: (id) => paths.studioEdit({ type: LANDING_TYPE, id }),
  image: paths.adminImage,
  lead: paths.adminLead,
  booking: paths.adminBooking,
  case: paths.adminCase,
  account: () => paths.adminUsers,
}

/**
 * Creates a function that returns, for each object of a log entry, the link to its page in the staff area. Deleted objects have no link.
 */
export function linksOf({ mirror, inquiries, bookings, cases, auth }: Sources): FindLinks {
  const articles = (type: DraftedType) => async (ids: readonly string[]) =>
    mirror.read(async ({ editing }) => {
      const there: string[] = []
      for (const id of ids) if ((await editing.find(type, id))?.id === id) there.push(id)
      return there
    })
  const documents = async (ids: readonly string[]) =>
    mirror.read(async (store) => (await store.documents(ids)).map(({ _id }) => _id))
  const existing: Readonly<
    Record<LoggedObject['kind'], (ids: readonly string[]) => Promise<readonly string[]>>
  > = {
    ...byContentType(articles),
    page: articles(LANDING_TYPE),
    ...byEntryType(() => documents),
    image: documents,
    lead: inquiries.leads.existing,
    booking: bookings.booking.existing,
    case: cases.existing,
    account: async (ids) => (await auth.usersByIds(ids)).map(({ id }) => id),
  }
  return async (objects) => {
    const links = new Map<string, string>()
    for (const [kind, alike] of Map.groupBy(objects, (object) => object.kind)) {
      const there = await existing[kind](alike.map(({ id }) => id)).catch(() => [])
      for (const id of there) links.set(objectKey({ kind, id }), hrefs[kind](id))
    }
    return links
  }
}

/** Creates the functions that log actions of staff, with the names of their accounts. */
export const createStaffActs = (log: Log, auth: Pick<Auth, 'usersByIds'>): Acts =>
  createActs({ log, nameOf: async (id) => (await auth.usersByIds([id]))[0]?.name })

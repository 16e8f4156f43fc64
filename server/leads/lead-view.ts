import { DAY } from '#shared/time/units.ts'
import {
  CLOSED_AS,
  LEAD_KINDS,
  LEAD_STATUSES,
  type Lead,
  type LeadMessage,
  type LeadSummary,
} from '#shared/contracts/leads.ts'
import { ANSWER_WAYS, FORM_KINDS, type Receipt } from '#shared/contracts/forms/inquiries.ts'
import { paths } from '#shared/paths/paths.ts'
import type { LeadRow } from './leads.tables.ts'
import type { Links, Person } from './ports.ts'

/** Lifetime of a receipt link, in milliseconds. */
export const RECEIPT_LIFE = DAY

/** Purpose of signed links to a receipt. */
export const RECEIPT = 'receipt'

const iso = (time: number) => new Date(time).toISOString()
const isoOrNull = (time: number | null) => (time === null ? null : iso(time))

/** Narrows a stored text to a known value. Throws an Error for any other text; the database never contains one. */
function known<const T extends string>(values: readonly T[], text: string): T {
  const value = values.find((each) => each === text)
  if (value === undefined) throw new Error(`the store has a value that is not known: ${text}`)
  return value
}

/** Staff members by id. Deleted accounts are missing. */
export type Names = ReadonlyMap<string, Person>

const personOf = (names: Names, id: string | null) => (id === null ? null : (names.get(id) ?? null))

/** Status, close reason and owner of a lead, as a bulk change returns them for its undo. */
export const toPlace = (row: LeadRow) => ({
  id: row.id,
  status: known(LEAD_STATUSES, row.status),
  closed_as: row.closed_as === null ? null : known(CLOSED_AS, row.closed_as),
  owner: row.owner_id,
})

/** Converts a row to the summary of a lead for lists. */
export function toSummary(row: LeadRow, names: Names): LeadSummary {
  const { id, status, closed_as } = toPlace(row)
  return {
    id,
    number: row.number,
    kind: known(LEAD_KINDS, row.kind),
    status,
    closed_as,
    owner: personOf(names, row.owner_id),
    name: row.name,
    company: row.company,
    email: row.email,
    about: row.about,
    received_at: iso(row.received_at),
    due_at: isoOrNull(row.due_at),
    answered_at: isoOrNull(row.answered_at),
    seen: row.seen === 1,
    revision: row.revision,
  }
}

/** Notes and history of a lead. */
export interface LeadParts {
  readonly notes: readonly {
    readonly id: string
    readonly by_id: string
    readonly text: string
    readonly at: number
  }[]
  readonly events: readonly {
    readonly by_id: string | null
    readonly text: string
    readonly at: number
  }[]
  readonly messages: readonly LeadMessage[]
}

/** Converts a row to a lead with its notes and history. */
export function toLead(row: LeadRow, parts: LeadParts, names: Names): Lead {
  return {
    ...toSummary(row, names),
    phone: row.phone,
    countries: row.countries,
    volume: row.volume,
    message: row.message,
    answer_way: known(ANSWER_WAYS, row.answer_way),
    notes: parts.notes.map(({ id, by_id: by, text, at }) => ({
      id,
      text,
      by: personOf(names, by),
      at: iso(at),
    })),
    history: parts.events.map(({ by_id: by, text, at }) => ({
      at: iso(at),
      by: personOf(names, by),
      text,
    })),
    messages: [...parts.messages],
  }
}

/** Converts a lead to the receipt for its sender. Repeated calls return the same receipt. */
export function toReceipt(row: LeadRow, links: Pick<Links, 'sign'>): Receipt {
  const expires = row.received_at + RECEIPT_LIFE
  return {
    kind: known(FORM_KINDS, row.kind),
    number: row.number,
    received_at: iso(row.received_at),
    answer_by: isoOrNull(row.due_at),
    path: paths.inquiryReceived(links.sign({ purpose: RECEIPT, subject: row.id, expires })),
    copy_by_email: row.copy_by_email === 1,
    sent: {
      name: row.name,
      company: row.company,
      email: row.email,
      phone: row.phone,
      about: row.about,
      countries: row.countries,
      volume: row.volume,
      message: row.message,
      answer_way: known(ANSWER_WAYS, row.answer_way),
    },
  }
}

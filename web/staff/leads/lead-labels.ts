import { counted } from '#shared/text/count.ts'
import type {
  ClosedAs,
  Lead,
  LEAD_VIEWS,
  LeadKind,
  LeadStatus,
  LeadSummary,
} from '#shared/contracts/leads.ts'

/** Labels of the statuses of a lead. */
export const statusWords: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
}

/** Labels of the reasons for closing, as text after “closed as”. */
export const closedWords: Readonly<Record<ClosedAs, string>> = {
  won: 'won',
  lost: 'lost',
  spam: 'spam',
}

/** Labels of the origins of a lead. */
export const kindWords: Readonly<Record<LeadKind, string>> = {
  contact: 'Contact',
  partnership: 'Partnership',
  meeting: 'Meeting',
}

/** Labels of the views of the list of leads. */
export const viewWords: Readonly<Record<(typeof LEAD_VIEWS)[number], string>> = {
  open: 'Open',
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  all: 'All',
  spam: 'Suspected spam',
}

/** Name of the sender: the person, or else the company, or else the email address. */
export const senderOf = ({
  name,
  company,
  email,
}: Pick<LeadSummary, 'name' | 'company' | 'email'>) => name || company || email

/** Second line of text in the cell of the sender. */
export const senderNote = ({
  name,
  company,
  kind,
}: Pick<LeadSummary, 'name' | 'company' | 'kind'>) =>
  name !== '' && company !== '' ? company : kindWords[kind]

/** Number of leads as text. */
export const countOf = (count: number) => counted(count, 'lead')

/** Leads as a phrase in a sentence: for a single lead the word `one` and its number, otherwise the number of leads. */
export const leadsInWords = (
  leads: readonly Pick<LeadSummary, 'number'>[],
  one: 'Lead' | 'lead' = 'Lead',
) => {
  const [first] = leads
  return leads.length === 1 && first !== undefined
    ? `${one} ${first.number}`
    : countOf(leads.length)
}

/**
 * Message about leads that were moved out of spam. For a single meeting request, it includes the entry of the history that says if the time
 * of the meeting was still free.
 */
export const restoredText = (what: string, lead?: Pick<Lead, 'history'>): string => {
  const last = lead?.history.at(-1)?.text ?? ''
  return /^Restored (?:and|as)/u.test(last) ? `${what}: ${last}` : `${what} restored`
}

import { counted } from '#shared/text/count.ts'
import type {
  ClosedAs,
  Lead,
  LEAD_VIEWS,
  LeadKind,
  LeadStatus,
  LeadSummary,
} from '#shared/contracts/leads.ts'

/** The words for where a lead stands. */
export const statusWords: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
}

/** The words for as what a lead was closed; they follow “closed as”. */
export const closedWords: Readonly<Record<ClosedAs, string>> = {
  won: 'won',
  lost: 'lost',
  spam: 'spam',
}

/** The words for what a lead came from. */
export const kindWords: Readonly<Record<LeadKind, string>> = {
  contact: 'Contact',
  partnership: 'Partnership',
  meeting: 'Meeting',
}

/** The words for the views above the list. */
export const viewWords: Readonly<Record<(typeof LEAD_VIEWS)[number], string>> = {
  open: 'Open',
  new: 'New',
  in_progress: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  all: 'All',
  spam: 'Suspected spam',
}

/** Who sent it: a person, else the company. */
export const senderOf = ({
  name,
  company,
  email,
}: Pick<LeadSummary, 'name' | 'company' | 'email'>) => name || company || email

/** The line below the sender. */
export const senderNote = ({
  name,
  company,
  kind,
}: Pick<LeadSummary, 'name' | 'company' | 'kind'>) =>
  name !== '' && company !== '' ? company : kindWords[kind]

/** A number of leads in words. */
export const countOf = (count: number) => counted(count, 'lead')

/** Some leads in a sentence: one by its number, several by how many. `one`: how the sentence goes on or begins. */
export const leadsInWords = (
  leads: readonly Pick<LeadSummary, 'number'>[],
  one: 'Lead' | 'lead' = 'Lead',
) => {
  const [first] = leads
  return leads.length === 1 && first !== undefined
    ? `${one} ${first.number}`
    : countOf(leads.length)
}

/** Sentence about restored leads. For one that asked for a meeting, its history says whether the time was free. */
export const restoredText = (what: string, lead?: Pick<Lead, 'history'>): string => {
  const last = lead?.history.at(-1)?.text ?? ''
  return /^Restored (?:and|as)/u.test(last) ? `${what}: ${last}` : `${what} restored`
}

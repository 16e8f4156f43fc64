import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { writtenDeadline } from '#shared/time/deadline.ts'
import { writtenIn } from '#shared/time/written-time.ts'
import { subjectName } from '#shared/pages/inquiry-subjects.ts'
import { answerWayInWords, volumeInWords } from '#shared/pages/inquiry-words.ts'
import type { LeadRow } from './leads.tables.ts'
import type { Messenger, Telling } from './ports.ts'

/** Recipient of staff mail and origin of links. */
export interface MailPlaces {
  /** Email address of staff for notifications about leads. If undefined, none are sent. */
  readonly leadsTo: string | undefined
  readonly origin: string
}

const writtenTime = (time: number) => writtenIn(time, site.timeZone)

const isProposal = ({ kind }: LeadRow) => kind === 'partnership'

const formName = (row: LeadRow) => (isProposal(row) ? 'partnership form' : 'contact form')

const dueText = (row: LeadRow) =>
  row.due_at === null ? 'No reply is due' : writtenDeadline(row.due_at, site.timeZone)

/** Non-empty fields of an inquiry for the mail to staff, as label and value. */
const factsOf = (row: LeadRow): (readonly [string, string])[] => {
  const facts: (readonly [string, string])[] = [
    ['Number', row.number],
    ['Received', writtenTime(row.received_at)],
    ['Answer by', dueText(row)],
    ['Name', row.name],
    ['Company', row.company],
    ['Email', row.email],
    ['Phone', row.phone],
    [isProposal(row) ? 'Type of partnership' : 'About', subjectName(row.about)],
    ['Countries', row.countries],
    ['Checks a year', volumeInWords(row.volume)],
    ['Preferred reply', answerWayInWords(row.answer_way)],
  ]
  return facts.filter(([, value]) => value !== '')
}

function staffMail(row: LeadRow, to: string, origin: string): Telling {
  const who = row.company === '' ? row.name : row.company
  return {
    channel: 'mail',
    purpose: 'staff',
    subjectId: row.id,
    to,
    mail: {
      letter: {
        subject: `New ${isProposal(row) ? 'partnership proposal' : 'inquiry'} ${row.number}: ${who}`,
        why: `Someone sent this through the ${formName(row)} of ${site.product}. You get it because inquiries are sent to this address.`,
        facts: factsOf(row),
        quote: row.message,
        paragraphs: [`Reply to this email to answer: your reply goes to ${row.email}.`],
        link: { text: 'Open it in the staff area', url: origin + paths.adminLead(row.id) },
      },
      replyTo: row.email,
      isAutomatic: false,
    },
  }
}

/**
 * Receipt for the sender of an inquiry. The sender's address is not verified. The receipt contains nothing that the sender wrote, so that
 * the form cannot be used to send text to strangers.
 */
function receiptMail(row: LeadRow, origin: string): Telling {
  return {
    channel: 'mail',
    purpose: 'receipt',
    subjectId: row.id,
    to: row.email,
    mail: {
      letter: {
        subject: `We received inquiry ${row.number} at ${site.product}`,
        why: `You get this email because someone entered your address in the ${formName(row)} at ${origin}.`,
        facts: [
          ['Number', row.number],
          ['Received', writtenTime(row.received_at)],
          ['We answer by', dueText(row)],
        ],
        paragraphs: [
          'A member of our team will answer within 24 hours, not counting weekends and public holidays.',
          `To add something, write to ${site.contactEmail} and give the number.`,
        ],
        link: { text: 'How to reach us', url: origin + paths.contact },
        foot: `If you didn’t send this, you don’t have to do anything. Write to ${site.contactEmail} with the number, and we’ll erase the inquiry and your address.`,
      },
      isAutomatic: true,
    },
  }
}

/** Mail that reminds staff of a reply deadline, or an empty list without a staff address. */
export function reminderMail(row: LeadRow, { leadsTo, origin }: MailPlaces): readonly Telling[] {
  if (leadsTo === undefined) return []
  return [
    {
      channel: 'mail',
      purpose: 'reminder',
      subjectId: row.id,
      to: leadsTo,
      mail: {
        letter: {
          subject: `Answer inquiry ${row.number} by ${dueText(row)}`,
          why: `Nobody has answered this inquiry yet, and its reply is due soon. You get this email because inquiries to ${site.product} are sent to this address.`,
          facts: factsOf(row),
          paragraphs: ['Answer it, then set its status to Answered. No further reminder follows.'],
          link: { text: 'Open it in the staff area', url: origin + paths.adminLead(row.id) },
        },
        replyTo: row.email,
        isAutomatic: false,
      },
    },
  ]
}

/** Webhook payload for a new lead. */
export const delivery = (row: LeadRow, origin: string): Telling => ({
  channel: 'webhook',
  purpose: 'webhook',
  subjectId: row.id,
  body: JSON.stringify({
    type: 'lead.created',
    lead: {
      id: row.id,
      number: row.number,
      kind: row.kind,
      received_at: new Date(row.received_at).toISOString(),
      due_at: row.due_at === null ? null : new Date(row.due_at).toISOString(),
      name: row.name,
      company: row.company,
      email: row.email,
      phone: row.phone,
      about: row.about,
      countries: row.countries,
      volume: row.volume,
      message: row.message,
      answer_way: row.answer_way,
      url: origin + paths.adminLead(row.id),
    },
  }),
})

/** All notifications of a new lead. */
export function tellingsOf(
  row: LeadRow,
  { leadsTo, origin, messenger }: MailPlaces & { readonly messenger: Messenger },
): readonly Telling[] {
  return [
    // Inquiries of a flood are reported together in a summary.
    ...(messenger.hasMail && leadsTo !== undefined && row.in_flood === 0
      ? [staffMail(row, leadsTo, origin)]
      : []),
    ...(row.copy_by_email === 1 ? [receiptMail(row, origin)] : []),
    ...(messenger.hasWebhook ? [delivery(row, origin)] : []),
  ]
}

import { counted } from '#shared/text/count.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { writtenDeadline } from '#shared/time/deadline.ts'
import { writtenIn } from '#shared/time/written-time.ts'
import type { LeadRow } from './leads.tables.ts'
import type { Telling } from './ports.ts'

/** Minutes between summaries. */
export const SUMMARY_MINUTES = 15

const writtenTime = (time: number) => writtenIn(time, site.timeZone)

const inquiries = (count: number) => counted(count, 'inquiry', 'inquiries')

const whyStaff = 'You get this email because inquiries are sent to this address.'

type Summed = Pick<LeadRow, 'received_at' | 'due_at'>

const earliest = (times: readonly (number | null)[]): number | undefined => {
  const known = times.filter((time) => time !== null)
  return known.length === 0 ? undefined : Math.min(...known)
}

interface SummaryFacts {
  /** Email address of staff. */
  readonly to: string
  /** Public origin of the site. */
  readonly origin: string
}

const mail = (
  { to, origin }: SummaryFacts,
  letter: {
    readonly subject: string
    readonly why: string
    readonly facts: readonly (readonly [string, string])[]
    readonly paragraphs: readonly string[]
  },
): Telling => ({
  channel: 'mail',
  purpose: 'summary',
  // A summary is about several inquiries, so it has no single subject.
  subjectId: null,
  to,
  mail: {
    letter: { ...letter, link: { text: 'Open the inquiries', url: origin + paths.adminLeads } },
    isAutomatic: false,
  },
})

/** Summary mail that replaces one mail per inquiry. @param networks the networks with the most inquiries, the largest first */
export function summaryMail(
  rows: readonly Summed[],
  networks: readonly { readonly network: string; readonly count: number }[],
  facts: SummaryFacts,
): Telling {
  const received = rows.map((row) => row.received_at)
  const due = earliest(rows.map((row) => row.due_at))
  return mail(facts, {
    subject: `${inquiries(rows.length)} in a short time at ${site.product}`,
    why: `${site.product} is getting many inquiries, so you get one summary every ${SUMMARY_MINUTES} minutes. ${whyStaff}`,
    facts: [
      ['New inquiries', String(rows.length)],
      ['First received', writtenTime(Math.min(...received))],
      ['Last received', writtenTime(Math.max(...received))],
      ...(due === undefined
        ? []
        : [['First reply due by', writtenDeadline(due, site.timeZone)] as const]),
      ...(networks.length === 0
        ? []
        : [
            [
              'Largest networks in the last hour',
              networks.map(({ network, count }) => `${network} (${count})`).join(', '),
            ] as const,
          ]),
    ],
    paragraphs: [
      'We store all inquiries. Until fewer arrive, senders get no receipt by email.',
      'To remove false inquiries, select them in the list and choose “Close as spam”.',
    ],
  })
}

/** Reminder mail that replaces one reminder per inquiry whose reply is due soon. */
export function dueSummaryMail(rows: readonly Summed[], facts: SummaryFacts): Telling {
  const due = earliest(rows.map((row) => row.due_at))
  return mail(facts, {
    subject: `Answer ${inquiries(rows.length)} at ${site.product} soon`,
    why: `These inquiries arrived within a short time, so you get one reminder for all. ${whyStaff}`,
    facts: [
      ['Replies due', String(rows.length)],
      ...(due === undefined
        ? []
        : [['First reply due by', writtenDeadline(due, site.timeZone)] as const]),
    ],
    paragraphs: ['The list starts with the reply that is due first.'],
  })
}

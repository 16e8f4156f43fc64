import { counted } from '#shared/text/count.ts'
import { CASE_KINDS } from '#shared/company/case-law.ts'
import { caseKindWords, endOfDay } from '#shared/pages/case-words.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { writtenIn } from '#shared/time/written-time.ts'
import { dueOf, known, ruleOf } from './case-view.ts'
import type { CaseRow } from './cases.tables.ts'
import type { CaseTelling, MailPlaces } from './ports.ts'

const dueLabels = { answer: 'We answer by', acknowledgement: 'We acknowledge by' } as const

const kindOf = (row: CaseRow) => caseKindWords[known(CASE_KINDS, row.kind)]

/** Facts about an open case for staff. They contain no data of the candidate. */
const factsOf = (row: CaseRow): readonly (readonly [string, string])[] => [
  ['Number', row.number],
  ['Kind', kindOf(row)],
  [
    ruleOf(row).due === 'answer' ? 'Answer by' : 'Acknowledge by',
    endOfDay(dueOf(row) ?? row.due_on),
  ],
]

/** Email to staff about a case. It contains no data of the candidate: no name, no address, no text. */
function staffMail(row: CaseRow, to: string, origin: string): CaseTelling {
  return {
    channel: 'mail',
    purpose: 'case-staff',
    subjectId: row.id,
    to,
    mail: {
      letter: {
        subject: `New case ${row.number}: ${kindOf(row).toLowerCase()}`,
        why: `A candidate sent this through a form of ${site.product}. You get this email because inquiries are sent to this address.`,
        facts: factsOf(row),
        paragraphs: [
          'Only people with access to cases can open it. Opening it is written to the log.',
        ],
        link: { text: 'Open it in the staff area', url: origin + paths.adminCase(row.id) },
      },
      isAutomatic: false,
    },
  }
}

/** Receipt for the candidate. It contains none of the submitted text, because the address may belong to a stranger. */
function receiptMail(row: CaseRow, origin: string): CaseTelling {
  const { due, law } = ruleOf(row)
  return {
    channel: 'mail',
    purpose: 'case-receipt',
    subjectId: row.id,
    to: row.email,
    mail: {
      letter: {
        subject: `We received ${row.number} at ${site.product}`,
        why: `You get this email because this address was entered in a form for candidates at ${origin}.`,
        facts: [
          ['Reference number', row.number],
          ['Kind', kindOf(row)],
          ['Received', writtenIn(row.received_at, site.timeZone)],
          [dueLabels[due], endOfDay(row.due_on)],
          ['Why then', law],
        ],
        paragraphs: [
          ...(site.demonstration
            ? ['This is a demonstration site. No real case is handled, and no one answers.']
            : []),
          'With the reference number and this email address you can look up the state at any time.',
          'Please don’t send identity documents by email. If we need one, we’ll tell you how to send it safely.',
        ],
        link: { text: 'Check the status', url: origin + paths.caseStatus },
        foot: `If you didn’t send this, you don’t have to do anything. Write to ${site.contactEmail} with the number, and we’ll erase it.`,
      },
      isAutomatic: true,
    },
  }
}

/** Returns the emails about a new case. */
export function tellingsOf(
  row: CaseRow,
  { leadsTo, origin, hasMail }: MailPlaces & { readonly hasMail: boolean },
): readonly CaseTelling[] {
  return [
    // During a flood, staff get one summary of several cases and not one email per case.
    ...(hasMail && leadsTo !== undefined && row.in_flood === 0
      ? [staffMail(row, leadsTo, origin)]
      : []),
    ...(row.copy_by_email === 1 ? [receiptMail(row, origin)] : []),
  ]
}

/** Email that reminds staff of the deadline of an open case. It contains no data of the candidate. */
export function reminderMail(
  row: CaseRow,
  { to, origin }: { readonly to: string; readonly origin: string },
): CaseTelling {
  const act = ruleOf(row).due === 'answer' ? 'Answer' : 'Acknowledge'
  return {
    channel: 'mail',
    purpose: 'case-reminder',
    subjectId: row.id,
    to,
    mail: {
      letter: {
        subject: `${act} case ${row.number} by ${endOfDay(dueOf(row) ?? row.due_on)}`,
        why: `This case of a candidate is still open, and its deadline is near. You get this email because inquiries to ${site.product} are sent to this address.`,
        facts: factsOf(row),
        paragraphs: [
          'Only people with access to cases can open it. You get no further reminder of this deadline.',
        ],
        link: { text: 'Open it in the staff area', url: origin + paths.adminCase(row.id) },
      },
      isAutomatic: false,
    },
  }
}

/** One reminder to staff for several cases of a flood. */
export const reminderSummaryMail = (
  rows: readonly CaseRow[],
  { to, origin }: { readonly to: string; readonly origin: string },
): CaseTelling => ({
  channel: 'mail',
  purpose: 'case-reminder',
  subjectId: null,
  to,
  mail: {
    letter: {
      subject: `Answer ${counted(rows.length, 'case')} at ${site.product} soon`,
      why: 'These cases arrived within a short time, so you get one reminder for all. You get this email because inquiries are sent to this address.',
      facts: [
        ['Open cases', String(rows.length)],
        [
          'First deadline',
          endOfDay(rows.map((row) => dueOf(row) ?? row.due_on).toSorted()[0] ?? ''),
        ],
      ],
      paragraphs: ['The list starts with the case that is due first.'],
      link: { text: 'Open the cases', url: origin + paths.adminCases },
    },
    isAutomatic: false,
  },
})

/** One email to staff for several cases of a flood. */
export const summaryMail = (
  rows: readonly Pick<CaseRow, 'due_on'>[],
  { to, origin }: { readonly to: string; readonly origin: string },
): CaseTelling => ({
  channel: 'mail',
  purpose: 'case-summary',
  subjectId: null,
  to,
  mail: {
    letter: {
      subject: `${counted(rows.length, 'new case')} at ${site.product}`,
      why: 'Many forms are coming in, so you get one summary instead of an email for each case.',
      facts: [
        ['New cases', String(rows.length)],
        ['First deadline', endOfDay(rows.map((row) => row.due_on).toSorted()[0] ?? '')],
      ],
      paragraphs: ['All cases are stored. Candidates get no receipt by email until fewer come in.'],
      link: { text: 'Open the cases', url: origin + paths.adminCases },
    },
    isAutomatic: false,
  },
})

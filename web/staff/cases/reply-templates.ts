import { caseKindWords, endOfDay } from '#shared/pages/case-words.ts'
import type { CandidateCase } from '#shared/contracts/cases.ts'
import { identity } from '#shared/company/identity.ts'
import { paths } from '#shared/paths/paths.ts'

/** Template of a reply. It opens in the user's mail program, where the user completes it. */
export interface ReplyTemplate {
  readonly label: string
  readonly href: string
}

const encoded = (text: string) => encodeURIComponent(text.replaceAll('\n', '\r\n'))

/** Encodes an address for a mailto link. The @ is not encoded (RFC 6068). */
const addressIn = (email: string) => encodeURIComponent(email).replaceAll('%40', '@')

const TO_COMPLETE = '[Please complete]'

/** Texts of the reply templates by label, for the current state of a case. The texts never repeat the candidate's message. */
function textsOf(found: CandidateCase): readonly (readonly [label: string, text: string])[] {
  const { kind, due, due_on: day, law, extension } = found
  const by = day === null ? '' : `We will answer by ${endOfDay(day)}.`
  const results: Readonly<Record<CandidateCase['kind'], readonly (readonly [string, string])[]>> = {
    report: [
      [
        'Report is ready',
        'Your copy of the report is ready. You can open it through this protected channel:\n\n[Link]\n\nThe copy shows everything we sent to the employer.',
      ],
    ],
    correction: [
      [
        'Line corrected',
        `We asked the source again. It confirmed that the line was wrong, and we have corrected the report. The employer has received the corrected report too.\n\n${TO_COMPLETE}`,
      ],
      [
        'Source confirmed',
        `We asked the source again. It confirmed its answer, so the line stays as it is.\n\n${TO_COMPLETE}\n\nIf you disagree, you can send us a short statement, and we add it to the report.`,
      ],
    ],
    complaint: [
      [
        'Outcome',
        `A person who was not involved has looked into your complaint. The outcome is:\n\n${TO_COMPLETE}\n\nIf you disagree, you can go to the authority that your receipt names.`,
      ],
    ],
  }
  return [
    [
      due === 'acknowledgement' ? 'Acknowledgement' : 'We have it',
      due === 'acknowledgement'
        ? 'We have received your complaint, and a person is looking into it. We will tell you the outcome without undue delay.'
        : `We have received it and are working on it. ${by} ${law}.`,
    ],
    ...(extension === null
      ? []
      : [
          [
            'Deadline extended',
            `We need more time and will answer by ${endOfDay(extension.until)}. The reason is: ${extension.reason}`,
          ] as const,
        ]),
    ...results[kind],
  ]
}

/** Reply templates for a case. */
export function replyTemplates(found: CandidateCase): readonly ReplyTemplate[] {
  const subject = `${caseKindWords[found.kind]}: ${found.number}`
  const head = `mailto:${addressIn(found.email)}?subject=${encoded(subject)}&body=`
  const foot = `You can look up the state with the number ${found.number} and this email address on our page ${paths.caseStatus}. Please don’t send identity documents by email.\n\n${identity.product}`
  return textsOf(found).map(([label, text]) => ({
    label,
    href: head + encoded(`Hello ${found.name},\n\n${text}\n\n${foot}\n`),
  }))
}

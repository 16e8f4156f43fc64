import { SUSPECTED_DAYS } from '#shared/contracts/forms/spam-check-fields.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import type { LegalSection } from '../company/shapes.ts'

/** Section of the privacy policy about candidates' cases. */
export const casesSection: LegalSection = {
  id: 'cases',
  title: 'When you were checked and use our forms',
  blocks: [
    {
      kind: 'text',
      text: [
        'The page ',
        { label: 'Help for candidates', href: paths.candidates },
        ' has three forms: for a copy of your report, for a correction and for a complaint. They send us the country of the job, the employer, the month of the check, the line and the error where the form asks for them, your name and your email address. We use them only to deal with your case. The lawful basis is our legal obligation to answer you.',
      ],
    },
    {
      kind: 'list',
      items: [
        'Who sees it: administrators, and editors whom an administrator has given access. The list of cases leaves out names. Each time a member of staff opens a case, the case and our log record who and when.',
        'What you write stays out of emails and out of our logs. An email to our staff has the number, the kind and the deadline. Where a mail server is connected, you get the same by email, at most once a day for each form.',
        'Your receipt is a page at an address that only you get. It shows the number, the deadline and your email address, and it closes after a day.',
        'You can look up the state with the number and your email address. The page shows state and dates, and the reason if we need longer. A wrong pair gets the same answer as an unknown number, and one network has ten tries an hour, counted in memory. A look-up itself is left out of our database.',
        'Please leave identity documents out. If we need one, we tell you how to send it safely.',
      ],
    },
    {
      kind: 'table',
      label: 'How long we keep cases',
      columns: ['What', 'Kept for', 'Why'],
      rows: [
        [
          'A case with its history, open',
          'Until we close it',
          'To answer you by the deadline that the law sets',
        ],
        [
          'A case with its history, closed',
          `${site.retention.cases} months after we close it, or until you ask us to erase it`,
          'To show what we did if you or an authority ask',
        ],
        [
          'A form whose hidden field was filled twice',
          `${SUSPECTED_DAYS} days, or as a case if a person finds that it isn’t spam`,
          'To keep out spam without losing a request',
        ],
        [
          'A key of each form, or a hash of its text and of your network',
          '24 hours after it was first sent',
          'So that a form that is sent twice is stored once',
        ],
      ],
    },
    {
      kind: 'text',
      text: site.demonstration
        ? 'While this is a demonstration site, we handle no real case, and the forms say so.'
        : 'The checks against spam and floods are those of the other forms, described above.',
    },
  ],
}

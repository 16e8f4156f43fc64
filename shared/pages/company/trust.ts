import { controlsReport } from '../../company-record.ts'
import { site } from '../../site.ts'
import { paths, wellKnownPaths } from '../../paths.ts'
import type { Question, RecordTable, SectionCopy } from '../page-copy.ts'
import { outsideServices } from './outside-services.ts'
import type { CompanyHead, PointsSection, Prose } from './shapes.ts'

const { claims, contactEmail, replyPromise, replyDays, retention } = site
const { auditor, period, criteria, exceptions } = controlsReport

/** The trust page. */
export interface TrustPage extends CompanyHead {
  readonly measures: SectionCopy & { readonly table: RecordTable }
  readonly retention: SectionCopy & { readonly table: RecordTable }
  readonly processors: SectionCopy & { readonly table: RecordTable }
  readonly report: PointsSection
  readonly vulnerabilities: SectionCopy & { readonly paragraphs: readonly Prose[] }
  readonly questions: SectionCopy & { readonly items: readonly Question[] }
  readonly closing: string
}

const filled = ([label, value]: readonly [string, string | null]): readonly string[] =>
  value === null ? [] : [`${label}: ${value}.`]

/** What is told of the report beside that it can be had. */
const particulars = (
  [
    ['Auditor', auditor],
    ['Period', period],
    ['Criteria', criteria],
    ['Exceptions', exceptions],
  ] as const
).flatMap(filled)

export const page: TrustPage = {
  meta: {
    title: 'Security, data protection and sub-processors',
    description:
      'How we protect screening data: access, retention, sub-processors, incident contact and how to ask for our security report. We also list what is not in place.',
    keywords: ['security', 'data protection', 'sub-processors', 'SOC 2', 'vulnerability report'],
  },
  heading: 'Trust and security',
  lede: 'See how we protect your data, who processes it and how long we keep it. We mark what is in place and what is still to come.',
  measures: {
    label: 'Security',
    heading: 'How we protect your data',
    intro:
      'Your security team can use this table to start its review. “Not yet” marks what we still have to put in place.',
    table: {
      columns: ['Measure', 'How it works', 'What to ask for', 'Status'],
      rows: [
        [
          'Access by role',
          'Each member of staff has an account with one of three roles, which decides what they can read and change',
          'The list of roles',
          'In place',
        ],
        [
          'Passwords and sessions',
          'Passwords are stored as Argon2id hashes. A session ends after 8 hours, or after 30 minutes without activity',
          'Sign-in rules',
          'In place',
        ],
        [
          'Second factor at sign-in',
          'A one-time code for staff accounts',
          'Date planned',
          'Not yet',
        ],
        [
          'Logs',
          'Sign-ins and changes are logged. Passwords and tokens are removed before an entry is written',
          'What a log entry contains',
          'In place',
        ],
        [
          'Encryption in transit',
          'The site tells browsers to use HTTPS for a year when it runs at an HTTPS address',
          'Test result for our address',
          'In place',
        ],
        [
          'Encryption at rest',
          'The hosting provider encrypts its disks. We name it here once its report is on file',
          'Name of the provider',
          'Not yet',
        ],
        [
          'Backups',
          'One file holds everything the site stores. It is checked against its checksums before it is restored',
          'Date of the last restore test',
          'In place',
        ],
        [
          'Independent penetration test',
          'A test by an outside company, with a summary for clients',
          'Date planned',
          'Not yet',
        ],
        [
          'Availability figures',
          'Measured uptime over the last 12 months',
          'Date planned',
          'Not yet',
        ],
        [
          'Region of processing',
          'Agreed in each order, by country of the candidate and of the source',
          'Regions for your countries',
          'Agreed per order',
        ],
        [
          'Data processing agreement',
          'Roles, purposes, sub-processors and deletion in one contract',
          'Our draft agreement',
          'On request',
        ],
      ],
    },
  },
  retention: {
    label: 'Retention',
    heading: 'How long we keep data',
    intro: 'You agree the period for screening files with us before the first order.',
    table: {
      columns: ['Data', 'Kept for', 'How it is deleted', 'Who decides'],
      rows: [
        [
          'Screening and due diligence files',
          'As your order says',
          'Deleted at the end of the period, with a confirmation to you',
          'You, with us',
        ],
        [
          'Inquiries, meetings and proposals',
          `${retention.inquiries} months after the last message`,
          'By our staff, with their history and notes',
          'We do',
        ],
        [
          'Job applications',
          `${retention.applications} months after the decision`,
          'By the team that hires',
          'We do',
        ],
        [
          'Backups',
          'Seven daily and four weekly copies',
          'The oldest copy is overwritten',
          'The operator of the site',
        ],
      ],
    },
  },
  processors: {
    label: 'Sub-processors',
    heading: 'Sub-processors of this website',
    intro:
      'Our website runs on its own and can be connected to the services below. We list the sources and processors of a screening order in your agreement.',
    table: {
      columns: ['Service', 'Purpose', 'What it receives', 'Where and when'],
      rows: outsideServices.map(({ name, use, receives, place, inUse }) => [
        name,
        use,
        receives,
        `${place}. ${inUse}`,
      ]),
    },
  },
  report: {
    label: 'Report',
    heading: 'Security report and incidents',
    points: [
      {
        title: 'Controls report',
        text: [
          `${claims.compliance} report available under NDA: ask for it through the contact form, and we send you the agreement first.`,
          ...particulars,
        ].join(' '),
      },
      {
        title: 'If something goes wrong',
        text: 'If an incident affects your data, we tell your named contact without undue delay. You get what we know, what we did and what you may need to do.',
      },
      {
        title: 'Incident contact',
        text: `Write to ${contactEmail} with “Incident” in the subject, and we reply ${replyPromise}, ${replyDays}.`,
      },
    ],
  },
  vulnerabilities: {
    label: 'Report a fault',
    heading: 'How to report a vulnerability',
    paragraphs: [
      [
        'If you found a security fault on this site, please email ',
        { label: contactEmail, href: `mailto:${contactEmail}` },
        '. Tell us the address, the steps and what you saw, and leave out other people’s data. We reply ',
        `${replyPromise}, ${replyDays}, and tell you when the fault is fixed.`,
      ],
      [
        'Programs that look for our contact find it in ',
        { label: 'security.txt', href: wellKnownPaths.security },
        '. For questions about your own data, see the ',
        { label: 'privacy policy', href: paths.privacyPolicy },
        ' or ',
        { label: 'help for candidates', href: paths.candidates },
        '.',
      ],
    ],
  },
  questions: {
    label: 'Compare',
    heading: 'Questions to ask any screening provider',
    intro:
      'You can send these eight questions to every provider that you compare. Our own answers are below.',
    items: [
      {
        question: 'Does the report name the source of every answer?',
        answer:
          'Yes. Your report names the court, register, employer or university that replied. If we used a licensed copy, such as a payroll database, we tell you.',
      },
      {
        question: 'Can we see when each source was asked and when it replied?',
        answer:
          'Yes. You see when we asked and when the source answered, so you and your auditor can count the time yourselves.',
      },
      {
        question: 'Does the report say what each check can’t show?',
        answer:
          'Yes. We print them below the result, because a search covers only certain places, years and kinds of record.',
      },
      {
        question: 'Who reviews our report before you release it to us?',
        answer:
          'An analyst reviews your report before release and compares the answer with the candidate’s identity.',
      },
      {
        question: 'What happens when a candidate disputes a result in our report?',
        answer:
          'The candidate tells us which line is wrong, and we ask the source again free of charge. If the answer changes, you and the candidate get a corrected report.',
      },
      {
        question: 'Which sub-processors see our candidates’ data, and who adds new ones?',
        answer:
          'The list for this website is above, and the list for your orders is in your agreement. We tell you before we add one.',
      },
      {
        question: 'When does the clock for your turnaround start and stop?',
        answer: `We count ${claims.turnaroundHours} hours from a complete request, where the source answers online. For other sources we give you a planning range for each country before you order.`,
      },
      {
        question: 'What happens to our files when we end the contract?',
        answer:
          'You get your files in a standard format that other systems can read. We delete our copies as agreed and confirm the deletion in writing.',
      },
    ],
  },
  closing: 'Tell us what your security review still needs. We’ll answer or say who can.',
}

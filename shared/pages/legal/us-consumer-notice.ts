import { company } from '#shared/company/company-record.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { legalRoles } from '../legal-roles.ts'
import type { LegalPage } from '../company/shapes.ts'

const { product, contactEmail, demonstration } = site
const write = { label: contactEmail, href: `mailto:${contactEmail}` } as const
const candidates = { label: 'Help for candidates', href: paths.candidates } as const

/** Postal address and phone number of the company, or a sentence that the owner has not entered them yet. */
const reach =
  company.address === null || company.phone === null
    ? 'Our postal address and toll-free number are missing here. The owner of this site adds them before it goes live.'
    : `By post: ${company.address}. By phone: ${company.phone}.`

/**
 * Notice to consumers in the United States: practices, rights, file disclosure, place of processing and contact. Sources: FCRA,
 * 15 USC 1681g and 1681i; California Civil Code, sections 1786.10, 1786.20(d) and 1786.22.
 */
export const page: LegalPage = {
  meta: {
    title: 'US consumer notice and file disclosure',
    description:
      'Notice to consumers in the United States: how we prepare consumer reports, your rights under the FCRA and in California, and how to see your file.',
    keywords: ['FCRA file disclosure', 'consumer report rights', 'California ICRAA notice'],
  },
  heading: 'Notice to consumers in the United States',
  lede: 'If a US employer asked us for a report about you, this page explains what we do, where your data goes and what you can ask for.',
  changed: '2026-11-29',
  appliesTo: 'Reports about people in the United States',
  sections: [
    {
      id: 'practices',
      title: 'Our practices',
      blocks: [
        {
          kind: 'text',
          text: `${legalRoles.us} We prepare reports for employers who certify a permissible purpose under the Fair Credit Reporting Act (FCRA). We ask courts, employers, schools and registers, and we report what they state, with the date.`,
        },
        {
          kind: 'text',
          text: 'We use your data for the report that you authorised, and we sell no personal data. An analyst compares each record with your identifiers before the employer sees the report. We keep your file for as long as our agreement with the employer and the law require.',
        },
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        {
          kind: 'list',
          items: [
            'You can see everything in your file, and who received it in the last two years for employment.',
            'You can dispute an item free of charge. As a rule we complete the reinvestigation within 30 days.',
            [
              'An employer must give you the report and a ',
              {
                label: 'summary of rights',
                href: 'https://www.consumerfinance.gov/learnmore/',
              },
              ' before it decides against you because of the report.',
            ],
            'You can add a short statement to your file if you still disagree with an item after our reinvestigation.',
            'You can complain to the Consumer Financial Protection Bureau (CFPB), the Federal Trade Commission or the attorney general of your state.',
          ],
        },
        {
          kind: 'table',
          label: 'The law behind your rights, and its periods',
          columns: ['Your right', 'Law', 'Period'],
          rows: [
            ['File disclosure', 'FCRA, section 609', 'Your receipt names the last day'],
            [
              'Dispute',
              'FCRA, section 611',
              'As a rule 30 days, 15 more if you send further facts',
            ],
            [
              'Notice before a decision',
              'FCRA, section 604(b)(3)',
              'Before the employer decides against you',
            ],
            [
              'Nature and scope of interviews',
              'FCRA, section 606',
              'The employer answers within five days of your request',
            ],
            ['Complaint', 'FCRA and the law of your state', 'At any time'],
          ],
        },
        {
          kind: 'text',
          text: [
            'The page ',
            candidates,
            ' explains how to see your report, correct an error and complain.',
          ],
        },
      ],
    },
    {
      id: 'file',
      title: 'See your file',
      blocks: [
        {
          kind: 'text',
          text: [
            'Section 609 of the FCRA lets you ask us for a file disclosure. Use the form ',
            { label: 'See my report', href: paths.caseReport },
            ', or email ',
            write,
            ' with the employer’s name and the month of the check. Please leave identity documents out of it, because we ask for proof of who you are through a protected channel.',
          ],
        },
        {
          kind: 'list',
          items: [
            'You receive all information in your file at the time of your request, with its sources as far as the law requires us to name them.',
            'You receive the name of each employer that had a report about you in the last two years, and of any other recipient in the last year.',
            'You receive the summary of your rights with the disclosure.',
          ],
        },
        {
          kind: 'text',
          text: 'We charge you nothing for a file disclosure, even where the FCRA would allow a fee.',
        },
      ],
    },
    {
      id: 'dispute',
      title: 'Dispute an item',
      blocks: [
        {
          kind: 'text',
          text: [
            'Tell us which line is wrong and what it should say, with the form ',
            { label: 'Correct an error', href: paths.caseCorrection },
            ' or at ',
            write,
            '. We ask the source again and complete our work, as a rule, within 30 days; the FCRA allows 15 more if you send us further information in that time. We then send you the result in writing, correct or delete what we can’t verify, and tell the employer on request.',
          ],
        },
      ],
    },
    {
      id: 'place',
      title: 'Where we process data',
      blocks: [
        {
          kind: 'text',
          text: demonstration
            ? 'Example for this demonstration: US orders are processed in the United States. If a source is in another country, we send only what that source needs, and your report names the country.'
            : 'Your employer’s order names the place where we process your data. If a source is in another country, we send only what that source needs, and your report names the country.',
        },
      ],
    },
    {
      id: 'california',
      title: 'California',
      blocks: [
        {
          kind: 'text',
          text: 'For investigative consumer reports, the Investigative Consumer Reporting Agencies Act (Civil Code, section 1786 and following) gives you further rights.',
        },
        {
          kind: 'list',
          items: [
            'You can inspect your file during business hours after reasonable notice, and bring one person with you.',
            'You can ask for a copy by certified mail, or for a summary by phone, after a written request with identification.',
            'You can learn who received a report about you in the last three years.',
          ],
        },
        {
          kind: 'text',
          text: demonstration
            ? 'Personal Information Disclosure: United States or Overseas. In this demonstration we state that your personal information stays in the United States and its territories, unless a place in your history is abroad. We then ask a source there, and send it what it needs to find your record.'
            : 'Personal Information Disclosure: United States or Overseas. We transfer your personal information outside the United States and its territories if a place in your history is abroad. We then ask a source there, and send it what it needs to find your record.',
        },
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        {
          kind: 'text',
          text: [
            `If you have a question about our privacy practices, or if your information was compromised, ask for the privacy team of ${product} at `,
            write,
            `. We reply ${site.replyPromise}, ${site.replyDays}. ${reach}`,
          ],
        },
        {
          kind: 'text',
          text: [
            'The ',
            { label: 'privacy policy', href: paths.privacyPolicy },
            ' explains what this website itself stores. This notice is general information and no legal advice.',
          ],
        },
      ],
    },
  ],
}

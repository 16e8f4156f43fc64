import { hasControlsClaim } from '#shared/company/controls-claim.ts'
import { site } from '#shared/company/site.ts'
import { paths, wellKnownPaths } from '#shared/paths/paths.ts'
import type { TrustPage } from '../catalogue/page-copy.ts'

const { claims, contactEmail, replyPromise, replyDays } = site

/** Trust page without its tables, which are in `trust-tables.ts`. */
export const page: TrustPage = {
  slug: 'trust',
  meta: {
    title: 'Security, data protection and sub-processors',
    description:
      'Two tables show how we protect screening files and how we protect this website, with retention, sub-processors and the contact for incidents.',
    keywords: [
      'security',
      'data protection',
      'sub-processors',
      'vulnerability report',
      'screening data security',
    ],
  },
  heading: 'Trust and security',
  lede: 'Two different systems hold data: our screening service and this website. You can see below what protects the files of your orders, and what protects this website.',
  service: {
    label: 'Screening service',
    heading: 'How we protect screening files',
    intro:
      'These measures protect the reports, documents and answers of your orders, and your contract states our role.',
  },
  website: {
    label: 'This website',
    heading: 'How we protect this website',
    intro:
      'We keep messages, meetings and accounts of our staff on this website, with what its visitors send us. Screening files are never stored here.',
  },
  retention: {
    label: 'Retention',
    heading: 'How long we keep data',
    intro: 'You agree the period for screening files with us before the first order.',
  },
  processors: {
    label: 'Sub-processors',
    heading: 'Sub-processors of this website',
    intro:
      'Our website runs on its own and can be connected to the services below. We list the sources and processors of a screening order in your agreement.',
  },
  report: {
    label: 'Report',
    heading: 'Security report and incidents',
    points: [
      {
        title: 'Controls report',
        text: hasControlsClaim
          ? `${claims.compliance} report available under NDA: ask for it through the contact form, and we send you the agreement first.`
          : 'We list the measures in the tables above, and you can ask us for evidence on each of them.',
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
        '. Tell us the address, the steps and what you saw, and leave out other people’s data. We reply ' +
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
  closing: 'What does your security review still need? We’ll answer or say who can.',
}

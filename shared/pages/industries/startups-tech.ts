import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for start-ups and their investors. */
export const page: IndustryPage = {
  slug: 'startups-tech',
  meta: {
    title: 'Founder background check and first-hire checks',
    description:
      'What start-ups and their investors can verify early and lawfully: founders, first executives, engineers and incoming funds, in an affordable order.',
    keywords: [
      'founder background check',
      'venture due diligence',
      'first hires screening',
      'resume ranking for start-ups',
      'investor diligence',
    ],
  },
  heading: 'Start-ups & tech',
  lede: 'You hire your first people fast, then a funding round asks for proof of everything. We verify what your stage needs, early and lawfully.',
  risks: {
    heading: 'Six risks from first hire to funding round',
    checks: [
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'education-verification',
        label: 'Education',
      },
      {
        slug: 'reference-validation',
        label: 'Reference',
      },
      {
        slug: 'kyc-compliance',
        label: 'KYC',
      },
      {
        slug: 'resume-ranking',
        label: 'Ranking',
      },
      {
        slug: 'watchlist-screening',
        label: 'Watchlist',
      },
      {
        slug: 'custom-software',
        label: 'Software',
      },
    ],
    rows: [
      {
        title: 'Founder claims that fail in diligence',
        detail: 'Exits, degrees and patents rounded up',
        cover: {
          'employment-verification': 'answers',
          'education-verification': 'answers',
          'reference-validation': 'supports',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'First executives hired in a hurry',
        detail: 'Found in a week, regretted for a year',
        cover: {
          'employment-verification': 'answers',
          'education-verification': 'supports',
          'reference-validation': 'answers',
        },
      },
      {
        title: 'Hundreds of applicants and one recruiter',
        detail: 'Good candidates lost in a long list',
        cover: {
          'employment-verification': 'supports',
          'resume-ranking': 'answers',
        },
      },
      {
        title: 'Investor money without a clear source',
        detail: 'Angels and funds with sanctioned partners',
        cover: {
          'kyc-compliance': 'answers',
          'watchlist-screening': 'answers',
        },
      },
      {
        title: 'Intellectual property owned by others',
        detail: 'Code written on a former employer’s time',
        cover: {
          'employment-verification': 'answers',
          'reference-validation': 'supports',
        },
      },
      {
        title: 'Hiring records kept in one spreadsheet',
        detail: 'Signed forms and results that nobody can find',
        cover: {
          'custom-software': 'answers',
        },
      },
    ],
  },
  roles: {
    heading: 'Who start-ups check, and when',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Founders, for investors',
          'Employment, education, directorships, watchlist',
          'Each priced round',
          slowestRef('employment', 'education', 'watchlist', 'company'),
        ],
        [
          'First executives',
          'Employment, reference, education',
          'When they take on money or data',
          slowestRef('reference', 'employment', 'education'),
        ],
        [
          'Angels, funds and lead investors',
          'KYC, owners, watchlist',
          'On transfer of shares',
          slowestRef('watchlist', 'owners'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A pitch deck that overstated a patent',
    paragraphs: [
      'How much of a pitch deck should an investor verify before the money moves? One fund had signed a term sheet with a company of nine and asked us about its technical founder. The deck gave her a doctorate, a granted patent and an earlier company sold to a larger one.',
      'She signed an authorisation, and we asked the university, the patent office and the company register. The university had awarded the doctorate in the year she gave. The patent was a published application, still under examination, and the earlier company had been dissolved after some assets went to the buyer she named.',
      'She had told the fund most of this in person, while the deck had grown in an accelerator. The investors corrected the disclosure schedule, kept the price and made assignment of the application to the company a condition. The round closed on facts both sides had read, and the deck was corrected before the next investor saw it.',
    ],
  },
  regulation: {
    heading: 'Hiring law for small companies: US and EU',
    points: [
      {
        title: 'United States: FCRA and fair chance laws',
        text: 'When an agency makes the report, the FCRA applies to your company of three as it does to one of thousands. New York City and California, among others, set when you may ask about a criminal record.',
      },
      {
        title: 'United Kingdom: data protection and DBS',
        text: 'The Data Protection Act 2018 requires a condition in its Schedule 1 before you use criminal records. A Basic DBS certificate shows unspent convictions and is the highest level for most start-up roles.',
      },
      {
        title: 'European Union: GDPR and the AI Act',
        text: 'Under the GDPR your check needs a purpose tied to the role, and consent from an applicant is a weak basis. The EU AI Act classes recruitment systems as high-risk, with duties from 2 December 2027.',
      },
      {
        title: 'Ranking software',
        text: 'New York City’s Local Law 144 requires a bias audit and a notice for certain automated hiring tools. A person on your team reads our ranking and can override it.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Start-up checks: common questions',
    items: [
      {
        question: 'Who sends the forms to a candidate if we have no HR department?',
        answer:
          'You approve the list, and we send the candidate the notice and any form that needs a signature. A founder can run the whole process in a few minutes.',
      },
      {
        question: 'Is it normal for our own investors to check us?',
        answer:
          'Yes, it has become an ordinary part of a round. Ask for the report on yourself first, because you are entitled to see it and correct it before the round.',
      },
      {
        question: 'Which single check should a small company start with, and for which roles?',
        answer:
          'We suggest employment verification for anyone who will handle money or production access, because it finds most of what references leave out.',
      },
      {
        question: 'Can you check who owns the code that a founder brings?',
        answer:
          'We confirm where and when the founder worked, and which patents or applications are registered. You and your investors then compare the dates with the employment contracts.',
      },
      {
        question: 'How do we keep screening affordable when we hire only a few people?',
        answer:
          'You order single checks one by one, so you pay only for what the role needs. We’ll suggest which ones your stage needs and which can wait until the next round.',
      },
    ],
  },
  related: {
    heading: 'Services for start-ups and investors',
    services: ['resume-ranking', 'reference-validation', 'custom-software'],
    industries: ['it-software', 'corporate-professional'],
  },
  closing: 'What comes next, a hire or a round? We’ll suggest where to start.',
}

import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for law firms and legal departments. */
export const page: IndustryPage = {
  slug: 'legal-services',
  meta: {
    title: 'Law firm background checks and client checks',
    description:
      'How law firms check lateral partners, paralegals, experts and new clients: admission, discipline, conflicts, source of funds, and the limits of privilege.',
    keywords: [
      'law firm background checks',
      'lateral hire due diligence',
      'law firm client due diligence',
      'bar admission verification',
      'section 43 order',
      'source of funds',
    ],
  },
  heading: 'Legal services',
  lede: 'You hold client money, client secrets and duties to the court. We check the people who join your firm and the clients you take on.',
  risks: {
    heading: 'Five risks for law firms',
    checks: [
      {
        slug: 'education-verification',
        label: 'Credentials',
      },
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'reference-validation',
        label: 'Reference',
      },
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'watchlist-screening',
        label: 'Watchlist',
      },
      {
        slug: 'kyc-compliance',
        label: 'KYC',
      },
    ],
    rows: [
      {
        title: 'Suspended or surrendered admissions',
        detail: 'Roll, bar or chambers membership has changed',
        cover: {
          'education-verification': 'answers',
          'reference-validation': 'supports',
          'employment-verification': 'supports',
        },
      },
      {
        title: 'Lateral partners with undisclosed findings',
        detail: 'Discipline abroad, or a confidential settlement',
        cover: {
          'education-verification': 'supports',
          'reference-validation': 'answers',
          'employment-verification': 'answers',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'Support staff with access to client accounts',
        detail: 'Cashiers, paralegals and evening staff',
        cover: {
          'criminal-check': 'answers',
          'reference-validation': 'supports',
          'employment-verification': 'answers',
        },
      },
      {
        title: 'Client money without a clear source',
        detail: 'Your client account used to launder funds',
        cover: {
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
        },
      },
      {
        title: 'Instructions that sanctions restrict',
        detail: 'Advice or fees may require a licence',
        cover: {
          'watchlist-screening': 'answers',
          'kyc-compliance': 'supports',
        },
      },
    ],
  },
  roles: {
    heading: 'Who law firms check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Lateral partners and counsel',
          'Roll or bar, discipline, employment, reference',
          'When a second admission is claimed',
          slowestRef('reference', 'employment', 'licence'),
        ],
        [
          'Associates and trainees',
          'Degree, admission, permission to practise',
          'At admission',
          slowestRef('education', 'licence'),
        ],
        [
          'Cashiers and paralegals',
          'Criminal where lawful, employment, reference',
          'On access to the client account',
          slowestRef('criminal', 'reference', 'employment'),
        ],
        [
          'Expert witnesses',
          'Education, publications, registration',
          'Every instruction',
          slowestRef('education', 'licence'),
        ],
        [
          'New and returning clients',
          'Identity, owners, watchlist, source of funds',
          'New matter, or changed instructions',
          slowestRef('watchlist', 'owners', 'identity'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A paralegal with an order under a former name',
    paragraphs: [
      'The conveyancing team of a law firm needed an experienced paralegal by the end of the month. An agency had sent good references for one, and she had already started on a temporary basis.',
      'We searched the regulator’s list of people whom law firms may employ only with permission. The name on her CV was clear. Then her university confirmed the degree under a former surname, and under that surname the list showed an order.',
      'She had been open about the name, because no form had asked for earlier ones. The order went back to a document that she had signed on behalf of a client years before, lacking authority to do so.',
      'The firm ended the placement at once, told the regulator why, and applied for permission with conditions. The firm has since added all former names to its application form, so each search starts from the right list.',
    ],
  },
  regulation: {
    heading: 'Law firm rules: SRA, state bars and AML',
    points: [
      {
        title: 'United States: state bars and the Model Rules',
        text: 'Each state handles admission and discipline, so we search the bar of every state where a lawyer has practised. Model Rule 5.3 makes lawyers responsible for supervising other staff. Amended Rule 1.16 covers inquiry into the facts of a representation, and each state adopts its own version.',
      },
      {
        title: 'United Kingdom: SRA and section 43',
        text: 'Section 43 of the Solicitors Act 1974 allows an order that a law firm may employ a named non-solicitor only with permission. The Solicitors Regulation Authority publishes its decisions for England and Wales; Scotland and Northern Ireland have their own law societies.',
      },
      {
        title: 'European Union: money laundering law',
        text: 'You come within money laundering law when you handle, for example, property or company formation, as UK firms do too. You may need a licence before a sanctioned client can pay your fees.',
      },
      {
        title: 'Privilege',
        text: 'You can order checks and keep your client’s matter to yourself. We work from public registers and from what your client agrees to, so you can keep the details of the case.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Law firm checks: common questions',
    items: [
      {
        question: 'Do you search every former name of a lawyer or paralegal?',
        answer:
          'We search each name the candidate gives us and any that a source reveals on the way. Your report lists which names we sent to which source, so you can see what was searched.',
      },
      {
        question: 'Can you check the other side in a dispute or a transaction?',
        answer:
          'We check companies in public registers and court records. For individuals we first need a lawful basis, we work openly, and we leave represented parties to your own correspondence.',
      },
      {
        question: 'How do you verify that a lateral hire is admitted to practise?',
        answer:
          'We read the roll or the state bar’s record on the day and confirm status, date and published discipline. If a record is closed, we ask the body in writing and tell you when to expect a reply.',
      },
      {
        question: 'Which client due diligence can we hand to you?',
        answer:
          'You can hand us identity, ownership, sanctions searches and evidence for the source of funds. Your firm keeps the risk assessment and the decision to act.',
      },
    ],
  },
  related: {
    heading: 'Services for law firms',
    services: ['kyc-compliance', 'education-verification', 'watchlist-screening'],
    industries: ['accounting-advisory', 'corporate-professional'],
  },
  closing: 'Is it a hire or a client? We’ll propose the checks for either.',
}

import type { IndustryPage } from '../page-copy.ts'

/** The dossier of law firms and legal departments. */
export const page: IndustryPage = {
  slug: 'legal-services',
  meta: {
    title: 'Screening for law firms and legal teams',
    description:
      'Lateral partners, paralegals, experts and new clients: how a law firm checks standing, conflicts and source of funds, and where privilege draws a line.',
    keywords: [
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
    label: 'Heads of risk',
    heading: 'Five risks for law firms',
    intro: 'Read with your conflicts search, which no outside check replaces.',
    checks: [
      { slug: 'education-verification', label: 'Credentials' },
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'reference-validation', label: 'Reference' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'kyc-compliance', label: 'KYC' },
    ],
    rows: [
      {
        title: 'An admission that was surrendered or suspended',
        detail: 'Roll, bar or chambers membership not what it was',
        cover: {
          'education-verification': 'answers',
          'reference-validation': 'supports',
          'employment-verification': 'supports',
        },
      },
      {
        title: 'A lateral partner with an undisclosed finding',
        detail: 'Discipline abroad, or a claim settled in silence',
        cover: {
          'education-verification': 'supports',
          'reference-validation': 'answers',
          'employment-verification': 'answers',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'Support staff with reach into client accounts',
        detail: 'Cashiers, paralegals and evening staff',
        cover: {
          'criminal-check': 'answers',
          'reference-validation': 'supports',
          'employment-verification': 'answers',
        },
      },
      {
        title: 'A client whose money has no history',
        detail: 'The client account used as a laundry',
        cover: { 'watchlist-screening': 'supports', 'kyc-compliance': 'answers' },
      },
      {
        title: 'A mandate that sanctions forbid',
        detail: 'Advice or fees may require a licence',
        cover: { 'watchlist-screening': 'answers', 'kyc-compliance': 'supports' },
      },
    ],
  },
  roles: {
    label: 'Posts',
    heading: 'Who law firms check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Lateral partners and counsel',
          'Roll or bar, discipline, employment, reference',
          'When a second admission is claimed',
          '24-hour to the first answer',
        ],
        [
          'Associates and trainees',
          'Degree, admission, right to practise',
          'At admission',
          '24-hour',
        ],
        [
          'Cashiers and paralegals',
          'Criminal where lawful, employment, reference',
          'On access to the client account',
          '24-hour',
        ],
        [
          'Expert witnesses',
          'Education, publications, registration',
          'Every instruction',
          'Set by the source',
        ],
        [
          'New and returning clients',
          'Identity, owners, watchlist, source of funds',
          'New matter, or changed instructions',
          '24-hour to the first answer',
        ],
      ],
    },
  },
  situation: {
    label: 'Instructive facts',
    heading: 'A paralegal with an order under a former name',
    intro: 'No firm or person is described.',
    paragraphs: [
      'A conveyancing department wanted an experienced paralegal by the end of the month. Her references from an agency were good and she had started on a temporary basis.',
      'The regulator’s list of people who may not be employed by law firms without permission was searched first under the name on her CV: nothing. Her degree certificate, once the university answered, was in a former surname. Under that name there was an order.',
      'She had not hidden the name; no form had asked for it. The order arose from signing on behalf of a client without authority, years before, in another town.',
      'The firm ended the placement the same day, told the regulator why, and applied for permission with conditions. The firm has since added all former names to its application form, so each search starts from the right list.',
    ],
  },
  regulation: {
    label: 'Authorities',
    heading: 'Law firm rules: SRA, state bars and AML',
    intro: 'We supply facts to lawyers; the law is yours.',
    points: [
      {
        title: 'England and Wales: the SRA',
        text: 'Section 43 of the Solicitors Act 1974 allows an order that a person who is not a solicitor may not be employed by a law firm without permission. The Solicitors Regulation Authority publishes regulatory decisions.',
      },
      {
        title: 'United States: state bars and the Model Rules',
        text: 'Admission and discipline are held state by state. Model Rule 5.3 makes lawyers responsible for supervising non-lawyers, and amended Rule 1.16 speaks of inquiring into the facts of a representation. Each state adopts its own version.',
      },
      {
        title: 'Anti-money-laundering and sanctions',
        text: 'In the United Kingdom and the European Union, lawyers who handle, for example, property or company formation come within money laundering law. Payment of fees by a sanctioned client may need a licence from the competent office.',
      },
      {
        title: 'Privilege',
        text: 'What a client tells you stays with you. We work from public registers and from what the client agrees to have asked, and need not know the matter.',
      },
    ],
  },
  questions: {
    label: 'Interrogatories',
    heading: 'Law firm checks: common questions',
    items: [
      {
        question: 'Do you search every former name?',
        answer:
          'Every one the candidate gives, and those that a source reveals on the way. The report lists which names were put to which source, so that a blank is never mistaken for a search.',
      },
      {
        question: 'Can you check the other side?',
        answer:
          'Companies, yes, from public registers and courts. Individuals only where there is a lawful ground, and without pretext. We do not contact represented parties.',
      },
    ],
  },
  related: {
    heading: 'Services for law firms',
    services: ['kyc-compliance', 'education-verification', 'watchlist-screening'],
    industries: ['accounting-advisory', 'corporate-professional'],
  },
  closing: 'Tell us about the hire or the client. We’ll propose the checks.',
}

import type { IndustryPage } from '../page-copy.ts'

/** The dossier of ministries, councils, public bodies and their contractors. */
export const page: IndustryPage = {
  slug: 'government-public',
  meta: {
    title: 'Checks for government and the public sector',
    description:
      'Civil servants, contractors, bidders and grant recipients: pre-employment checks below clearance level, exclusion grounds and conflicts of interest.',
    keywords: [
      'BPSS check',
      'public procurement due diligence',
      'debarment check',
      'conflict of interest screening',
      'contractor suitability',
    ],
  },
  heading: 'Government & public',
  lede: 'Your hiring, buying and grant decisions are open to public scrutiny. We give you sourced answers that stand up to it.',
  risks: {
    label: 'Public interest',
    heading: 'Six risks for public bodies',
    intro: 'Set out as they appear in audit reports: finding first, means second.',
    checks: [
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'address-verification', label: 'Address' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'risk-scoring', label: 'Risk score' },
      { slug: 'interactive-dashboards', label: 'Dashboard' },
    ],
    rows: [
      {
        title: 'A bidder excluded somewhere else',
        detail: 'Debarred in one country, tendering in another',
        cover: {
          'criminal-check': 'supports',
          'kyc-compliance': 'answers',
          'watchlist-screening': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'An official with a share in the winner',
        detail: 'Interests held through family or company',
        cover: {
          'employment-verification': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
        },
      },
      {
        title: 'A post filled before identity was settled',
        detail: 'Nationality, right to work, gaps unexplained',
        cover: {
          'criminal-check': 'supports',
          'employment-verification': 'answers',
          'address-verification': 'answers',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'Benefits paid to people who are elsewhere',
        detail: 'Addresses of convenience',
        cover: {
          'address-verification': 'answers',
          'kyc-compliance': 'supports',
          'interactive-dashboards': 'answers',
        },
      },
      {
        title: 'A grant that stops at the intermediary',
        detail: 'Funds held by a body with no activity',
        cover: {
          'address-verification': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
          'interactive-dashboards': 'supports',
        },
      },
      {
        title: 'Leaks from contracted staff',
        detail: 'Cleaners, translators and hosts of data',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'answers',
          'kyc-compliance': 'supports',
        },
      },
    ],
  },
  roles: {
    label: 'Register of posts',
    heading: 'Who public bodies check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Officials below clearance level',
          'Identity, employment, criminal as law allows',
          'By department policy',
          '24-hour',
        ],
        [
          'Senior and political appointments',
          'Interests, directorships, watchlist, record',
          'On declaration of new interests',
          '24-hour to the first answer',
        ],
        [
          'Contractor personnel',
          'The department’s standard, person by person',
          'For the life of the contract',
          '24-hour',
        ],
        [
          'Bidders and subcontractors',
          'Registry, owners, exclusion grounds',
          'At award and on assignment',
          '24-hour to the first answer',
        ],
        [
          'Grant recipients',
          'Registration, officers, accounts, address',
          'Each instalment',
          'Set by the source',
        ],
      ],
    },
  },
  situation: {
    label: 'Minute of a case',
    heading: 'A bidder linked to a debarred company',
    intro: 'An exercise, with an authority that does not exist.',
    paragraphs: [
      'A regional authority had ranked a bidder first for school transport. The standstill period was running. A losing bidder wrote to say that the winner was a barred company under a new sign.',
      'A complaint of that kind is cheap to make. The authority asked us for facts: officers and owners from the registry with their dates, vehicle operating licences, the debarment lists of three jurisdictions, and court records for the two directors.',
      'The directors had clean records. The owner of record was a company formed in March, whose shares were pledged to a lender. The lender had been run by the man named in the debarment, until a month before.',
      'The authority put this to the bidder, which had to be heard, and asked for evidence of measures taken since. The decision was a matter of law and was made by its lawyers. Whether the man had given instructions after leaving could not be shown by any document we could reach, and the minute records both halves.',
    ],
  },
  regulation: {
    label: 'Instruments',
    heading: 'Public sector rules: BPSS, FAR and EU tenders',
    intro: 'Public bodies have their own counsel; this list is for orientation.',
    points: [
      {
        title: 'United Kingdom',
        text: 'The Baseline Personnel Security Standard covers identity, right to work, employment history and unspent convictions. National security vetting is for the state alone. The Procurement Act 2023 sets out exclusion grounds, connected persons and a debarment list.',
      },
      {
        title: 'United States',
        text: 'Suitability of federal employees is decided under 5 CFR part 731 by the government. For contractors, SAM.gov shows suspensions and debarments under FAR subpart 9.4, and E-Verify clauses may apply.',
      },
      {
        title: 'European Union',
        text: 'Directive 2014/24/EU has mandatory and discretionary exclusion grounds and allows a bidder to show self-cleaning. The Commission publishes part of its own exclusion database.',
      },
      {
        title: 'Freedom of information',
        text: 'What we write may be requested. Reports keep source, date and finding apart, so that a body can disclose one without the others.',
      },
    ],
  },
  questions: {
    label: 'Tabled questions',
    heading: 'Public sector checks: common questions',
    items: [
      {
        question: 'Can you run a security clearance?',
        answer:
          'No private firm can grant one. Ours are the checks that precede it, and those for posts that never need it.',
      },
      {
        question: 'May a tender require screening of the bidder’s staff?',
        answer:
          'Often, if it is linked to the contract and proportionate. State the standard rather than the supplier, and leave each bidder free to choose who does it.',
      },
      {
        question: 'Do you take instructions from a minister’s office?',
        answer:
          'From the contracting body, on a written purpose, within the law. A request to look into a critic or a journalist is declined.',
      },
    ],
  },
  related: {
    heading: 'Services for government and public bodies',
    services: ['kyc-compliance', 'criminal-check', 'address-verification'],
    industries: ['non-profit', 'education-academic'],
  },
  closing: 'Tell us the post, tender or grant. We’ll outline the checks.',
}

import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for ministries, councils, public bodies and their contractors. */
export const page: IndustryPage = {
  slug: 'government-public',
  meta: {
    title: 'BPSS check and public procurement due diligence',
    description:
      'Checks for public bodies: officials below clearance level, contractors, bidders and grant recipients, with exclusion grounds and conflicts of interest.',
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
    heading: 'Six risks for public bodies',
    checks: [
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'address-verification',
        label: 'Address',
      },
      {
        slug: 'kyc-compliance',
        label: 'KYC',
      },
      {
        slug: 'watchlist-screening',
        label: 'Watchlist',
      },
      {
        slug: 'risk-scoring',
        label: 'Risk score',
      },
      {
        slug: 'interactive-dashboards',
        label: 'Dashboard',
      },
    ],
    rows: [
      {
        title: 'Bidders debarred elsewhere',
        detail: 'Debarred in one country, tendering in another',
        cover: {
          'criminal-check': 'supports',
          'kyc-compliance': 'answers',
          'watchlist-screening': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'Officials with a share in the winner',
        detail: 'Interests through family or a company',
        cover: {
          'employment-verification': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
        },
      },
      {
        title: 'Appointments before identity is settled',
        detail: 'Nationality, permits, unexplained gaps',
        cover: {
          'criminal-check': 'supports',
          'employment-verification': 'answers',
          'address-verification': 'answers',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'Benefits paid to people who live elsewhere',
        detail: 'Addresses of convenience',
        cover: {
          'address-verification': 'answers',
          'kyc-compliance': 'supports',
          'interactive-dashboards': 'answers',
        },
      },
      {
        title: 'Grants that stop at an intermediary',
        detail: 'Funds held by a body with no activity',
        cover: {
          'address-verification': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
          'interactive-dashboards': 'supports',
        },
      },
      {
        title: 'Leaks through contracted staff',
        detail: 'Cleaners, translators and data hosts',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'answers',
          'kyc-compliance': 'supports',
        },
      },
    ],
  },
  roles: {
    heading: 'Who public bodies check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Officials below clearance level',
          'Identity, employment, criminal as law allows',
          'By department policy',
          slowestRef('criminal', 'employment', 'identity'),
        ],
        [
          'Senior and political appointments',
          'Interests, directorships, watchlist, record',
          'On declaration of new interests',
          slowestRef('criminal', 'watchlist', 'company'),
        ],
        [
          'Contractor personnel',
          'The department’s standard, person by person',
          'For the life of the contract',
          'Depends on the department’s standard',
        ],
        [
          'Bidders, subcontractors and grant recipients',
          'Registry, owners, officers, exclusion grounds',
          'At award, assignment and each instalment',
          slowestRef('watchlist', 'owners', 'company'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A bidder linked to a debarred company',
    paragraphs: [
      'A regional authority had ranked a bidder first for school transport, and the standstill period was running. A losing bidder then claimed that the winner was a debarred company under a new name.',
      'The authority asked us for facts that it could rely on, so we read the registry for officers and owners, with their dates. We added vehicle operating licences, the debarment lists of three jurisdictions and court records for both directors.',
      'Both directors had clean records, but the registered owner was a company formed in March that had pledged its shares to a lender. Until a month before, the man named in the debarment had run that lender.',
      'The authority showed the bidder these facts, heard its reply and requested evidence of the measures it had taken since. Whether the man still gave instructions could not be shown by any document, so the authority’s lawyers decided on what was proved. Tender forms now require bidders to name lenders with a pledge over their shares.',
    ],
  },
  regulation: {
    heading: 'Public sector rules: BPSS, FAR and EU tenders',
    points: [
      {
        title: 'United States: FAR and suitability',
        text: 'The government itself decides on the suitability of federal employees under 5 CFR part 731. For contractors, SAM.gov shows suspensions and debarments under FAR subpart 9.4, and E-Verify clauses may apply to you.',
      },
      {
        title: 'United Kingdom: BPSS and procurement',
        text: 'The Baseline Personnel Security Standard covers identity, right to work, employment history and unspent convictions, and the state alone grants security vetting. The Procurement Act 2023 sets out exclusion grounds, connected persons and a debarment list.',
      },
      {
        title: 'European Union: exclusion grounds',
        text: 'Directive 2014/24/EU has mandatory and discretionary exclusion grounds and allows a bidder to show self-cleaning. The Commission publishes part of its own exclusion database, which we search.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Public sector checks: common questions',
    items: [
      {
        question: 'Can you run a security clearance for our officials or contractors?',
        answer:
          'Clearance itself comes from the government alone. We run the checks that come before it, and the checks for roles that need a baseline alone.',
      },
      {
        question: 'May a public tender require background checks on the staff of each bidder?',
        answer:
          'Often yes, if the requirement is linked to the contract and proportionate. Describe the standard you need, so that each bidder can choose who does the checks.',
      },
      {
        question: 'Do you accept orders from a minister’s office or an adviser?',
        answer:
          'We take orders from the contracting body, for a written and lawful purpose. We decline any request to look into the private lives of critics or journalists.',
      },
      {
        question: 'Can your reports be disclosed under freedom of information law?',
        answer:
          'Your report keeps source, date and finding apart, so you can disclose one part and protect another. Tell us in advance if a request is likely.',
      },
      {
        question: 'How do you check a bidder for conflicts of interest?',
        answer:
          'We compare owners and officers with the declared interests of your panel, and trace shared companies and addresses. You receive each link with its source, and your panel decides what it means.',
      },
    ],
  },
  related: {
    heading: 'Services for government and public bodies',
    services: ['kyc-compliance', 'criminal-check', 'address-verification'],
    industries: ['non-profit', 'education-academic'],
  },
  closing: 'Is it a post, a tender or a grant? We’ll outline the checks.',
}

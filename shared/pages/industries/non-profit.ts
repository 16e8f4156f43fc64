import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for charities, foundations and relief organisations. */
export const page: IndustryPage = {
  slug: 'non-profit',
  meta: {
    title: 'Charity trustee checks and partner due diligence',
    description:
      'Checks for charities and foundations: trustees, aid staff, volunteers, donors and partners abroad, in proportion to the people you serve and the money.',
    keywords: [
      'charity trustee checks',
      'know your donor',
      'FATF Recommendation 8',
      'safeguarding in aid',
      'partner due diligence NGO',
      'misconduct disclosure scheme',
    ],
  },
  heading: 'Non-profit',
  lede: 'You work through volunteers, donors and partners you can’t watch every day. We check them in proportion, so aid reaches the people it is meant for.',
  risks: {
    heading: 'Six risks for charities and foundations',
    checks: [
      {
        slug: 'criminal-check',
        label: 'Criminal',
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
        slug: 'watchlist-screening',
        label: 'Watchlist',
      },
      {
        slug: 'risk-scoring',
        label: 'Risk score',
      },
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'address-verification',
        label: 'Address',
      },
    ],
    rows: [
      {
        title: 'Offenders who move between missions',
        detail: 'Dismissed in one country, hired in the next',
        cover: {
          'criminal-check': 'answers',
          'reference-validation': 'answers',
          'watchlist-screening': 'supports',
          'employment-verification': 'answers',
        },
      },
      {
        title: 'Disqualified trustees',
        detail: 'Insolvency, conviction or an earlier removal',
        cover: {
          'criminal-check': 'answers',
          'kyc-compliance': 'supports',
          'watchlist-screening': 'answers',
          'employment-verification': 'supports',
        },
      },
      {
        title: 'Gifts with a hidden source or condition',
        detail: 'Large donors who expect more than thanks',
        cover: {
          'kyc-compliance': 'answers',
          'watchlist-screening': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'Local partners without any activity',
        detail: 'Bodies with no premises or accounts',
        cover: {
          'reference-validation': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
          'address-verification': 'supports',
        },
      },
      {
        title: 'Aid diverted to a sanctioned group',
        detail: 'Fees, convoys, names on a beneficiary list',
        cover: {
          'kyc-compliance': 'supports',
          'watchlist-screening': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'Volunteers alone with children or elders',
        detail: 'One-to-one contact without a record check',
        cover: {
          'criminal-check': 'answers',
          'reference-validation': 'supports',
          'address-verification': 'answers',
        },
      },
    ],
  },
  roles: {
    heading: 'Who charities check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Trustees and senior managers',
          'Disqualification, criminal, directorships',
          'With the yearly declaration',
          slowestRef('company', 'criminal'),
        ],
        [
          'International staff',
          'Each past employer, conduct statement, criminal',
          'Before a new country',
          slowestRef('criminal', 'employment'),
        ],
        [
          'National staff, drivers, guards',
          'References by phone, local record, watchlist',
          'At contract renewal',
          slowestRef('criminal', 'reference', 'watchlist'),
        ],
        [
          'Volunteers and mentors',
          'Identity, references, criminal where eligible',
          'Where the activity changes',
          slowestRef('enhanced-criminal', 'reference', 'identity'),
        ],
        [
          'Major donors and implementing partners',
          'KYC, owners, watchlist, risk score',
          'Before each grant agreement',
          slowestRef('watchlist', 'owners'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A local partner and a name on a sanctions list',
    paragraphs: [
      'A relief charity had chosen a local organisation from five proposals for a water project. It planned the first transfer for the week before the rains.',
      'The ministry kept its register on paper, so our correspondent read it there. The organisation was listed, although its entry was due for renewal. Its board included a trader whose surname and district matched a name on a sanctions list, with different given names and no birth date.',
      'We asked the organisation for the date of birth. It sent a copy of his national card, and the civil registry confirmed it: he was a cousin of the listed man.',
      'The charity waited for the renewal, paid the first part directly to the drilling firm and kept the trader away from cash. Drilling started before the rains, and the donor’s auditor had a complete file. Every new partner now sends board members’ birth dates with its proposal.',
    ],
  },
  regulation: {
    heading: 'Charity rules: safeguarding, FATF and sanctions',
    points: [
      {
        title: 'United States: sanctions and licences',
        text: 'OFAC general licences permit some humanitarian dealings under conditions, and you should keep the records. The Fair Credit Reporting Act (FCRA) covers our reports on your staff and volunteers.',
      },
      {
        title: 'United Kingdom: Charity Commission',
        text: 'Guidance says that trustees should know their donors, partners and beneficiaries as far as is reasonable, and put safeguarding first. Automatic disqualification covers trustees and certain senior managers in England and Wales.',
      },
      {
        title: 'European Union: data and sanctions',
        text: 'EU sanctions carry humanitarian exceptions that follow UN Security Council Resolution 2664. Under the GDPR you need a lawful basis for each check, and national law decides on criminal records.',
      },
      {
        title: 'FATF Recommendation 8',
        text: 'As revised, it expects states to take focused, risk-based measures towards non-profits. Your bank will still ask for evidence on partners, and our report gives you that.',
      },
      {
        title: 'Misconduct Disclosure Scheme',
        text: 'Participating organisations tell one another about findings of sexual misconduct by former staff. You join as a member, and we can collect the statements for you.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Charity checks: common questions',
    items: [
      {
        question: 'Is there a lighter screening package for a small charity with volunteers?',
        answer:
          'Yes, you can choose fewer checks and keep their quality. For a befriending group, identity and two references that we call will tell you more than a global search.',
      },
      {
        question: 'Should a charity screen the people it helps against sanctions lists?',
        answer:
          'We advise restraint here. Donors sometimes request it, while humanitarian principles and data protection weigh against it, and some legal exceptions exist to avoid it.',
      },
      {
        question: 'Who contacts a referee in a conflict area?',
        answer:
          'A colleague who can do so safely, by phone where possible. We choose another source where a question could endanger the person who answers.',
      },
      {
        question: 'What should due diligence on a local partner include?',
        answer:
          'We suggest that you start with registration, officers, premises, accounts and sanctions. We add references from earlier donors and tell you which documents would close a gap.',
      },
    ],
  },
  related: {
    heading: 'Services for charities and foundations',
    services: ['reference-validation', 'kyc-compliance', 'watchlist-screening'],
    industries: ['government-public', 'education-academic'],
  },
  closing: 'Where do you work? We’ll suggest checks in proportion.',
}

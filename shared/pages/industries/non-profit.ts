import type { IndustryPage } from '../page-copy.ts'

/** The dossier of charities, foundations and relief organisations. */
export const page: IndustryPage = {
  slug: 'non-profit',
  meta: {
    title: 'Screening for charities and foundations',
    description:
      'Trustees, relief workers, volunteers, donors and partners abroad: checks for charities that protect the people served and the money given.',
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
    label: 'Duty of care',
    heading: 'Six risks for charities and foundations',
    intro: 'Money and people, in equal parts.',
    checks: [
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'reference-validation', label: 'Reference' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'risk-scoring', label: 'Risk score' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'address-verification', label: 'Address' },
    ],
    rows: [
      {
        title: 'An offender who follows the emergency',
        detail: 'Dismissed in one mission, hired in the next',
        cover: {
          'criminal-check': 'answers',
          'reference-validation': 'answers',
          'watchlist-screening': 'supports',
          'employment-verification': 'answers',
        },
      },
      {
        title: 'A trustee who is disqualified',
        detail: 'Insolvency, conviction or an earlier removal',
        cover: {
          'criminal-check': 'answers',
          'kyc-compliance': 'supports',
          'watchlist-screening': 'answers',
          'employment-verification': 'supports',
        },
      },
      {
        title: 'A donor who wants more than thanks',
        detail: 'Gifts with a hidden source or a condition',
        cover: {
          'kyc-compliance': 'answers',
          'watchlist-screening': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'A partner that exists on letterhead',
        detail: 'Local bodies with no premises or accounts',
        cover: {
          'reference-validation': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
          'address-verification': 'supports',
        },
      },
      {
        title: 'Aid diverted towards a listed group',
        detail: 'Fees, convoys, names on a beneficiary list',
        cover: {
          'kyc-compliance': 'supports',
          'watchlist-screening': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'Volunteers alone with children or elders',
        detail: 'Goodwill mistaken for a record',
        cover: {
          'criminal-check': 'answers',
          'reference-validation': 'supports',
          'address-verification': 'answers',
        },
      },
    ],
  },
  roles: {
    label: 'Field and office',
    heading: 'Who charities check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Trustees and senior managers',
          'Disqualification, criminal, directorships',
          'With the yearly declaration',
          '24-hour to the first answer',
        ],
        [
          'International staff',
          'Each past employer, conduct statement, criminal',
          'Before a new country',
          'Set by the source',
        ],
        [
          'National staff, drivers, guards',
          'References by telephone, local record, watchlist',
          'At contract renewal',
          'Set by the source',
        ],
        [
          'Volunteers and mentors',
          'Identity, references, criminal where eligible',
          'Where the activity changes',
          '24-hour',
        ],
        [
          'Major donors and implementing partners',
          'KYC, owners, watchlist, risk score',
          'Before each grant agreement',
          '24-hour to the first answer',
        ],
      ],
    },
  },
  situation: {
    label: 'From the field',
    heading: 'A local partner and a name on a sanctions list',
    intro: 'The country is not named because there is none.',
    paragraphs: [
      'A relief charity had chosen a local organisation to run a water project. The proposal was the best of five. The first transfer was planned for the week before the rains.',
      'The ministry’s register was on paper. A correspondent read it: the organisation had been entered, and its entry had not been renewed. Its board listed a trader whose surname and district matched a name on a sanctions list; the given names differed and there was no birth date.',
      'We asked for one. The organisation sent a copy of his national card, and the registry office for persons confirmed it. He was a cousin, not the man.',
      'The charity waited for the renewal, paid the first part directly to the drilling firm, and kept the trader out of handling cash. Drilling started before the rains, and the donor’s auditor had a complete file.',
    ],
  },
  regulation: {
    label: 'Guidance for boards',
    heading: 'Charity rules: safeguarding, FATF and sanctions',
    intro: 'For trustees and their advisers, as a start.',
    points: [
      {
        title: 'England and Wales: Charity Commission',
        text: 'Guidance asks trustees to know their donors, partners and beneficiaries as far as is reasonable, and to put safeguarding first. Automatic disqualification covers trustees and certain senior managers.',
      },
      {
        title: 'FATF Recommendation 8',
        text: 'As revised, it asks states for focused and risk-based measures, and not for treating every non-profit as a suspect. A bank will still ask you for the file.',
      },
      {
        title: 'Sanctions and humanitarian exceptions',
        text: 'United Nations Security Council Resolution 2664, and exceptions and general licences in the United States and the United Kingdom, permit some humanitarian dealings. Conditions and records matter.',
      },
      {
        title: 'Misconduct Disclosure Scheme',
        text: 'Participating organisations tell one another about findings of sexual misconduct. We can collect the statement; membership is yours.',
      },
    ],
  },
  questions: {
    label: 'Trustees ask',
    heading: 'Charity checks: common questions',
    items: [
      {
        question: 'Is there a lighter package for small charities?',
        answer:
          'Choose fewer questions rather than cheaper answers. For a befriending group, identity and two references that were actually called will do more than a global search.',
      },
      {
        question: 'May we screen the people we help?',
        answer:
          'We advise restraint. Donors ask for it at times; principles of humanity and data protection weigh against, and some exceptions in law were written to avoid it.',
      },
      {
        question: 'Who speaks to a referee in a conflict area?',
        answer:
          'Someone who can do so safely, by telephone where possible. We do not send a person where the question would endanger the one who answers.',
      },
    ],
  },
  related: {
    heading: 'Services for charities and foundations',
    services: ['reference-validation', 'kyc-compliance', 'watchlist-screening'],
    industries: ['government-public', 'education-academic'],
  },
  closing: 'Tell us where you work. We’ll suggest checks in proportion.',
}

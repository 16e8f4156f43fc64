import type { IndustryPage } from '../page-copy.ts'

/** The dossier of funds, asset managers, payment firms and other licensed firms that are not banks. */
export const page: IndustryPage = {
  slug: 'financial-institution',
  meta: {
    title: 'Due diligence for funds, payments and fintech',
    description:
      'Asset managers, payment institutions and fintechs: fit and proper persons, cloned licences, administrators and outsourced operations, checked at the register.',
    keywords: [
      'fit and proper assessment',
      'bad actor check Rule 506(d)',
      'payment institution due diligence',
      'fund administrator checks',
      'outsourcing oversight',
      'fintech compliance',
    ],
  },
  heading: 'Financial institutions',
  lede: 'You run on a licence, a few responsible people and a long chain of suppliers. We check all three before your supervisor asks.',
  risks: {
    label: 'Supervisory risk',
    heading: 'Seven risks for funds, payments and fintech',
    intro: 'The checks follow the licence outward: its holders, its agents, its operations.',
    checks: [
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'education-verification', label: 'Education' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'risk-scoring', label: 'Risk score' },
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'interactive-dashboards', label: 'Dashboard' },
    ],
    rows: [
      {
        title: 'A responsible person who is not fit and proper',
        detail: 'Findings abroad surface in the approval process',
        cover: {
          'employment-verification': 'answers',
          'education-verification': 'supports',
          'watchlist-screening': 'supports',
          'kyc-compliance': 'supports',
          'criminal-check': 'answers',
        },
      },
      {
        title: 'A promoter who disqualifies the offering',
        detail: 'One covered person can cost a private placement',
        cover: {
          'employment-verification': 'supports',
          'watchlist-screening': 'answers',
          'criminal-check': 'answers',
        },
      },
      {
        title: 'A counterparty with a cloned licence',
        detail: 'Real number, copied name, different telephone',
        cover: {
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'An investor behind a feeder vehicle',
        detail: 'Nominee subscriptions late in the raise',
        cover: {
          'watchlist-screening': 'answers',
          'kyc-compliance': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'An agent network that grew too fast',
        detail: 'Payment agents onboarded by spreadsheet',
        cover: {
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
          'interactive-dashboards': 'answers',
        },
      },
      {
        title: 'Operations in someone else’s hands',
        detail: 'Administrators, processors and cloud hosts',
        cover: {
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
          'interactive-dashboards': 'supports',
        },
      },
      {
        title: 'A compliance officer in name only',
        detail: 'Shared among firms, with no time for yours',
        cover: { 'employment-verification': 'answers', 'education-verification': 'supports' },
      },
    ],
  },
  roles: {
    label: 'Register of persons',
    heading: 'Who licensed firms check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Directors and key function holders',
          'Employment, education, criminal, regulator record',
          'With the yearly fitness assessment',
          '24-hour to the first answer',
        ],
        [
          'Portfolio managers and promoters',
          'Watchlist, disciplinary record, criminal',
          'Before each new offering',
          '24-hour to the first answer',
        ],
        [
          'Operations and support teams',
          'Employment, criminal where proportionate',
          'On privileged access to payments',
          '24-hour',
        ],
        [
          'Agents, introducers, distributors',
          'Licence register, KYC, owners, risk score',
          'Rolling, highest score first',
          '24-hour',
        ],
        [
          'Administrators and outsourced providers',
          'Registry, key people, sub-contractors',
          'With the outsourcing review',
          'Set by the source',
        ],
      ],
    },
  },
  situation: {
    label: 'Walk-through',
    heading: 'A custodian with a cloned licence',
    intro: 'Hypothetical, in the way a tabletop exercise is hypothetical.',
    paragraphs: [
      'A fund manager was about to wire the first subscription money to a custodian found by a placement agent. The licence number on the account form was in the public register and in force.',
      'We asked the register for the contact details on file and the custodian itself through those details, never those on the form. The register showed a web domain with one letter more. The custodian had not heard of the fund.',
      'The clone was reported to the authority and the wire was not sent. The placement agent, asked next, turned out to be a one-person company whose owner had been removed from the register of another country for holding client money without permission.',
      'The manager ended the agency. The manager now confirms every custodian through the contact details in the public register.',
    ],
  },
  regulation: {
    label: 'Supervision',
    heading: 'Rules for licensed firms: FIT, DORA, Rule 506(d)',
    intro: 'To locate the duty; the interpretation belongs to your compliance function.',
    points: [
      {
        title: 'United Kingdom: fitness and propriety',
        text: 'The FIT part of the FCA Handbook looks at honesty, competence and financial soundness. Payment and e-money institutions have parallel tests for those who direct them and for significant holders.',
      },
      {
        title: 'European Union: MiCA, DORA and others',
        text: 'AIFMD, MiFID II and MiCA each ask for management of good repute. The Digital Operational Resilience Act adds due diligence on suppliers of information technology, and a register of those contracts.',
      },
      {
        title: 'United States: bad actors and advisers',
        text: 'Rule 506(d) of Regulation D disqualifies an offering when a covered person has certain convictions or orders, subject to reasonable care. Adviser and broker records are public for many individuals.',
      },
      {
        title: 'Agents',
        text: 'A principal generally answers for the acts of its agents and tied persons, so due diligence before registration, and after it, is expected in most licensing regimes.',
      },
    ],
  },
  questions: {
    label: 'Due diligence questionnaire',
    heading: 'Fund and fintech checks: common questions',
    items: [
      {
        question: 'We are not a bank. Are our checks lighter?',
        answer:
          'The list of people is shorter and the expectation is the same. A supervisor will read the file of a payment firm with six staff as closely as that of a bank.',
      },
      {
        question: 'Can you screen thousands of agents?',
        answer:
          'Yes, by interface or by file, with a score that explains itself so that your team begins where the doubt is greatest. A score is a reason to look, not a verdict.',
      },
      {
        question: 'Do you tell us that a person is fit and proper?',
        answer:
          'No. We report what regulators, courts and employers answer. The assessment is yours, and a supervisor will want to see that you made it.',
      },
    ],
  },
  related: {
    heading: 'Services for funds, payments and fintech',
    services: ['risk-scoring', 'kyc-compliance', 'interactive-dashboards'],
    industries: ['banking-financial', 'tech-saas-cybersecurity'],
  },
  closing: 'Tell us your licence and agents. We’ll plan the fit-and-proper file.',
}

import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for funds, asset managers, payment firms and other licensed firms that are not banks. */
export const page: IndustryPage = {
  slug: 'financial-institution',
  meta: {
    title: 'Fit and proper assessment and fintech checks',
    description:
      'Checks for funds, payment firms and fintechs: directors, promoters, agents, investors and providers, with FIT, DORA, MiCA and Rule 506(d).',
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
    heading: 'Seven risks for funds, payments and fintech',
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
        slug: 'watchlist-screening',
        label: 'Watchlist',
      },
      {
        slug: 'kyc-compliance',
        label: 'KYC',
      },
      {
        slug: 'risk-scoring',
        label: 'Risk score',
      },
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'interactive-dashboards',
        label: 'Dashboard',
      },
    ],
    rows: [
      {
        title: 'Key people who fail the fit-and-proper test',
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
        title: 'Promoters who disqualify an offering',
        detail: 'One covered person can cost a private placement',
        cover: {
          'employment-verification': 'supports',
          'watchlist-screening': 'answers',
          'criminal-check': 'answers',
        },
      },
      {
        title: 'Counterparties with a cloned licence',
        detail: 'Real number, copied name, different phone',
        cover: {
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'Investors behind a feeder vehicle',
        detail: 'Nominee subscriptions late in the raise',
        cover: {
          'watchlist-screening': 'answers',
          'kyc-compliance': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'Fast-growing agent networks',
        detail: 'Payment agents onboarded by spreadsheet',
        cover: {
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
          'interactive-dashboards': 'answers',
        },
      },
      {
        title: 'Outsourced operations',
        detail: 'Administrators, processors and cloud hosts',
        cover: {
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
          'interactive-dashboards': 'supports',
        },
      },
      {
        title: 'Compliance officers shared among firms',
        detail: 'One officer with too little time for you',
        cover: {
          'employment-verification': 'answers',
          'education-verification': 'supports',
        },
      },
    ],
  },
  roles: {
    heading: 'Who licensed firms check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Directors and key function holders',
          'Employment, education, criminal, regulator record',
          'With the yearly fitness assessment',
          slowestRef('criminal', 'employment', 'education', 'licence'),
        ],
        [
          'Portfolio managers and promoters',
          'Watchlist, disciplinary record, criminal',
          'Before each new offering',
          slowestRef('criminal', 'licence', 'watchlist'),
        ],
        [
          'Operations and support teams',
          'Employment, criminal where proportionate',
          'On privileged access to payments',
          slowestRef('criminal', 'employment'),
        ],
        [
          'Agents, introducers, distributors',
          'Licence register, KYC, owners, risk score',
          'Rolling, highest score first',
          slowestRef('licence', 'owners'),
        ],
        [
          'Administrators and outsourced providers',
          'Registry, key people, sub-contractors',
          'With the outsourcing review',
          slowestRef('owners', 'company'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A custodian with a cloned licence',
    paragraphs: [
      'A fund manager was about to wire the first subscription money to a custodian that a placement agent had found. The licence number on the account form was in the public register and in force.',
      'We asked the register for the contact details on file and then used those to reach the custodian. The register’s web domain had one letter more than the form’s, and the real custodian had no record of the fund.',
      'The manager stopped the wire and reported the clone to the authority. We then checked the placement agent: a one-person company whose owner another country had removed from its register for holding client money illegally.',
      'The manager ended the contract with the agent. A rule followed: each custodian is confirmed through the contact details in the public register.',
    ],
  },
  regulation: {
    heading: 'Rules for licensed firms: FIT, DORA, Rule 506(d)',
    points: [
      {
        title: 'United States: bad actors and advisers',
        text: 'Rule 506(d) of Regulation D disqualifies an offering when a covered person has certain convictions or orders, subject to your reasonable care. You can read public adviser and broker records for many individuals.',
      },
      {
        title: 'United Kingdom: fitness and propriety',
        text: 'The FIT part of the FCA Handbook looks at honesty, competence and financial soundness. Payment and e-money institutions have parallel tests for those who direct them and for significant holders.',
      },
      {
        title: 'European Union: MiCA, DORA and others',
        text: 'AIFMD, MiFID II and MiCA each require management of good repute. The Digital Operational Resilience Act adds due diligence on your technology suppliers and a register of those contracts.',
      },
      {
        title: 'Agents and tied persons',
        text: 'Most licensing regimes make you answerable for your agents, so you should check them before registration and afterwards.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Fund and fintech checks: common questions',
    items: [
      {
        question: 'Are fit and proper checks lighter for a fintech than for a bank?',
        answer:
          'Your list of people is shorter, and the expectation is the same. A supervisor reads the file of a payment firm with six staff as closely as that of a bank.',
      },
      {
        question: 'Can you screen thousands of payment agents and keep them current?',
        answer:
          'Yes, you send them as one file. Each score shows its reasons, so your team starts with the agents that raise most questions.',
      },
      {
        question: 'Do you decide that a person is fit and proper?',
        answer:
          'The decision is yours, as the regulated firm. We report what regulators, courts and employers answer, and your supervisor will look for your own written assessment.',
      },
      {
        question: 'How do you detect a cloned licence before we pay?',
        answer:
          'We compare name, number, address, domain and phone with the public register, and call the firm through the register’s details. One difference is enough to pause the payment.',
      },
    ],
  },
  related: {
    heading: 'Services for funds, payments and fintech',
    services: ['risk-scoring', 'kyc-compliance', 'interactive-dashboards'],
    industries: ['banking-financial', 'tech-saas-cybersecurity'],
  },
  closing: 'Name your licence and agents’ countries. We’ll plan the fit-and-proper file.',
}

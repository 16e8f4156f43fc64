import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for estate agents, developers and property managers. */
export const page: IndustryPage = {
  slug: 'real-estate',
  meta: {
    title: 'Estate agent AML checks and tenant screening',
    description:
      'Property checks on buyers, sellers, tenants, agents and site managers: identity, owners and source of funds, with the rules for agents and lettings.',
    keywords: [
      'estate agent AML checks',
      'beneficial ownership of property',
      'tenant screening',
      'source of funds property',
      'property manager screening',
    ],
  },
  heading: 'Real estate',
  lede: 'You have a few weeks between offer and completion to learn who is really buying. We check identity, ownership and source of funds in that time.',
  risks: {
    heading: 'Six risks in property sales and lettings',
    checks: [
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
        slug: 'address-verification',
        label: 'Address',
      },
      {
        slug: 'document-intelligence',
        label: 'Documents',
      },
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
    ],
    rows: [
      {
        title: 'Buyers behind an overseas company',
        detail: 'Foreign vehicles, nominees, layered trusts',
        cover: {
          'kyc-compliance': 'answers',
          'watchlist-screening': 'supports',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'Funds without a documented path',
        detail: 'Deposits from accounts the buyer does not own',
        cover: {
          'kyc-compliance': 'answers',
          'watchlist-screening': 'supports',
          'document-intelligence': 'answers',
        },
      },
      {
        title: 'Title fraud by a false seller',
        detail: 'Empty or mortgage-free homes are the target',
        cover: {
          'kyc-compliance': 'answers',
          'address-verification': 'answers',
          'document-intelligence': 'answers',
        },
      },
      {
        title: 'Tenants with a borrowed identity',
        detail: 'Edited payslips and invented references',
        cover: {
          'watchlist-screening': 'supports',
          'address-verification': 'answers',
          'document-intelligence': 'answers',
          'employment-verification': 'supports',
        },
      },
      {
        title: 'Managers with keys and deposits',
        detail: 'Access to homes and to money held for others',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'answers',
        },
      },
      {
        title: 'Investors who seek residence with a purchase',
        detail: 'Residence or citizenship tied to property',
        cover: {
          'kyc-compliance': 'answers',
          'watchlist-screening': 'answers',
          'risk-scoring': 'answers',
          'employment-verification': 'supports',
        },
      },
    ],
  },
  roles: {
    heading: 'Who property firms check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Buyers and sellers',
          'Identity, owners, watchlist, source of funds',
          'If completion slips or the buyer changes',
          slowestRef('watchlist', 'owners', 'identity'),
        ],
        [
          'Tenants and guarantors',
          'Identity, address, income documents',
          'At renewal only with a reason',
          slowestRef('identity', 'address'),
        ],
        [
          'Letting staff and building managers',
          'Employment, criminal where lawful, licence',
          'With the licence, or on access to homes',
          slowestRef('criminal', 'employment', 'licence'),
        ],
        [
          'Joint-venture partners and contractors',
          'KYC, risk score, litigation, filings',
          'Each phase of the development',
          slowestRef('owners', 'company'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A buyer that became an overseas company',
    paragraphs: [
      'One week before exchange, a couple’s solicitor told the selling agent that the contract would be in the name of a company, for family reasons. The agent had identified the couple and filed the result.',
      'The company was registered abroad, so the agent asked us to search its registry and the UK register of overseas entities. The first listed directors but no owners. The second had no entry at all, and without one the title could not be registered.',
      'The couple then named the owner: a brother, who had provided the money from the start. His name and date of birth matched those of a public official in a third country.',
      'The purchase was lawful, but it required enhanced checks, a senior signature and evidence of wealth. His bank confirmed the transfers, and the agent waited until the company was registered. Since then, buyers state at the offer stage who will be named in the contract and who provides the money.',
    ],
  },
  regulation: {
    heading: 'Property AML rules in the UK, US and EU',
    points: [
      {
        title: 'United States',
        text: 'States license brokers, and tenant reports from a screening firm fall under the Fair Credit Reporting Act. FinCEN’s rule on non-financed residential transfers took effect on 1 March 2026 and was vacated by a federal court in Texas on 19 March 2026; an appeal is pending. Ask us for its status before you rely on either position.',
      },
      {
        title: 'United Kingdom',
        text: 'Estate agents, and letting agents above a rent threshold, are supervised for money laundering. Sanctions reporting duties now reach letting agents more widely, and the Register of Overseas Entities requires foreign owners of land to name the people behind them.',
      },
      {
        title: 'European Union',
        text: 'Agents are obliged entities under anti-money-laundering law, for sales and for lettings above a set rent. Regulation (EU) 2024/1624 brings one rulebook from 10 July 2027.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Property checks: common questions',
    items: [
      {
        question: 'Why do both the estate agent and the solicitor check the buyer?',
        answer:
          'Each has a legal duty of its own, so both must know the buyer. You can share results if the buyer is told and the law’s conditions for relying on another firm are met.',
      },
      {
        question: 'Can you tell whether a tenant’s payslip is genuine?',
        answer:
          'We compare figures, layout and tax numbers, then ask the employer to confirm the job and the pay. Software raises the question and the employer settles it.',
      },
      {
        question: 'What does a check on the seller of a property include?',
        answer:
          'We confirm that the person instructing you is the one on the title. Empty and unmortgaged homes are the usual targets, and the address history often shows the fraud.',
      },
      {
        question: 'How quickly can you identify the owner of an overseas buyer?',
        answer:
          'An online register gives a first answer within 24 hours. Several layers of companies take longer, and we show you after each step which register we are waiting for.',
      },
      {
        question: 'May we screen tenants for criminal records before we sign a lease?',
        answer:
          'The rules differ by country and US city, and some places restrict it. Tell us where the property is, and we’ll list the checks you may order.',
      },
    ],
  },
  related: {
    heading: 'Services for real estate',
    services: ['kyc-compliance', 'citizen-by-investment', 'address-verification'],
    industries: ['legal-services', 'banking-financial'],
  },
  closing: 'Tell us your deal sizes and countries. We’ll suggest the checks.',
}

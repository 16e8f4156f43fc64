import type { IndustryPage } from '../page-copy.ts'

/** The dossier of estate agents, developers and property managers. */
export const page: IndustryPage = {
  slug: 'real-estate',
  meta: {
    title: 'Checks for real estate, lettings and investors',
    description:
      'Buyers, tenants, agents and site managers: identity, ownership and source of funds in property, with the rules that estate and letting agents work under.',
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
    label: 'From offer to keys',
    heading: 'Six risks in property sales and lettings',
    intro: 'Five concern the other party, one the person you employ.',
    checks: [
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'risk-scoring', label: 'Risk score' },
      { slug: 'address-verification', label: 'Address' },
      { slug: 'document-intelligence', label: 'Documents' },
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'employment-verification', label: 'Employment' },
    ],
    rows: [
      {
        title: 'A buyer that is only a company name',
        detail: 'Overseas vehicles, nominees, layered trusts',
        cover: {
          'kyc-compliance': 'answers',
          'watchlist-screening': 'supports',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'Money without a documented path',
        detail: 'Deposits from accounts the buyer does not own',
        cover: {
          'kyc-compliance': 'answers',
          'watchlist-screening': 'supports',
          'document-intelligence': 'answers',
        },
      },
      {
        title: 'A seller who does not own the house',
        detail: 'Title fraud on empty or mortgage-free homes',
        cover: {
          'kyc-compliance': 'answers',
          'address-verification': 'answers',
          'document-intelligence': 'answers',
        },
      },
      {
        title: 'A tenant with a borrowed identity',
        detail: 'Payslips and references made to measure',
        cover: {
          'watchlist-screening': 'supports',
          'address-verification': 'answers',
          'document-intelligence': 'answers',
          'employment-verification': 'supports',
        },
      },
      {
        title: 'A manager with the keys and the deposits',
        detail: 'Access to homes and to money held for others',
        cover: { 'criminal-check': 'answers', 'employment-verification': 'answers' },
      },
      {
        title: 'An investor seeking status with the purchase',
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
    label: 'Parties',
    heading: 'Who property firms check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Buyers and sellers',
          'Identity, owners, watchlist, source of funds',
          'If completion slips or the buyer changes',
          '24-hour to the first answer',
        ],
        [
          'Tenants and guarantors',
          'Identity, address, income documents',
          'At renewal only with a reason',
          '24-hour',
        ],
        [
          'Negotiators and letting staff',
          'Employment, criminal where lawful, licence',
          'With the licence or annual training',
          '24-hour',
        ],
        [
          'Building and facility managers',
          'Criminal, employment, address',
          'When moved to occupied homes',
          '24-hour',
        ],
        [
          'Joint-venture partners and contractors',
          'KYC, risk score, litigation, filings',
          'Each phase of the development',
          'Set by the source',
        ],
      ],
    },
  },
  situation: {
    label: 'A completion',
    heading: 'A buyer that became an overseas company',
    intro: 'A story assembled for this dossier; the house does not exist.',
    paragraphs: [
      'A city agent had a couple as buyers, identified and filed. A week before exchange their solicitor wrote that the contract would be in the name of a company, for family reasons.',
      'The company was registered abroad. We asked its registry, and the register of overseas entities where the property stood. The first gave directors and no owners. The second had no entry at all, without which title could not be registered.',
      'The couple then named the owner: a brother, whose money it had been from the start. His name matched a public official’s in a third country, and his date of birth settled that it was he.',
      'Nothing about that was unlawful. It did mean enhanced measures, a senior signature and evidence of wealth. The bank letters he sent were confirmed by the bank; the gift they described was explained, and not documented by anyone outside the family. The agent recorded both and decided, with counsel, to wait for the entity to be registered.',
    ],
  },
  regulation: {
    label: 'Regulation by place',
    heading: 'Property AML rules in the UK, US and EU',
    intro: 'General orientation. Ask local counsel before you rely on it.',
    points: [
      {
        title: 'United Kingdom',
        text: 'Estate agents, and letting agents above a rent threshold, are supervised for money laundering. Sanctions reporting duties now reach letting agents more widely. The Register of Overseas Entities requires foreign owners of land to name those behind them.',
      },
      {
        title: 'United States',
        text: 'Brokers are licensed by state, and reports on tenants by a screening firm come under the Fair Credit Reporting Act. FinCEN’s rule on non-financed residential transfers took effect on 1 March 2026 and was vacated by a federal court in Texas on 19 March 2026; an appeal is pending.',
      },
      {
        title: 'European Union',
        text: 'Agents are obliged entities under anti-money-laundering law, for sales and for lettings above a set rent. A single Union rulebook is due to apply from 2027.',
      },
    ],
  },
  questions: {
    label: 'At the viewing',
    heading: 'Property checks: common questions',
    items: [
      {
        question: 'Both agent and solicitor check the buyer. Why twice?',
        answer:
          'Because each has a duty of its own. The answers can be shared with the consent of the buyer, and reliance on another firm has conditions set by law.',
      },
      {
        question: 'Can you tell whether a payslip is genuine?',
        answer:
          'We can see whether figures, layout and tax numbers agree, and ask the employer. Software raises the doubt and the employer settles it.',
      },
      {
        question: 'What is a check of a seller for?',
        answer:
          'To make sure that the person instructing you is the one on the title. Empty and unmortgaged homes are the usual targets, and the address history tends to give the fraud away.',
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

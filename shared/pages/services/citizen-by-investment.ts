import type { ServicePage } from '../catalogue/page-copy.ts'
import { rangeRef } from '../range-references.ts'

export const page: ServicePage = {
  slug: 'citizen-by-investment',
  meta: {
    title: 'Due diligence for investment migration',
    description:
      'Enhanced due diligence on applicants for citizenship or residence by investment: identity, wealth, family, courts and press in every country that matters.',
    keywords: [
      'citizenship by investment due diligence',
      'residence by investment',
      'source of wealth',
      'applicant vetting',
      'enhanced due diligence',
    ],
  },
  heading: 'Citizenship by investment due diligence',
  lede: 'We vet applicants for citizenship or residence by investment: identity, family, wealth, courts and press. You get findings graded by weight and proof.',
  facts: [
    {
      label: 'For',
      value: 'Programme units, agents, banks',
    },
    {
      label: 'Timing',
      value: 'Quoted by stage and country',
    },
    {
      label: 'Covers',
      value: 'Applicant, family, companies',
    },
    {
      label: 'Delivered',
      value: 'Report with findings by weight',
    },
  ],
  proof: {
    label: 'Sample report',
    heading: 'What your due diligence report shows',
    intro: 'We compare what the applicant states with what courts, registers and banks confirm.',
    specimen: {
      kind: 'Enhanced diligence report',
      title: 'Principal applicant and family',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Applicant',
          value: 'Specimen, J., born Specimen, K.',
          detail: 'Name changed by deed; two passports',
          note: {
            title: 'All identities',
            text: 'We ask for former names, second passports and refused visas, then search them.',
          },
        },
        {
          label: 'Family',
          value: 'Spouse, two adult children, one parent',
        },
        {
          label: 'Lived in',
          value: 'Four countries over twenty years',
          detail: 'Stay of six months or more',
          note: {
            title: 'Where records would be',
            text: 'We compare police certificates with our own court and press searches there.',
          },
        },
        {
          label: 'Wealth stated',
          value: 'Sale of a packaging firm',
          note: {
            title: 'Earned how',
            text: 'We trace wealth from first capital to today by contract, tax and bank records.',
          },
        },
        {
          label: 'Wealth shown',
          value: 'Sale proven; earlier capital in part',
          detail: 'Accounts for two of five years missing',
        },
        {
          label: 'Press and courts',
          value: 'One civil suit, settled, undeclared',
          note: {
            title: 'Undeclared items',
            text: 'An item missing from the form often matters more than the item itself.',
          },
        },
        {
          label: 'Fieldwork',
          value: 'Inquiries in two cities, sources graded',
        },
        {
          label: 'Assessment',
          value: 'Questions to be answered before decision',
          kind: 'result',
          note: {
            title: 'For the authority',
            text: 'We list what is proven, open and contradicted. The authority decides.',
          },
        },
        {
          label: 'Closed on',
          value: '2026-06-19 15:10 UTC',
          kind: 'time',
        },
      ],
      foot: ['Source protection applied to annex B', 'Specimen: invented family and programme'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who orders investor due diligence',
    points: [
      {
        title: 'Government units',
        text: 'You get an opinion independent of the agent, who earns from approval.',
      },
      {
        title: 'Licensed agents',
        text: 'You look before filing, so you can decline an applicant who would fail later.',
      },
      {
        title: 'Banks and escrow holders',
        text: 'Funds reach you before status is granted, so you need to understand their source first.',
      },
      {
        title: 'States with visa waivers',
        text: 'You want evidence of how a partner’s programme vets the people it naturalises.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we vet an applicant',
    steps: [
      {
        title: 'Application',
        text: 'We read the application forms and note what they leave out.',
      },
      {
        title: 'Identity',
        text: 'We test documents and former names, and we identify close family.',
      },
      {
        title: 'Research',
        text: 'We check registers, lists and press, then inquire openly on site if needed.',
      },
      {
        title: 'Wealth',
        text: 'We trace the money back to its origin with contracts and bank records.',
      },
      {
        title: 'Report',
        text: 'You get findings graded by proof, with questions for the interview.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What applicant vetting can’t tell you',
    points: [
      {
        title: 'What security services hold',
        text: 'We tell the unit when it should ask for intelligence and border data, which only governments can exchange.',
      },
      {
        title: 'Whether every verdict was fair',
        text: 'Where a court may lack independence, we report the context with sources and leave the judgement to you.',
      },
      {
        title: 'The origin of old cash fortunes',
        text: 'For wealth made before records began, we say of each part whether it is proved or only plausible.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Timing by stage',
    table: {
      columns: ['Stage', 'Done with', 'Applicant provides', 'Time'],
      rows: [
        ['Pre-check', 'Lists, open press', 'Passport copy', rangeRef('watchlist')],
        [
          'Desk report',
          'Registers, courts, media',
          'Complete forms',
          'By country; quoted on reading the file',
        ],
        ['Field report', 'Local inquiries', 'Addresses, employers', 'Set by distance and safety'],
        [
          'Wealth review',
          'Contracts, tax, bank entries',
          'Originals or certified copies',
          'From the last document received',
        ],
        [
          'Monitoring',
          'Lists and press after grant',
          'Acknowledged notice',
          'As long as the programme requires',
        ],
      ],
    },
    price: 'countries lived in, family members, depth of the wealth review and travel',
  },
  law: {
    label: 'Law',
    heading: 'Investment migration law and guidance',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'United States: EB-5 and the Bank Secrecy Act',
        text: 'The EB-5 visa offers residence for investment, and the lawful source of funds must be documented. US banks apply Bank Secrecy Act rules to the money. We agree the purpose of each report with you, because some purposes bring in the FCRA.',
      },
      {
        title: 'United Kingdom: no open programme',
        text: 'The Tier 1 investor visa closed to new applicants in February 2022. UK banks and agents still check source of wealth under the Money Laundering Regulations 2017, and UK GDPR applies to the report.',
      },
      {
        title: 'European Union: citizenship and residence',
        text: 'In April 2025, ruling on Malta’s programme, the Court of Justice held that a Member State may not grant nationality in exchange for predetermined payments. Regulation (EU) 2024/1624 counts investment migration operators among obliged entities from 10 July 2027.',
      },
      {
        title: 'International guidance',
        text: 'The FATF and the OECD reported in 2023 on the misuse of such programmes. They recommend vetting in several stages, standards for intermediaries and cooperation between authorities.',
      },
      {
        title: 'The applicant’s data',
        text: 'Where the law or the programme requires a signature, each family member signs; the others are told. Data on crime and politics need a firm legal basis, and we delete copies when the programme’s retention period ends.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Investor due diligence: common questions',
    items: [
      {
        question: 'Who instructs you, agent or state?',
        answer:
          'Either may, but we accept only one of them for each applicant. If the other asks as well, we decline or disclose the conflict.',
      },
      {
        question: 'Are fees tied to approval?',
        answer: 'You pay the same fee whether the findings help the application or end it.',
      },
      {
        question: 'How is fieldwork kept lawful?',
        answer:
          'We ask sources openly, refuse to pay for records and contact relatives only with permission.',
      },
      {
        question: 'Do you share refusals between programmes?',
        answer:
          'Only where the law and the applicant permit it; otherwise we ask the applicant on the form and test the reply.',
      },
      {
        question: 'Which findings stop a report?',
        answer:
          'We notify you at once of a confirmed sanctions match and complete everything else, so that you decide on the whole report.',
      },
      {
        question: 'Do you work on citizenship schemes in the EU?',
        answer:
          'Since the ruling of April 2025 we ask to see a legal opinion on the scheme before we accept an order.',
      },
    ],
  },
  related: {
    heading: 'Checks inside the due diligence report',
    services: [
      {
        slug: 'kyc-compliance',
        reason: 'Charts the companies through which the applicant’s wealth came, owner by owner.',
      },
      {
        slug: 'watchlist-screening',
        reason: 'Keeps watch on sanctions and PEP lists for the family after status is granted.',
      },
      {
        slug: 'nlp',
        reason: 'Finds press about the applicant in languages that your case officer reads poorly.',
      },
    ],
    industries: ['government-public', 'legal-services', 'real-estate'],
  },
  closing: 'Name the programme and the countries. We’ll plan the work and the fee.',
}

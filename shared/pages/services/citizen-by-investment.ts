import type { ServicePage } from '../page-copy.ts'

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
    { label: 'For', value: 'Programme units, agents, banks' },
    { label: 'Timing', value: 'Quoted by stage and country' },
    { label: 'Covers', value: 'Applicant, family, companies' },
    { label: 'Delivered', value: 'Report with findings by weight' },
  ],
  proof: {
    label: 'What it proves',
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
            title: 'Every identity',
            text: 'Former names, second passports and refused visas are asked for and then searched.',
          },
        },
        { label: 'Family', value: 'Spouse, two adult children, one parent' },
        {
          label: 'Lived in',
          value: 'Four countries over twenty years',
          detail: 'Stay of six months or more',
          note: {
            title: 'Where records would be',
            text: 'Police certificates are read beside our own court and press work in each country.',
          },
        },
        {
          label: 'Wealth stated',
          value: 'Sale of a packaging firm',
          note: {
            title: 'Earned how',
            text: 'From first capital to today, with the contract, the tax and the bank entry.',
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
            title: 'Omission is a finding',
            text: 'What was left off the form is often weightier than the matter itself.',
          },
        },
        { label: 'Fieldwork', value: 'Enquiries in two cities, sources graded' },
        {
          label: 'Assessment',
          value: 'Questions to be answered before decision',
          kind: 'result',
          note: {
            title: 'For the authority',
            text: 'We list what is proven, open and contradicted. Grant or refusal is not ours.',
          },
        },
        { label: 'Closed on', value: '2026-06-19 15:10 UTC', kind: 'time' },
      ],
      foot: ['Source protection applied to annex B', 'Specimen: invented family and programme'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who orders investor due diligence',
    points: [
      {
        title: 'Government units',
        text: 'You get an opinion independent of the agent, who earns from approval.',
      },
      {
        title: 'Licensed agents',
        text: 'A look before filing, so that an applicant who cannot pass is declined early and quietly.',
      },
      {
        title: 'Banks and escrow holders',
        text: 'Funds arrive before status does, and their source must already be understood.',
      },
      {
        title: 'States with visa waivers',
        text: 'Evidence about how a partner’s programme vets the people it naturalises.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we vet an applicant',
    steps: [
      { title: 'Dossier', text: 'Forms are read for what they leave out.' },
      { title: 'Identity', text: 'Documents and names tested; kin identified.' },
      { title: 'Desk', text: 'We check lists, registers and local-language press.' },
      { title: 'Local', text: 'Open local inquiries where records are missing.' },
      { title: 'Wealth', text: 'Money is followed back to its beginning.' },
      { title: 'Report', text: 'Findings weighed; questions for interview.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What applicant vetting can’t tell you',
    points: [
      {
        title: 'Files held by security services.',
        text: 'Intelligence and border data are for governments to exchange. We tell the unit when such a question should be asked.',
      },
      {
        title: 'Justice in captured courts.',
        text: 'Some courts are not independent. We report the context with sources so that you can judge.',
      },
      {
        title: 'Cash fortunes of long ago.',
        text: 'Wealth made before records began may be plausible and still unproven. The report uses those two words with care.',
      },
      {
        title: 'Ties to the country.',
        text: 'No enquiry measures attachment to a country. Residence and language rules are policy, not diligence.',
      },
    ],
  },
  turnaround: {
    label: 'Timing',
    heading: 'Timing by stage',
    table: {
      columns: ['Stage', 'Done with', 'Applicant provides', 'Time'],
      rows: [
        ['Pre-check', 'Lists, open press', 'Passport copy', '24 hours'],
        [
          'Desk report',
          'Registers, courts, media',
          'Complete forms',
          'By country; quoted on reading the file',
        ],
        ['Field report', 'Local enquiries', 'Addresses, employers', 'Set by distance and safety'],
        [
          'Wealth review',
          'Contracts, tax, bank entries',
          'Originals or certified copies',
          'From the last paper received',
        ],
        [
          'Renewal watch',
          'Lists and press after grant',
          'Continuing consent',
          'As long as the programme asks',
        ],
      ],
    },
  },
  law: {
    label: 'Programme and law',
    heading: 'Investment migration law and guidance',
    intro: 'Programmes open, close and change. Take advice on the one before you.',
    points: [
      {
        title: 'Citizenship inside the EU',
        text: 'In April 2025, ruling on Malta’s programme, the Court of Justice held that a Member State may not grant nationality, and with it Union citizenship, in exchange for predetermined payments or investments. For any such scheme we ask to see counsel’s opinion first.',
      },
      {
        title: 'Residence and its agents',
        text: 'The EU’s new anti-money-laundering regulation counts investment migration operators among obliged entities from 10 July 2027.',
      },
      {
        title: 'International guidance',
        text: 'The FATF and the OECD reported in 2023 on the misuse of such programmes, and set out safeguards: vetting in several stages, standards for intermediaries, cooperation between authorities.',
      },
      {
        title: 'The applicant’s data',
        text: 'Family members give their own consent or notice. Criminal and political data need a firm legal footing under the GDPR or its local counterpart, and copies go when the retention period of the programme ends.',
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
          'Either, never both on one applicant. An instruction from the other side is declined or disclosed as a conflict.',
      },
      {
        question: 'Are fees tied to approval?',
        answer:
          'They are not. The fee is the same whether the findings help the application or end it.',
      },
      {
        question: 'How is fieldwork kept lawful?',
        answer:
          'No pretext, no payment for records, no contact with relatives without leave. We ask sources openly.',
      },
      {
        question: 'Do you share refusals between programmes?',
        answer:
          'Only where law and the applicant’s consent permit it. Otherwise we ask the applicant, on the form, and test the reply.',
      },
      {
        question: 'Which findings stop a report?',
        answer:
          'A confirmed sanctions match is notified at once. Everything else is completed, so that the decision rests on a whole file.',
      },
    ],
  },
  related: {
    heading: 'Checks inside the due diligence report',
    services: [
      { slug: 'kyc-compliance', reason: 'Charts the companies that the wealth came through.' },
      { slug: 'watchlist-screening', reason: 'Keeps watch on the family after status is granted.' },
      { slug: 'nlp', reason: 'Finds press in languages that the case officer does not read.' },
    ],
    industries: ['government-public', 'legal-services', 'real-estate'],
  },
  closing: 'Tell us the programme and the countries. We’ll plan the work and the fee.',
}

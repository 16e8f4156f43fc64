import type { IndustryPage } from '../page-copy.ts'

/** The dossier of factories, their agencies and suppliers. */
export const page: IndustryPage = {
  slug: 'manufacturing-industrial',
  meta: {
    title: 'Checks for factories and their suppliers',
    description:
      'Plant workers, agency shifts, component suppliers and quality papers: how a manufacturer checks who is on the line and what the line is fed with.',
    keywords: [
      'plant worker screening',
      'agency labour checks',
      'supplier due diligence',
      'certificate of conformity verification',
      'modern slavery due diligence',
    ],
  },
  heading: 'Manufacturing & industrial',
  lede: 'You take in people by the shift and parts by the pallet. We check the workers, the suppliers and the certificates that arrive with them.',
  risks: {
    label: 'Goods in',
    heading: 'Six people and supplier risks in manufacturing',
    intro: 'People on shift, parts and papers, as they reach the gate.',
    checks: [
      { slug: 'education-verification', label: 'Credentials' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'risk-scoring', label: 'Risk score' },
      { slug: 'document-intelligence', label: 'Documents' },
      { slug: 'computer-vision', label: 'Vision' },
    ],
    rows: [
      {
        title: 'Forged forklift licences',
        detail: 'Training recorded, never given',
        cover: {
          'education-verification': 'answers',
          'employment-verification': 'supports',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'Agency workers with false papers',
        detail: 'Changed names, shared papers, unpaid wages',
        cover: {
          'employment-verification': 'answers',
          'kyc-compliance': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'A material certificate copied forward',
        detail: 'Same heat number on three deliveries',
        cover: { 'document-intelligence': 'answers', 'computer-vision': 'supports' },
      },
      {
        title: 'A sole supplier close to insolvency',
        detail: 'One press, one owner, one lender',
        cover: { 'kyc-compliance': 'answers', 'risk-scoring': 'answers' },
      },
      {
        title: 'Forced labour two tiers upstream',
        detail: 'Cotton, polysilicon, seafood, magnesium',
        cover: {
          'kyc-compliance': 'supports',
          'risk-scoring': 'answers',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'Finished goods leaving by the back gate',
        detail: 'Night shift, scrap skip, known driver',
        cover: {
          'employment-verification': 'supports',
          'criminal-check': 'answers',
          'computer-vision': 'answers',
        },
      },
    ],
  },
  roles: {
    label: 'Line and supply',
    heading: 'Who manufacturers check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Operators and assemblers',
          'Right to work, employment, training record',
          'When the machine changes',
          '24-hour',
        ],
        [
          'Maintenance and quality staff',
          'Trade certificate, employment, reference',
          'As certificates expire',
          '24-hour',
        ],
        [
          'Stores, dispatch and security',
          'Criminal where lawful, employment',
          'After a stock loss, by policy',
          '24-hour',
        ],
        [
          'Labour agencies',
          'Licence, owners, sample of worker files',
          'Each quarter or contract',
          '24-hour to the first answer',
        ],
        [
          'Component and material suppliers',
          'Registry, accounts, certificates at issuer',
          'Annual, or change of ownership',
          'Set by the source',
        ],
      ],
    },
  },
  situation: {
    label: 'Non-conformance',
    heading: 'A steel certificate the mill did not issue',
    intro: 'An invented plant that makes brackets.',
    paragraphs: [
      'A maker of brackets for lifts had qualified a second source of steel. Samples were within tolerance and the first full delivery was on the road. Its test certificates were clean, bilingual and stamped.',
      'Read as data, one of them repeated the chemical analysis of another to the last digit, though the melts were months apart. The plant asked us to take both to the mill named on them.',
      'The mill confirmed the earlier certificate. It had poured no steel in the week of the later one, since its furnace was being relined. The trader between mill and plant, according to the registry, had changed hands in between.',
      'Quality held the delivery and had coupons tested; the steel proved usable for a lesser part. Purchasing closed the account. Nobody could prove where the steel was made, so the plant kept it out of load-bearing parts.',
    ],
  },
  regulation: {
    label: 'Compliance',
    heading: 'Factory rules: OSHA, forced labour, supply chain',
    intro: 'Much of this reaches a small supplier by contract rather than by statute.',
    points: [
      {
        title: 'Work and training',
        text: 'In the United States, OSHA asks employers to certify that operators of powered industrial trucks have been trained and evaluated, and Form I-9 applies to each hire. Other countries have duties of the same kind.',
      },
      {
        title: 'Forced labour',
        text: 'The US Uyghur Forced Labor Prevention Act presumes forced labour behind goods from Xinjiang or from listed firms, unless the importer shows otherwise. The European Union’s Forced Labour Regulation is due to apply from the end of 2027. The UK Modern Slavery Act asks larger firms for a statement.',
      },
      {
        title: 'Supply-chain duty',
        text: 'Germany’s Supply Chain Act, for example, works by risk analysis and complaint channels. Its scope has been under revision; check the version in force.',
      },
    ],
  },
  questions: {
    label: 'Shop floor',
    heading: 'Factory and supplier checks: common questions',
    items: [
      {
        question: 'Can a whole shift be checked at once?',
        answer:
          'Yes, from a list. Each person still consents for themselves, in a language they read, and sees their own result.',
      },
      {
        question: 'Is an ISO 9001 certificate worth asking for?',
        answer:
          'It is worth asking its issuer. We confirm certificate, scope, site and the accreditation of the body behind it, which is where most doubtful ones end.',
      },
      {
        question: 'What can cameras do at the gate?',
        answer:
          'Count pallets, read plates and compare them with dispatch notes. Recognising faces is another matter: unlawful or tightly limited in many places, and rarely needed.',
      },
      {
        question: 'How far up the chain can you go?',
        answer:
          'As far as a supplier names the next one, or a customs record does. We draw the chain with its gaps showing.',
      },
    ],
  },
  related: {
    heading: 'Services for manufacturers',
    services: ['document-intelligence', 'risk-scoring', 'employment-verification'],
    industries: ['industrial-manufacturing', 'transportation-logistics'],
  },
  closing: 'Tell us your suppliers and sites. We’ll suggest where to start.',
}

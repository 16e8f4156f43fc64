import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for factories, their agencies and suppliers. */
export const page: IndustryPage = {
  slug: 'manufacturing-industrial',
  meta: {
    title: 'Plant worker screening and supplier due diligence',
    description:
      'Checks for manufacturers: plant workers, agency shifts, suppliers and quality certificates, with OSHA, forced labour and supply chain rules.',
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
    heading: 'Six people and supplier risks in manufacturing',
    checks: [
      {
        slug: 'education-verification',
        label: 'Credentials',
      },
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'criminal-check',
        label: 'Criminal',
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
        slug: 'document-intelligence',
        label: 'Documents',
      },
      {
        slug: 'computer-vision',
        label: 'Vision',
      },
    ],
    rows: [
      {
        title: 'Forged forklift licences',
        detail: 'Training recorded but never given',
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
        title: 'Copied material certificates',
        detail: 'The same heat number on three deliveries',
        cover: {
          'document-intelligence': 'answers',
          'computer-vision': 'supports',
        },
      },
      {
        title: 'Sole suppliers close to insolvency',
        detail: 'One press, one owner, one lender',
        cover: {
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
        },
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
        title: 'Stock theft at the back gate',
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
    heading: 'Who manufacturers check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Operators and assemblers',
          'Right to work, employment, training record',
          'When the machine changes',
          slowestRef('employment', 'licence', 'identity'),
        ],
        [
          'Maintenance and quality staff',
          'Trade certificate, employment, reference',
          'As certificates expire',
          slowestRef('reference', 'employment', 'licence'),
        ],
        [
          'Labour agencies',
          'Licence, owners, sample of worker files',
          'Each quarter or contract',
          slowestRef('licence', 'owners'),
        ],
        [
          'Component and material suppliers',
          'Registry, accounts, certificates at issuer',
          'Annual, or change of ownership',
          slowestRef('company', 'licence'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A steel certificate the mill did not issue',
    paragraphs: [
      'How far can you trust a material test certificate that looks perfect? A maker of lift brackets had approved a second source of steel after good samples. The first full delivery was on the road, with clean and stamped certificates.',
      'Our document reading showed that one certificate repeated the chemical analysis of another to the last digit, though the melts were months apart. The plant asked us to take both to the mill they named.',
      'The mill confirmed the earlier certificate, but its furnace was being relined in the week of the later one. The company registry showed that the trader between mill and plant had changed hands in the meantime.',
      'The quality team held the delivery and tested it, and the steel proved usable for a lighter part. Nobody could prove where the steel was made, so the plant kept it out of load-bearing parts. Purchasing closed the account, and the mill itself confirms the first certificate of each new supplier.',
    ],
  },
  regulation: {
    heading: 'Factory rules: OSHA, forced labour, supply chain',
    points: [
      {
        title: 'United States: OSHA and forced labour',
        text: 'OSHA requires you to certify that operators of powered industrial trucks are trained and evaluated, and Form I-9 applies to each hire. The Uyghur Forced Labor Prevention Act presumes forced labour behind goods from Xinjiang or from listed firms, unless the importer shows otherwise.',
      },
      {
        title: 'United Kingdom: training and modern slavery',
        text: 'You must train forklift operators, and official guidance expects you to keep a record of it. The Modern Slavery Act 2015 requires larger firms to publish a statement on their supply chains.',
      },
      {
        title: 'European Union: forced labour and supply chains',
        text: 'The Forced Labour Regulation is due to apply from the end of 2027. Germany’s Supply Chain Act works by risk analysis and complaint channels; its scope has been under revision, so check the version in force.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Factory and supplier checks: common questions',
    items: [
      {
        question: 'Can you check a whole agency shift at once before it starts?',
        answer:
          'Yes, you send us one list for the shift. Each worker receives a notice or form in a language they read, and sees their own result.',
      },
      {
        question: 'Is a supplier’s ISO 9001 certificate worth verifying with the issuer?',
        answer:
          'Yes. We confirm the certificate, its scope, the site and the accreditation of the body behind it, where most doubtful ones fail.',
      },
      {
        question: 'What can cameras check at a factory gate, and is that lawful?',
        answer:
          'They count pallets, read plates and compare both with your dispatch notes. Recognising faces is unlawful or tightly limited in many places, and counting goods works just as well on its own.',
      },
      {
        question: 'How far up the supply chain can you check?',
        answer:
          'We follow the chain as far as a supplier or a customs record names the next company. You see it drawn with its gaps marked.',
      },
      {
        question: 'How do you check that a forklift licence is genuine?',
        answer:
          'We ask the training provider or card scheme that issued it and confirm name, machine type and date. You still evaluate the operator on your own site.',
      },
    ],
  },
  related: {
    heading: 'Services for manufacturers',
    services: ['document-intelligence', 'risk-scoring', 'employment-verification'],
    industries: ['industrial-manufacturing', 'transportation-logistics'],
  },
  closing: 'List your suppliers and sites. We’ll suggest where to start.',
}

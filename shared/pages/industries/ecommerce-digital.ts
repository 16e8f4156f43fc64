import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for marketplaces, online shops and digital publishers. */
export const page: IndustryPage = {
  slug: 'ecommerce-digital',
  meta: {
    title: 'Marketplace seller verification and review checks',
    description:
      'Checks for online marketplaces: seller identity and address, warehouse and support staff, product images and reviews, with DSA and INFORM rules.',
    keywords: [
      'marketplace seller verification',
      'INFORM Consumers Act',
      'trader traceability',
      'review analysis',
      'returns fraud',
      'warehouse screening',
    ],
  },
  heading: 'E-commerce & digital',
  lede: 'Anyone can open a shop or post a review on your platform. We verify the sellers and staff behind it and analyse what your customers write.',
  risks: {
    heading: 'Seven risks for online marketplaces',
    checks: [
      {
        slug: 'kyc-compliance',
        label: 'KYC',
      },
      {
        slug: 'address-verification',
        label: 'Address',
      },
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'document-intelligence',
        label: 'Documents',
      },
      {
        slug: 'predictive-analytics',
        label: 'Prediction',
      },
      {
        slug: 'sentiment-analysis',
        label: 'Sentiment',
      },
      {
        slug: 'computer-vision',
        label: 'Vision',
      },
    ],
    rows: [
      {
        title: 'Traders without a traceable address',
        detail: 'Mail drop today, closed account tomorrow',
        cover: {
          'kyc-compliance': 'answers',
          'address-verification': 'answers',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'Banned sellers with a new shop name',
        detail: 'Same bank details, new storefront',
        cover: {
          'kyc-compliance': 'answers',
          'address-verification': 'supports',
          'document-intelligence': 'answers',
        },
      },
      {
        title: 'Counterfeits behind a genuine photo',
        detail: 'Pictures copied from the brand’s own site',
        cover: {
          'kyc-compliance': 'supports',
          'document-intelligence': 'supports',
          'computer-vision': 'answers',
        },
      },
      {
        title: 'Fraudulent returns',
        detail: 'Empty boxes and swapped articles',
        cover: {
          'predictive-analytics': 'answers',
          'computer-vision': 'supports',
        },
      },
      {
        title: 'Fake reviews in bulk',
        detail: 'Praise bought, complaints buried',
        cover: {
          'predictive-analytics': 'supports',
          'sentiment-analysis': 'answers',
        },
      },
      {
        title: 'Warehouse theft of high-value stock',
        detail: 'Losses that follow a shift pattern',
        cover: {
          'address-verification': 'supports',
          'criminal-check': 'answers',
          'predictive-analytics': 'supports',
        },
      },
      {
        title: 'Staff who can read customer orders',
        detail: 'Addresses and habits sold or misused',
        cover: {
          'address-verification': 'supports',
          'criminal-check': 'answers',
        },
      },
    ],
  },
  roles: {
    heading: 'Who marketplaces check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'High-volume sellers',
          'Registry, tax number, bank account, address',
          'Yearly certificate, or on any change',
          slowestRef('company', 'address'),
        ],
        [
          'Small and private sellers',
          'Identity and contact details, as the law requires',
          'On reaching a threshold',
          slowestRef('identity'),
        ],
        [
          'Warehouse and seasonal crews',
          'Criminal where lawful, address, right to work',
          'Each season',
          slowestRef('criminal', 'identity', 'address'),
        ],
        [
          'Moderators and support agents',
          'Criminal, employment, address',
          'When tools show more personal data',
          slowestRef('criminal', 'employment', 'address'),
        ],
        [
          'Listings and reviews',
          'Images, documents and text read by model',
          'Continuously, within limits you set',
          'By agreement',
        ],
      ],
    },
  },
  situation: {
    heading: 'Four sellers with the same product photo',
    paragraphs: [
      'Four sellers offered the same toy that a marketplace wanted to feature before the holidays. Their ratings were high, and all four pages used the same picture.',
      'Our image comparison found the photo on the site of a manufacturer that had sold to none of the four. The marketplace then asked each seller for company details, and two replied. Their registry entries shared a director and an address, which our address check identified as a parcel counter.',
      'Our text analysis grouped the reviews into clusters of near-identical phrases posted within hours. We reported the clusters as a suspicion and showed the reasons.',
      'The marketplace paused all four listings, asked for the declaration of conformity and reinstated one seller who supplied it together with a workshop address. Whether the delivered toys were safe was still unknown, so the marketplace sent samples to a laboratory. Featured products now need a conformity document and a verified trader before they go live.',
    ],
  },
  regulation: {
    heading: 'Platform rules: DSA, GPSR, INFORM and GDPR',
    points: [
      {
        title: 'United States: INFORM and FTC rules',
        text: 'Under the INFORM Consumers Act, you must collect and verify bank, tax and contact details of high-volume third-party sellers and obtain a yearly certification. The FCRA covers our reports on your warehouse and support staff.',
      },
      {
        title: 'United Kingdom: reviews and consumer law',
        text: 'The Digital Markets, Competition and Consumers Act 2024 bans fake reviews and expects platforms to take reasonable steps against them. Basic DBS checks are the usual level for warehouse roles.',
      },
      {
        title: 'European Union: DSA and GPSR',
        text: 'Article 30 of the Digital Services Act requires marketplaces to obtain and assess trader details before a sale to consumers, with exceptions for small platforms. The General Product Safety Regulation requires a responsible operator in the Union.',
      },
      {
        title: 'Models and personal data',
        text: 'Scores on your buyers and returns are profiling under the GDPR. People have rights where software alone makes a decision that affects them significantly, so plan a human review.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Marketplace checks: common questions',
    items: [
      {
        question: 'Can a model tell whether a product review is fake?',
        answer:
          'It can show that a group of reviews differs from how your customers write. We give you the pattern, the reasons and the error rate measured on your own sample.',
      },
      {
        question: 'How much information should we request from a new seller?',
        answer:
          'Start with what you need to find the seller again. We read the registry first, which costs your seller no time, and you ask for documents only where it leaves a gap.',
      },
      {
        question: 'Do you screen seasonal warehouse staff in peak weeks?',
        answer:
          'Yes, and we suggest that you order when the offer is accepted. Courts that answer online reply within 24 hours, and the others need the extra days before the first shift.',
      },
      {
        question: 'Can you connect seller verification to our onboarding?',
        answer:
          'Yes, by file transfer, or through a connection that we build for your platform. It sends the company details and receives the status, the source and the date.',
      },
      {
        question: 'How do you find a banned seller who opens a new shop?',
        answer:
          'We compare bank details, addresses, directors and documents with those you have already closed. You decide on each match after your team has seen the evidence.',
      },
    ],
  },
  related: {
    heading: 'Services for e-commerce',
    services: ['document-intelligence', 'sentiment-analysis', 'predictive-analytics'],
    industries: ['retail-consumer', 'transportation-logistics'],
  },
  closing: 'Describe how sellers join. We’ll suggest where to add checks.',
}

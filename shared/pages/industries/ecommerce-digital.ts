import type { IndustryPage } from '../page-copy.ts'

/** The dossier of marketplaces, online shops and digital publishers. */
export const page: IndustryPage = {
  slug: 'ecommerce-digital',
  meta: {
    title: 'Checks for marketplaces and e-commerce',
    description:
      'Third-party sellers, warehouse teams, moderators and reviews: how an online business verifies the people behind the listing and reads what customers write.',
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
    label: 'Basket of risks',
    heading: 'Seven risks for online marketplaces',
    intro: 'People checks and data work stand side by side here, as they do in the trade.',
    checks: [
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'address-verification', label: 'Address' },
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'document-intelligence', label: 'Documents' },
      { slug: 'predictive-analytics', label: 'Prediction' },
      { slug: 'sentiment-analysis', label: 'Sentiment' },
      { slug: 'computer-vision', label: 'Vision' },
    ],
    rows: [
      {
        title: 'A trader with no traceable address',
        detail: 'Mail drop today, closed account tomorrow',
        cover: {
          'kyc-compliance': 'answers',
          'address-verification': 'answers',
          'document-intelligence': 'supports',
        },
      },
      {
        title: 'A banned seller returning under a cousin',
        detail: 'Same bank details, new storefront',
        cover: {
          'kyc-compliance': 'answers',
          'address-verification': 'supports',
          'document-intelligence': 'answers',
        },
      },
      {
        title: 'Counterfeits under a genuine photograph',
        detail: 'Pictures lifted from the brand’s own site',
        cover: {
          'kyc-compliance': 'supports',
          'document-intelligence': 'supports',
          'computer-vision': 'answers',
        },
      },
      {
        title: 'Returns that come back as something else',
        detail: 'Empty boxes and swapped articles',
        cover: { 'predictive-analytics': 'answers', 'computer-vision': 'supports' },
      },
      {
        title: 'Reviews written by the dozen',
        detail: 'Praise bought, complaints buried',
        cover: { 'predictive-analytics': 'supports', 'sentiment-analysis': 'answers' },
      },
      {
        title: 'Pickers and packers near high-value stock',
        detail: 'Shrinkage follows the shift pattern',
        cover: {
          'address-verification': 'supports',
          'criminal-check': 'answers',
          'predictive-analytics': 'supports',
        },
      },
      {
        title: 'Staff who can read customers’ orders',
        detail: 'Addresses and habits, sold or stalked',
        cover: { 'address-verification': 'supports', 'criminal-check': 'answers' },
      },
    ],
  },
  roles: {
    label: 'Accounts and staff',
    heading: 'Who marketplaces check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'High-volume sellers',
          'Registry, tax number, bank account, address',
          'Yearly certificate, or on any change',
          '24-hour',
        ],
        [
          'Small and private sellers',
          'Identity and contact details, as the law asks',
          'On reaching a threshold',
          '24-hour',
        ],
        [
          'Warehouse and seasonal crews',
          'Criminal where lawful, address, right to work',
          'Each season',
          '24-hour',
        ],
        [
          'Moderators and support agents',
          'Criminal, employment, address',
          'When tools show more personal data',
          '24-hour',
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
    label: 'One storefront',
    heading: 'Four sellers with the same product photo',
    intro: 'Fictional shop, familiar mechanics.',
    paragraphs: [
      'A marketplace was about to feature a toy ahead of the holidays. Four sellers offered it, the ratings were high, and the picture on each page was the same down to the shadow.',
      'Image comparison put the photograph on a manufacturer’s site that had never sold through any of them. The four sellers were then asked for company details. Two answered. Their registry entries shared a director and an address, which the postal check showed to be a parcel counter.',
      'Read as text, the reviews fell into clusters of near-identical phrases posted within hours. That was a suspicion, reported as one.',
      'The marketplace paused the listings, asked for the declaration of conformity, and reinstated one seller who could supply it and a real workshop to visit. The others sent nothing. Whether the toys already delivered were unsafe could only be settled by a laboratory, and samples went to one.',
    ],
  },
  regulation: {
    label: 'Platform law',
    heading: 'Platform rules: DSA, GPSR, INFORM and GDPR',
    intro: 'Outline only. Thresholds and dates belong in your own legal register.',
    points: [
      {
        title: 'European Union: the DSA',
        text: 'Article 30 of the Digital Services Act asks marketplaces to obtain and assess details of traders before they sell to consumers, with exceptions for small platforms. The General Product Safety Regulation asks for a responsible operator in the Union.',
      },
      {
        title: 'United States: INFORM',
        text: 'Under the INFORM Consumers Act, online marketplaces collect and verify bank, tax and contact details of high-volume third-party sellers and ask for a yearly certification. Contact details of the larger ones are shown to buyers.',
      },
      {
        title: 'Models and personal data',
        text: 'Scores on buyers and returns are profiling. The GDPR gives people rights where a decision about them is made solely by machine and weighs on them; a person should be able to look again.',
      },
    ],
  },
  questions: {
    label: 'Trust and safety',
    heading: 'Marketplace checks: common questions',
    items: [
      {
        question: 'Can a model say that a review is false?',
        answer:
          'It can say that a group of reviews is unlike how customers write, and show why. It does not know who typed them. We give you the pattern and the error rate measured on your own sample.',
      },
      {
        question: 'How much should a new seller be asked?',
        answer:
          'Enough to find them again. More friction loses honest sellers first, so we begin with the registry, which costs the seller nothing, and ask for papers only where it is silent.',
      },
      {
        question: 'Do you screen seasonal staff in peak weeks?',
        answer:
          'Yes. Volume does not alter what a court can answer in a day, so order when the offer goes out, not when the shift begins.',
      },
    ],
  },
  related: {
    heading: 'Services for e-commerce',
    services: ['document-intelligence', 'sentiment-analysis', 'predictive-analytics'],
    industries: ['retail-consumer', 'transportation-logistics'],
  },
  closing: 'Tell us how sellers join. We’ll suggest where to add checks.',
}

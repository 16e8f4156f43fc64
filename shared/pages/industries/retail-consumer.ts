import type { IndustryPage } from '../page-copy.ts'

/** The dossier of shops, chains and consumer brands. */
export const page: IndustryPage = {
  slug: 'retail-consumer',
  meta: {
    title: 'Screening for shops, chains and brands',
    description:
      'Seasonal staff, key holders, franchisees and own-brand factories: checks for retail at the speed of a hiring week, fair to people in their first job.',
    keywords: [
      'retail employee screening',
      'seasonal hiring checks',
      'PCI DSS 12.7',
      'fair chance hiring',
      'franchisee due diligence',
      'own-brand supplier checks',
    ],
  },
  heading: 'Retail & consumer',
  lede: 'You hire fast, often for one season, and hand over tills and keys. We keep checks quick, few and the same for everyone in a role.',
  risks: {
    label: 'Shelf and stockroom',
    heading: 'Six hiring and supplier risks in retail',
    intro: 'Not every post carries every risk. A Saturday job carries one at most.',
    checks: [
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'address-verification', label: 'Address' },
      { slug: 'reference-validation', label: 'Reference' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'sentiment-analysis', label: 'Sentiment' },
      { slug: 'predictive-analytics', label: 'Prediction' },
    ],
    rows: [
      {
        title: 'Keys, safe and alarm in one pocket',
        detail: 'Small thefts by the person who counts',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'answers',
          'reference-validation': 'supports',
        },
      },
      {
        title: 'Refunds to a friend’s card',
        detail: 'Till patterns show it, hiring might have',
        cover: { 'employment-verification': 'answers', 'predictive-analytics': 'answers' },
      },
      {
        title: 'Age-restricted goods sold on a nod',
        detail: 'Knives, alcohol, medicines',
        cover: {
          'employment-verification': 'supports',
          'reference-validation': 'answers',
          'predictive-analytics': 'supports',
        },
      },
      {
        title: 'Dismissed in one store, hired by another',
        detail: 'Same chain, next town, other spelling',
        cover: {
          'criminal-check': 'supports',
          'employment-verification': 'answers',
          'address-verification': 'answers',
        },
      },
      {
        title: 'A franchisee stretched too thin',
        detail: 'Rent unpaid, staff unpaid, brand on the door',
        cover: {
          'reference-validation': 'supports',
          'kyc-compliance': 'answers',
          'predictive-analytics': 'supports',
        },
      },
      {
        title: 'A complaint that was a warning',
        detail: 'Dozens of reviews about one product',
        cover: { 'sentiment-analysis': 'answers', 'predictive-analytics': 'supports' },
      },
    ],
  },
  roles: {
    label: 'Store roster',
    heading: 'Who retailers check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Sales assistants and seasonal staff',
          'Right to work, identity, last employment',
          'If kept on after the season',
          '24-hour',
        ],
        [
          'Key holders and cash office',
          'Criminal, employment, reference',
          'On the first set of keys',
          '24-hour',
        ],
        [
          'Store detectives and guards',
          'Licence where required, criminal, employment',
          'With the licence',
          '24-hour',
        ],
        [
          'Card-data and loyalty teams',
          'Criminal within local limits, employment',
          'On entering the card environment',
          '24-hour',
        ],
        [
          'Franchisees and own-brand makers',
          'KYC, owners, accounts, site address',
          'Opening of each store or line',
          '24-hour to the first answer',
        ],
      ],
    },
  },
  situation: {
    label: 'Stocktake',
    heading: 'A store manager with a “no rehire” code',
    intro: 'All stores in this account are fictitious.',
    paragraphs: [
      'A chain of household shops was promoting its best store manager to a flagship. Shrinkage in her store was the lowest in the region, and had been for three years.',
      'Promotion to the cash office carried a criminal and employment check, as it does for everyone. The court returned nothing. The employer before last, asked for dates, also answered the standard question about eligibility for rehire: no.',
      'On its face that is a poor mark. The chain’s policy is to ask the person. She said that she had refused to sign for stock that was not there, and had kept the letters.',
      'The letters matched the former employer’s own later filing about an inventory correction at that store. She was promoted. The chain now asks for the reason behind a rehire code before it treats one as a finding.',
    ],
  },
  regulation: {
    label: 'Shop rules',
    heading: 'Retail rules: fair chance, PCI DSS, young workers',
    intro: 'Written for regional managers. A lawyer should fit it to your stores.',
    points: [
      {
        title: 'United States: fair chance laws',
        text: 'Many cities and states set when a record may be asked for and what has to be weighed: the age of the offence, its kind, the post. Under the FCRA a candidate sees the report before a refusal is final.',
      },
      {
        title: 'Card data',
        text: 'PCI DSS, in requirement 12.7, asks that people with access to the cardholder data environment be screened before hire, within the constraints of local law. A cashier who sees one card at a time may be outside it.',
      },
      {
        title: 'Young workers',
        text: 'In the United Kingdom and elsewhere, records of minors enjoy special protection and working hours are limited. A reference from a teacher may be all there is, and may be enough.',
      },
      {
        title: 'Own-brand goods',
        text: 'Product-safety and supply-chain laws put the name on the label first. Knowing the factory, not the agent, is the beginning of that.',
      },
    ],
  },
  questions: {
    label: 'At the counter',
    heading: 'Retail checks: common questions',
    items: [
      {
        question: 'Can we check ten new starters by the weekend?',
        answer:
          'Identity and right to work, yes, once they have consented. Where a court answers electronically, the 24-hour turnaround holds; where it does not, you see which one.',
      },
      {
        question: 'Do you use lists of suspected shoplifters?',
        answer:
          'We do not add such lists to a report. Entries nobody tested are unfair to candidates, and in several countries unlawful.',
      },
      {
        question: 'What does a prediction of returns say about an employee?',
        answer:
          'Nothing by itself. It marks tills or products where figures differ from their own past. A person looks, and often finds a broken scanner.',
      },
    ],
  },
  related: {
    heading: 'Services for retailers',
    services: ['employment-verification', 'criminal-check', 'sentiment-analysis'],
    industries: ['ecommerce-digital', 'hospitality-food-leisure'],
  },
  closing: 'Tell us your peak weeks. We’ll plan checks to keep up with hiring.',
}

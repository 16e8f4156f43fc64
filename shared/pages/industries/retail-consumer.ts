import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for shops, chains and consumer brands. */
export const page: IndustryPage = {
  slug: 'retail-consumer',
  meta: {
    title: 'Retail employee screening and seasonal hiring',
    description:
      'Fast and fair checks for retail: seasonal staff, key holders, card-data teams, franchisees and own-brand makers, with fair chance and PCI DSS rules.',
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
    heading: 'Six hiring and supplier risks in retail',
    checks: [
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'address-verification',
        label: 'Address',
      },
      {
        slug: 'reference-validation',
        label: 'Reference',
      },
      {
        slug: 'kyc-compliance',
        label: 'KYC',
      },
      {
        slug: 'sentiment-analysis',
        label: 'Sentiment',
      },
      {
        slug: 'predictive-analytics',
        label: 'Prediction',
      },
    ],
    rows: [
      {
        title: 'Key holders with the safe and the alarm',
        detail: 'Small thefts by the person who counts',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'answers',
          'reference-validation': 'supports',
        },
      },
      {
        title: 'Refund fraud at the till',
        detail: 'Refunds that end on a friend’s card',
        cover: {
          'employment-verification': 'answers',
          'predictive-analytics': 'answers',
        },
      },
      {
        title: 'Age-restricted sales to minors',
        detail: 'Knives, alcohol, medicines',
        cover: {
          'employment-verification': 'supports',
          'reference-validation': 'answers',
          'predictive-analytics': 'supports',
        },
      },
      {
        title: 'Dismissed staff rehired in another store',
        detail: 'Same chain, next town, other spelling',
        cover: {
          'criminal-check': 'supports',
          'employment-verification': 'answers',
          'address-verification': 'answers',
        },
      },
      {
        title: 'Franchisees under financial stress',
        detail: 'Rent unpaid, staff unpaid, brand on the door',
        cover: {
          'reference-validation': 'supports',
          'kyc-compliance': 'answers',
          'predictive-analytics': 'supports',
        },
      },
      {
        title: 'Warnings hidden in complaints',
        detail: 'Dozens of reviews about one product',
        cover: {
          'sentiment-analysis': 'answers',
          'predictive-analytics': 'supports',
        },
      },
    ],
  },
  roles: {
    heading: 'Who retailers check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Sales assistants and seasonal staff',
          'Right to work, identity, last employment',
          'If kept on after the season',
          slowestRef('employment', 'identity'),
        ],
        [
          'Key holders and cash office',
          'Criminal, employment, reference',
          'On the first set of keys',
          slowestRef('criminal', 'reference', 'employment'),
        ],
        [
          'Store detectives and guards',
          'Licence where required, criminal, employment',
          'With the licence',
          slowestRef('criminal', 'employment', 'licence'),
        ],
        [
          'Card-data and loyalty teams',
          'Criminal within local limits, employment',
          'On entering the card environment',
          slowestRef('criminal', 'employment'),
        ],
        [
          'Franchisees and own-brand makers',
          'KYC, owners, accounts, site address',
          'Opening of each store or line',
          slowestRef('owners', 'company', 'address'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A store manager with a “no rehire” code',
    paragraphs: [
      'A chain of household shops wanted to promote its best store manager to a flagship. For three years, losses in her store had been the lowest in the region.',
      'Promotion to a cash office includes a criminal and employment check for everyone. The court returned a clear result, and one earlier employer confirmed the dates and answered our standard question on eligibility for rehire with “no”.',
      'Its policy told the chain to ask her before it judged the answer. She said that she had refused to sign for stock that was missing, and she showed her messages from that time. They matched the former employer’s own later filing about an inventory correction at that store.',
      'The chain promoted her to the flagship and corrected its own procedure. A rehire code counts as a finding there only once the former employer has given its reason.',
    ],
  },
  regulation: {
    heading: 'Retail rules: fair chance, PCI DSS, young workers',
    points: [
      {
        title: 'United States: fair chance laws',
        text: 'Many cities and states set when you may ask about a record and what you must weigh: the age of the offence, its kind and the role. Under the FCRA the candidate sees the report before your refusal is final.',
      },
      {
        title: 'United Kingdom: young workers and records',
        text: 'Law limits the working hours of minors and protects their records. A Basic DBS certificate is the usual level for shop staff, and for a first job a teacher’s reference may be enough.',
      },
      {
        title: 'European Union: data and products',
        text: 'GDPR Article 10 leaves criminal records to national law, so you may need a different route in each country. Product safety law starts with the name on the label, so know the factory behind your own brand.',
      },
      {
        title: 'PCI DSS requirement 12.7',
        text: 'The card standard expects screening of people with access to the cardholder data environment before hire, within local law. A cashier who sees one card at a time may be outside it.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Retail checks: common questions',
    items: [
      {
        question: 'Can you check ten new seasonal starters by the weekend?',
        answer:
          'Identity checks, yes, once each person has completed the forms we send. A court that answers online replies within 24 hours, and you see at once which courts take longer.',
      },
      {
        question: 'Do you use lists of suspected shoplifters in a report?',
        answer:
          'We leave such lists out, because untested entries are unfair to candidates and, in several countries, unlawful to use.',
      },
      {
        question: 'Can data on returns and refunds point to a dishonest employee at a till?',
        answer:
          'It can mark tills or products where figures differ from their own past. A person then looks, and often finds a broken scanner.',
      },
      {
        question: 'Which background checks does a seasonal sales assistant in a shop need?',
        answer:
          'We suggest identity and the last job, with criminal checks kept for keys, cash and card data. You then apply the same rule to everyone in a role.',
      },
    ],
  },
  related: {
    heading: 'Services for retailers',
    services: ['employment-verification', 'criminal-check', 'sentiment-analysis'],
    industries: ['ecommerce-digital', 'hospitality-food-leisure'],
  },
  closing: 'When are your peak weeks? We’ll plan checks to keep up with hiring.',
}

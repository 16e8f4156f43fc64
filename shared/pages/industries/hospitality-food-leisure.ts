import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for hotels, restaurants, casinos and leisure operators. */
export const page: IndustryPage = {
  slug: 'hospitality-food-leisure',
  meta: {
    title: 'Hotel staff screening and seasonal worker checks',
    description:
      'Checks for hotels, restaurants, casinos and leisure: master keys, children’s clubs, licences, labour providers and seasonal staff, matched to each job.',
    keywords: [
      'hotel staff screening',
      'seasonal worker checks',
      'personal licence verification',
      'gaming licence checks',
      'children’s club staff checks',
    ],
  },
  heading: 'Hospitality, food & leisure',
  lede: 'Your staff open guests’ doors, prepare their food and look after their children. We match each check to the job, season by season.',
  risks: {
    heading: 'Seven risks for hotels, food and leisure',
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
        slug: 'reference-validation',
        label: 'Reference',
      },
      {
        slug: 'education-verification',
        label: 'Credentials',
      },
      {
        slug: 'address-verification',
        label: 'Address',
      },
      {
        slug: 'kyc-compliance',
        label: 'KYC',
      },
      {
        slug: 'sentiment-analysis',
        label: 'Sentiment',
      },
    ],
    rows: [
      {
        title: 'Master keys and guest rooms',
        detail: 'Rooms, luggage and guests asleep',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'answers',
        },
      },
      {
        title: 'Entertainers and lifeguards with children',
        detail: 'One season, with little history to see',
        cover: {
          'criminal-check': 'answers',
          'reference-validation': 'answers',
          'education-verification': 'supports',
        },
      },
      {
        title: 'Bars without a current licence holder',
        detail: 'The name over the door has left',
        cover: {
          'employment-verification': 'supports',
          'education-verification': 'answers',
        },
      },
      {
        title: 'Casino dealers and cage staff',
        detail: 'Regulators expect each person by name',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'answers',
          'address-verification': 'supports',
        },
      },
      {
        title: 'Kitchen crews through a chain of agents',
        detail: 'Passports kept by agents, beds deducted',
        cover: {
          'employment-verification': 'supports',
          'reference-validation': 'supports',
          'address-verification': 'answers',
          'kyc-compliance': 'answers',
        },
      },
      {
        title: 'Borrowed food-hygiene certificates',
        detail: 'One certificate, several faces',
        cover: {
          'employment-verification': 'supports',
          'education-verification': 'answers',
        },
      },
      {
        title: 'Repeated complaints in guest reviews',
        detail: 'One name recurs across the reviews',
        cover: {
          'reference-validation': 'supports',
          'sentiment-analysis': 'answers',
        },
      },
    ],
  },
  roles: {
    heading: 'Who hospitality firms check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Front desk, porters, housekeeping',
          'Criminal where lawful, employment, identity',
          'On issue of a master key',
          slowestRef('criminal', 'employment', 'identity'),
        ],
        [
          'Kitchen and banqueting',
          'Right to work, food-safety certificate',
          'When the certificate runs out',
          slowestRef('licence', 'identity'),
        ],
        [
          'Bar and licensed-premises managers',
          'Licence at the authority, employment',
          'If the licensee changes',
          slowestRef('employment', 'licence'),
        ],
        [
          'Children’s clubs, pools, spas',
          'Record at the level the work allows, references',
          'Each season, even for returners',
          slowestRef('enhanced-criminal', 'reference'),
        ],
        [
          'Labour providers and concessionaires',
          'Registry, licence, owners, address',
          'Before the season’s contract',
          slowestRef('licence', 'owners', 'company', 'address'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A labour provider with twelve workers in one house',
    paragraphs: [
      'A resort took on its summer kitchen porters through a new labour provider. The price was good, the workers were keen and all the documents arrived together and in order.',
      'Our address check showed that twelve people lived in a two-bedroom house owned by the provider’s director. The payment details for nine of them led to two accounts.',
      'The resort asked the provider for its licence and payslips, and spoke to the workers through an independent interpreter. The licence was for another activity, and the payslips showed deductions to which the workers had not agreed.',
      'The resort called the helpline for such cases, took the porters onto its own payroll and ended the contract. Two of the twelve had already left for an unknown place, so the resort gave their names to the authority. It now interviews each new provider’s workers before the first shift and checks the licence at its issuer.',
    ],
  },
  regulation: {
    heading: 'Hospitality rules: alcohol, gaming, labour, food',
    points: [
      {
        title: 'United States: visas, gaming and food cards',
        text: 'Seasonal visas such as H-2B and J-1 bring duties for you and the sponsor. Gaming authorities, such as Nevada’s, license or register casino staff one by one. Many states and cities require a food-handler card for kitchen staff.',
      },
      {
        title: 'United Kingdom: alcohol, gaming and labour',
        text: 'The Licensing Act 2003 requires a personal licence holder as designated supervisor in England and Wales. Door supervisors need a Security Industry Authority licence. Labour providers need a licence for farms and food processing but none for hotels, so check yours before you sign.',
      },
      {
        title: 'European Union: food and children',
        text: 'Food law requires training suited to the work, in the form each country chooses. Directive 2011/93/EU lets you request conviction information for work with children.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Hospitality checks: common questions',
    items: [
      {
        question: 'Does a kitchen porter or a dishwasher in a hotel need a criminal check?',
        answer:
          'Usually identity and right to work answer the real risk, so keep deeper checks for keys, cash and work with children.',
      },
      {
        question: 'Do we need to check seasonal staff who return each summer?',
        answer:
          'For work with children, yes, because months lie between the seasons. For other roles, you can limit the check to those months.',
      },
      {
        question: 'Can you analyse our guest reviews for problems with staff or safety?',
        answer:
          'Yes, we sort them by topic, place and shift. A name in a review is an allegation, so a person on your team reads it before any step follows.',
      },
      {
        question: 'How early should a hotel order checks before the season?',
        answer:
          'Order when offers are accepted, and start with children’s clubs and pools. Their certificates take longest, while online sources answer within 24 hours.',
      },
    ],
  },
  related: {
    heading: 'Services for hotels, food and leisure',
    services: ['criminal-check', 'reference-validation', 'sentiment-analysis'],
    industries: ['retail-consumer', 'recruitment-agencies'],
  },
  closing: 'When does your season open? We’ll plan checks to finish before it.',
}

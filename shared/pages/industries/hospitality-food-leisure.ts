import type { IndustryPage } from '../page-copy.ts'

/** The dossier of hotels, restaurants, casinos and leisure operators. */
export const page: IndustryPage = {
  slug: 'hospitality-food-leisure',
  meta: {
    title: 'Screening for hotels, food and leisure',
    description:
      'Housekeepers, kitchen crews, bar managers, casino staff and club entertainers: which checks hospitality needs, season by season, and which it can leave out.',
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
    label: 'House rules',
    heading: 'Seven risks for hotels, food and leisure',
    intro: 'Front of house first, then the back.',
    checks: [
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'reference-validation', label: 'Reference' },
      { slug: 'education-verification', label: 'Credentials' },
      { slug: 'address-verification', label: 'Address' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'sentiment-analysis', label: 'Sentiment' },
    ],
    rows: [
      {
        title: 'A master key in the wrong hand',
        detail: 'Rooms, luggage and guests asleep',
        cover: { 'criminal-check': 'answers', 'employment-verification': 'answers' },
      },
      {
        title: 'Entertainers and lifeguards with children',
        detail: 'A season, a costume, no history',
        cover: {
          'criminal-check': 'answers',
          'reference-validation': 'answers',
          'education-verification': 'supports',
        },
      },
      {
        title: 'A bar run without a licence holder',
        detail: 'The name over the door has left',
        cover: { 'employment-verification': 'supports', 'education-verification': 'answers' },
      },
      {
        title: 'Dealers and cage staff',
        detail: 'Chips are money; regulators ask by name',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'answers',
          'address-verification': 'supports',
        },
      },
      {
        title: 'Kitchen crews through a chain of agents',
        detail: 'Passports kept by someone, beds deducted',
        cover: {
          'employment-verification': 'supports',
          'reference-validation': 'supports',
          'address-verification': 'answers',
          'kyc-compliance': 'answers',
        },
      },
      {
        title: 'A cook whose hygiene card is somebody’s',
        detail: 'One certificate, several faces',
        cover: { 'employment-verification': 'supports', 'education-verification': 'answers' },
      },
      {
        title: 'Complaints that only guests can see',
        detail: 'One name recurs across the reviews',
        cover: { 'reference-validation': 'supports', 'sentiment-analysis': 'answers' },
      },
    ],
  },
  roles: {
    label: 'Departments',
    heading: 'Who hospitality firms check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Front desk, porters, housekeeping',
          'Criminal where lawful, employment, identity',
          'On issue of a master key',
          '24-hour',
        ],
        [
          'Kitchen and banqueting',
          'Right to work, food-safety certificate',
          'When the certificate runs out',
          '24-hour',
        ],
        [
          'Bar and licensed-premises managers',
          'Licence at the authority, employment',
          'If the licensee changes',
          '24-hour',
        ],
        [
          'Children’s clubs, pools, spas',
          'Record at the level the work allows, references',
          'Each season, even for returners',
          '24-hour to the first answer',
        ],
        [
          'Labour providers and concessionaires',
          'Registry, licence, owners, address',
          'Before the season’s contract',
          'Set by the source',
        ],
      ],
    },
  },
  situation: {
    label: 'High season',
    heading: 'A labour provider with twelve workers in one house',
    intro: 'The resort is invented, the arrangement sadly not.',
    paragraphs: [
      'A resort took its summer kitchen porters from a new labour provider. The price was right and the workers were keen. Right-to-work papers arrived in one envelope.',
      'All were in order. What the address check showed was that twelve people lived in a two-bedroom house owned by the director of the provider, and that nine were paid into two accounts.',
      'The resort asked the provider for its licence and payslips, and asked the workers, through an interpreter and not through the provider. The licence was for another activity. The payslips showed deductions that the workers had not agreed to.',
      'The resort called the helpline for such cases, took the porters onto its own payroll and ended the contract. Two of the twelve left before anyone had spoken to them. Where they went is not known to us, and their names were given to the authority rather than to the file.',
    ],
  },
  regulation: {
    label: 'Licences',
    heading: 'Hospitality rules: alcohol, gaming, labour, food',
    intro: 'Every licence has an issuer. This says which to look for.',
    points: [
      {
        title: 'Alcohol and doors',
        text: 'In England and Wales the Licensing Act 2003 asks for a personal licence holder as designated supervisor, and door supervisors need a licence of the Security Industry Authority.',
      },
      {
        title: 'Gaming',
        text: 'Casino staff are commonly licensed or registered one by one, for example with the Gambling Commission in Great Britain or the gaming authorities of Nevada. The regulator does the suitability test; employers verify the card and the history.',
      },
      {
        title: 'Labour supply',
        text: 'In the United Kingdom, suppliers of workers to farms and food processing need a licence. Suppliers to hotels do not, so a hotel has to look for itself. In the United States, seasonal visas such as H-2B and J-1 bring duties for employer and sponsor.',
      },
      {
        title: 'Food handlers',
        text: 'Many US states and cities require a food-handler card. European law asks for training suited to the work, in whatever form the country chooses.',
      },
    ],
  },
  questions: {
    label: 'Concierge',
    heading: 'Hospitality checks: common questions',
    items: [
      {
        question: 'Is a criminal check proper for a kitchen porter?',
        answer:
          'Usually not. Identity and right to work answer the real risk. Keep the deeper check for keys, cash and children.',
      },
      {
        question: 'Returning staff worked here last summer. Again?',
        answer:
          'For work with children, yes, because nine months lie between. For the others, ask only about those months.',
      },
      {
        question: 'Can you read our reviews for trouble?',
        answer:
          'Yes, by topic, place and shift. A name in a review is an allegation, so the reading goes to a person before anything is done with it.',
      },
    ],
  },
  related: {
    heading: 'Services for hotels, food and leisure',
    services: ['criminal-check', 'reference-validation', 'sentiment-analysis'],
    industries: ['retail-consumer', 'recruitment-agencies'],
  },
  closing: 'Tell us your season dates. We’ll plan checks to finish before opening.',
}

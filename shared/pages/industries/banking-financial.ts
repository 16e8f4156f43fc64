import type { IndustryPage } from '../page-copy.ts'

/** The dossier of retail and commercial banks. */
export const page: IndustryPage = {
  slug: 'banking-financial',
  meta: {
    title: 'Screening for banks and their customers',
    description:
      'How retail and commercial banks check branch staff, traders, corporate customers and suppliers: six risks, the checks that meet them, and the rules behind.',
    keywords: [
      'bank employee screening',
      'FDIC section 19',
      'regulatory references',
      'Form U4 verification',
      'corporate customer KYC',
      'beneficial ownership',
    ],
  },
  heading: 'Banking & financial',
  lede: 'You answer for the people you hire, the customers you accept and the companies you lend to. Here are six risks and the checks we suggest for each.',
  risks: {
    label: 'Risks and checks',
    heading: 'Six screening risks in banking',
    intro: 'For each risk, the check that answers it and those that support the answer.',
    checks: [
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'education-verification', label: 'Education' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'address-verification', label: 'Address' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'risk-scoring', label: 'Risk score' },
    ],
    rows: [
      {
        title: 'A role with access to client money',
        detail: 'Theft or fraud by an insider',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'answers',
          'watchlist-screening': 'supports',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'A licence or degree that was never granted',
        detail: 'Regulated posts need the qualification to be real',
        cover: { 'education-verification': 'answers', 'employment-verification': 'supports' },
      },
      {
        title: 'A candidate on a sanctions list',
        detail: 'Paying a listed person can itself be an offence',
        cover: {
          'watchlist-screening': 'answers',
          'criminal-check': 'supports',
          'address-verification': 'supports',
          'kyc-compliance': 'supports',
        },
      },
      {
        title: 'A customer who is not who they say',
        detail: 'Accounts opened under another identity',
        cover: {
          'kyc-compliance': 'answers',
          'address-verification': 'answers',
          'watchlist-screening': 'supports',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'Hidden beneficial owners',
        detail: 'Control through companies and nominees',
        cover: {
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'Records in another country',
        detail: 'Records lie where the person lived, not where they apply',
        cover: {
          'criminal-check': 'answers',
          'address-verification': 'answers',
          'employment-verification': 'supports',
          'watchlist-screening': 'supports',
        },
      },
    ],
  },
  roles: {
    label: 'By role',
    heading: 'Who banks check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Branch and call-centre staff',
          'Criminal, education, employment, address',
          'On change of post',
          '24-hour',
        ],
        [
          'Traders and certified staff',
          'The above, with watchlist and reference',
          'As your policy sets, often yearly',
          '24-hour to the first answer',
        ],
        [
          'Corporate customers',
          'KYC, owners, watchlist, risk score',
          'On change of owner or mandate',
          '24-hour to the first answer',
        ],
        [
          'Suppliers inside the branch',
          'KYC of the firm, criminal check of named staff',
          'At renewal of the contract',
          '24-hour; courts set their own pace',
        ],
      ],
    },
  },
  situation: {
    label: 'A situation',
    heading: 'A relationship manager with four years abroad',
    intro: 'Drawn from how such hires go; no real person or bank is described.',
    paragraphs: [
      'A commercial bank was about to confirm a relationship manager for its largest borrowers. Her domestic criminal search was clear and the last employer had given dates of service, no more.',
      'Her address history showed four years abroad that the application did not mention. With her consent we asked the court of that place, the employer there and the register of licensed persons.',
      'The court held nothing in her name. The register showed a licence surrendered while a complaint was open, and the complaint closed later without a finding. The former employer confirmed the post and declined to give a reason for leaving.',
      'The bank put the register entry to her, heard an account that her papers supported, and appointed her with a lower lending authority for the first year. When auditors sampled the hire, the bank could show who was asked, what they said and why the limit was set.',
    ],
  },
  regulation: {
    label: 'Regulation',
    heading: 'Bank screening rules: FDIC, FINRA, SM&CR, AML',
    intro: 'For orientation, not advice. Your counsel decides what applies to a post.',
    points: [
      {
        title: 'United States: FDIC section 19',
        text: 'Section 19 of the Federal Deposit Insurance Act bars people with certain convictions, dishonesty and breach of trust among them, from working at an insured bank without the FDIC’s consent. The Fair Hiring in Banking Act has narrowed it, so dates and details of an offence matter.',
      },
      {
        title: 'United States: FINRA and the FCRA',
        text: 'Firms verify what a registered person states on Form U4. Where a report comes from an agency such as ours, the Fair Credit Reporting Act asks for disclosure, written permission and notice before an adverse decision.',
      },
      {
        title: 'United Kingdom: SM&CR references',
        text: 'Under the Senior Managers and Certification Regime, firms obtain regulatory references for certain roles, as a rule covering six years. They are exchanged between employers on a set form; we collect and chase, you judge.',
      },
      {
        title: 'Customers: money laundering law',
        text: 'In the European Union, the United Kingdom and the United States alike, a bank identifies a corporate customer and the people who own or control it before it relies on either.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Bank screening: common questions',
    items: [
      {
        question: 'Can you tell us whether section 19 applies to a candidate?',
        answer:
          'We report the offence, the court, the date and the disposition as the court gives them. Whether an exception applies is a decision for the bank and its counsel.',
      },
      {
        question: 'Do you screen customers and staff in the same system?',
        answer:
          'They are separate orders with separate purposes and lawful grounds. Whether one may be compared with the other is for you and your data protection officer to decide.',
      },
      {
        question: 'What if a former employer confirms dates and nothing else?',
        answer:
          'Then the report says exactly that. Tax or social security records may close the gap where law permits their use; we do not read a meaning into silence.',
      },
    ],
  },
  related: {
    heading: 'Services for banks',
    services: ['kyc-compliance', 'criminal-check', 'watchlist-screening'],
    industries: ['financial-institution', 'insurance'],
  },
  closing: 'Tell us which roles your auditors ask about. We’ll map the checks.',
}

import type { IndustryPage } from '../page-copy.ts'

/** The dossier of insurers, brokers and claims firms. */
export const page: IndustryPage = {
  slug: 'insurance',
  meta: {
    title: 'Checks for insurers, brokers and adjusters',
    description:
      'Producers, claims handlers, delegated authorities and policyholders: the checks an insurer asks for, section 1033 consent included, and their limits.',
    keywords: [
      '18 USC 1033',
      'insurance producer licence check',
      'claims handler screening',
      'delegated authority due diligence',
      'broker background check',
    ],
  },
  heading: 'Insurance',
  lede: 'Producers sell for you, coverholders bind for you and adjusters decide for you. We check each of them before you rely on their promise.',
  risks: {
    label: 'Perils',
    heading: 'Six people and partner risks for insurers',
    intro: 'Each peril is met by at least one check that settles it.',
    checks: [
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'education-verification', label: 'Credentials' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'document-intelligence', label: 'Documents' },
      { slug: 'risk-scoring', label: 'Risk score' },
    ],
    rows: [
      {
        title: 'A producer without a valid appointment',
        detail: 'Policies sold under an expired or foreign licence',
        cover: {
          'employment-verification': 'supports',
          'education-verification': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'A conviction that bars the work',
        detail: 'Dishonesty offences, at any insurer, in any office',
        cover: { 'criminal-check': 'answers', 'employment-verification': 'supports' },
      },
      {
        title: 'A claims handler with something to gain',
        detail: 'Payments steered to a friendly repairer',
        cover: {
          'criminal-check': 'supports',
          'employment-verification': 'answers',
          'kyc-compliance': 'supports',
        },
      },
      {
        title: 'A coverholder that binds in your name',
        detail: 'Ownership and conduct outside your view',
        cover: {
          'education-verification': 'supports',
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
        },
      },
      {
        title: 'Papers made for the claim',
        detail: 'Invoices and certificates that no one issued',
        cover: {
          'kyc-compliance': 'supports',
          'document-intelligence': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'A payee on a sanctions list',
        detail: 'The claim is valid and may still not be paid',
        cover: {
          'watchlist-screening': 'answers',
          'kyc-compliance': 'supports',
          'risk-scoring': 'supports',
        },
      },
    ],
  },
  roles: {
    label: 'Order sheet',
    heading: 'Who insurers check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Employed and tied producers',
          'Criminal, licence register, employment',
          'When a licence or state is added',
          '24-hour',
        ],
        [
          'Claims handlers and adjusters',
          'Criminal, employment, outside interests',
          'On a rise in settlement authority',
          '24-hour',
        ],
        [
          'Coverholders and agencies',
          'KYC, owners, key people, risk score',
          'Before the binder renews',
          '24-hour to the first answer',
        ],
        [
          'Actuaries and underwriters',
          'Education, professional body, reference',
          'On certification',
          '24-hour to the first answer',
        ],
        [
          'Claimants and payees',
          'Watchlist; documents read and traced to issuer',
          'At payment',
          '24-hour',
        ],
      ],
    },
  },
  situation: {
    label: 'A file, retold',
    heading: 'An underwriter with an old conviction',
    intro: 'A made-up agency; the pattern is known to every delegated-authority team.',
    paragraphs: [
      'An insurer was ready to renew a binding authority. Loss ratios were fair, the audit had gone well, and the agency had only asked to add one underwriter to the list of named persons.',
      'We asked the licence register, the former employer and the criminal courts of the two places where the underwriter had lived. The licence was active. The employer confirmed service. One court returned a conviction for a false statement, old, with the sentence served.',
      'The underwriter had written consent from one state’s regulator, for employment with a previous insurer. The consent named that insurer and that post.',
      'Counsel for the insurer read the consent narrowly, and the name stayed off the binder while a new application was made. The insurer renewed on time with the names it could defend, and the new application went in with the court record attached.',
    ],
  },
  regulation: {
    label: 'The legal ground',
    heading: 'Insurance rules: 18 USC 1033, IDD and SM&CR',
    intro: 'Points to take to your own general counsel.',
    points: [
      {
        title: 'United States: 18 USC 1033',
        text: 'A person convicted of a felony involving dishonesty or a breach of trust may not engage in the business of insurance that affects interstate commerce without written consent of a regulatory official. An insurer that wilfully permits it is exposed as well.',
      },
      {
        title: 'European Union: good repute',
        text: 'Under the Insurance Distribution Directive, distributors and the staff directly involved have to be of good repute and have appropriate knowledge. Member States set how a clean record is shown, and the certificate comes from the national register.',
      },
      {
        title: 'United Kingdom: senior managers',
        text: 'Insurers and intermediaries fall under the Senior Managers and Certification Regime. For Lloyd’s business, coverholder approval follows the rules of the market as well.',
      },
    ],
  },
  questions: {
    label: 'From the desk',
    heading: 'Insurance screening: common questions',
    items: [
      {
        question: 'Is a producer licence national in the United States?',
        answer:
          'No. Licences are issued by each state, with non-resident licences built on the home state. We read every state in which the producer will sell.',
      },
      {
        question: 'May criminal records be checked for claims staff outside the United States?',
        answer:
          'It depends on the country. In several, the candidate alone can obtain the certificate and the employer may look but not keep it. We say which applies before anything is ordered.',
      },
      {
        question: 'Can document reading prove that a claim is false?',
        answer:
          'It can show that an invoice number, a tax number or a font does not fit the issuer. Proof comes when the issuer answers. A claim is never refused by software on our advice.',
      },
    ],
  },
  related: {
    heading: 'Services for insurers and brokers',
    services: ['criminal-check', 'document-intelligence', 'kyc-compliance'],
    industries: ['banking-financial', 'healthcare-medical'],
  },
  closing: 'Tell us what you delegate. We’ll suggest the checks.',
}

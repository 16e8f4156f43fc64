import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for insurers, brokers and claims firms. */
export const page: IndustryPage = {
  slug: 'insurance',
  meta: {
    title: 'Broker background check and insurer screening',
    description:
      'Checks on producers, claims handlers, coverholders and payees for insurers and brokers, with section 1033 consent, licence registers and their limits.',
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
    heading: 'Six people and partner risks for insurers',
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
        slug: 'education-verification',
        label: 'Credentials',
      },
      {
        slug: 'watchlist-screening',
        label: 'Watchlist',
      },
      {
        slug: 'kyc-compliance',
        label: 'KYC',
      },
      {
        slug: 'document-intelligence',
        label: 'Documents',
      },
      {
        slug: 'risk-scoring',
        label: 'Risk score',
      },
    ],
    rows: [
      {
        title: 'Producers without a valid appointment',
        detail: 'Policies sold under an expired or foreign licence',
        cover: {
          'employment-verification': 'supports',
          'education-verification': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'Convictions that bar insurance work',
        detail: 'Dishonesty offences, at any insurer, in any office',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'supports',
        },
      },
      {
        title: 'Conflicts of interest in claims',
        detail: 'Payments steered to a friendly repairer',
        cover: {
          'criminal-check': 'supports',
          'employment-verification': 'answers',
          'kyc-compliance': 'supports',
        },
      },
      {
        title: 'Coverholders that bind in your name',
        detail: 'Ownership and conduct outside your view',
        cover: {
          'education-verification': 'supports',
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
        },
      },
      {
        title: 'Forged claim documents',
        detail: 'Invoices and certificates that no one issued',
        cover: {
          'kyc-compliance': 'supports',
          'document-intelligence': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'Payees on a sanctions list',
        detail: 'A valid claim may still be unlawful to pay',
        cover: {
          'watchlist-screening': 'answers',
          'kyc-compliance': 'supports',
          'risk-scoring': 'supports',
        },
      },
    ],
  },
  roles: {
    heading: 'Who insurers check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Employed and tied producers',
          'Criminal, licence register, employment',
          'When a licence or state is added',
          slowestRef('criminal', 'employment', 'licence'),
        ],
        [
          'Claims handlers and adjusters',
          'Criminal, employment, outside interests',
          'On a rise in settlement authority',
          slowestRef('criminal', 'employment', 'company'),
        ],
        [
          'Coverholders and agencies',
          'KYC, owners, key people, risk score',
          'Before the binder renews',
          slowestRef('owners'),
        ],
        [
          'Claimants and payees',
          'Watchlist; documents read and traced to issuer',
          'At payment',
          slowestRef('watchlist'),
        ],
      ],
    },
  },
  situation: {
    heading: 'An underwriter with an old conviction',
    paragraphs: [
      'An insurer was ready to renew an agency’s binding authority for another year. Loss ratios were fair, the audit had gone well, and the agency had only asked to add one underwriter to the list of named persons.',
      'We asked the licence register, the former employer and the criminal courts of the two places where the underwriter had lived. The licence was active, and the employer confirmed the dates and the role. One court returned an old conviction for a false statement, with the sentence served.',
      'The underwriter produced a written consent from a state regulator, given years earlier. It named a previous insurer and one job there, and the insurer’s legal team read it as limited to that employment.',
      'The underwriter stayed off the binder while a new application was made. The insurer renewed on time with the names it could defend, and the new application went in with the court record attached.',
    ],
  },
  regulation: {
    heading: 'Insurance rules: 18 USC 1033, IDD and SM&CR',
    points: [
      {
        title: 'United States: 18 USC 1033',
        text: 'A person convicted of a felony involving dishonesty or a breach of trust may work in the business of insurance across state lines only with a regulator’s written consent. If you wilfully permit it as the insurer, you are exposed as well.',
      },
      {
        title: 'United Kingdom: SM&CR and Lloyd’s',
        text: 'Insurers and intermediaries fall under the Senior Managers and Certification Regime, which requires you to assess fitness and propriety. For business at Lloyd’s, the market has further rules for approving coverholders.',
      },
      {
        title: 'European Union: good repute under the IDD',
        text: 'The Insurance Distribution Directive requires good repute and knowledge of distributors and their relevant staff. Each Member State decides how a clean record is shown, and the national register issues the certificate.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Insurance screening: common questions',
    items: [
      {
        question: 'Is a US producer licence valid in every state?',
        answer:
          'Each state issues its own licence, and non-resident licences build on the home state. We read the register of every state in which your producer will sell.',
      },
      {
        question: 'May we check criminal records of claims staff outside the US?',
        answer:
          'It depends on the country: in several, only the candidate can obtain the certificate, and you may look at it but keep no copy. We tell you which rule applies before you order.',
      },
      {
        question: 'Can document reading prove that an invoice or a claim is false?',
        answer:
          'It shows that an invoice number, a tax number or a font doesn’t fit the issuer. The issuer’s answer settles it, and a person on your team decides the claim.',
      },
      {
        question: 'How should we check a coverholder before we delegate authority to it?',
        answer:
          'Order the company file, its owners, key people and risk score together. We add regulator and court records where the coverholder works.',
      },
    ],
  },
  related: {
    heading: 'Services for insurers and brokers',
    services: ['criminal-check', 'document-intelligence', 'kyc-compliance'],
    industries: ['banking-financial', 'healthcare-medical'],
  },
  closing: 'List what you delegate. We’ll suggest the checks.',
}

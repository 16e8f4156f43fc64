import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for retail and commercial banks. */
export const page: IndustryPage = {
  slug: 'banking-financial',
  meta: {
    title: 'Bank employee screening and corporate KYC',
    description:
      'Screening for banks: branch staff, traders, corporate customers and suppliers. Six risks, the checks we suggest, how often to repeat them and the rules.',
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
    heading: 'Six screening risks in banking',
    checks: [
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'education-verification',
        label: 'Education',
      },
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'watchlist-screening',
        label: 'Watchlist',
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
        slug: 'risk-scoring',
        label: 'Risk score',
      },
    ],
    rows: [
      {
        title: 'Staff with access to client money',
        detail: 'Theft or fraud by an insider',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'answers',
          'watchlist-screening': 'supports',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'False licences and degrees',
        detail: 'Regulated roles need a genuine qualification',
        cover: {
          'education-verification': 'answers',
          'employment-verification': 'supports',
        },
      },
      {
        title: 'Candidates on a sanctions list',
        detail: 'Paying a listed person can itself be an offence',
        cover: {
          'watchlist-screening': 'answers',
          'criminal-check': 'supports',
          'address-verification': 'supports',
          'kyc-compliance': 'supports',
        },
      },
      {
        title: 'Accounts opened under another identity',
        detail: 'The customer is someone else on paper',
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
        detail: 'Courts keep records where the person lived',
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
    heading: 'Who banks check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Branch and call-centre staff',
          'Criminal, education, employment, address',
          'On change of role',
          slowestRef('criminal', 'employment', 'education', 'address'),
        ],
        [
          'Traders and certified staff',
          'The above, with watchlist and reference',
          'As your policy sets, often yearly',
          slowestRef('criminal', 'employment', 'education', 'address', 'reference', 'watchlist'),
        ],
        [
          'Corporate customers',
          'KYC, owners, watchlist, risk score',
          'On change of owner or mandate',
          slowestRef('watchlist', 'owners'),
        ],
        [
          'Suppliers inside the branch',
          'KYC of the firm, criminal check of named staff',
          'At renewal of the contract',
          slowestRef('criminal', 'owners'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A relationship manager with four years abroad',
    paragraphs: [
      'A commercial bank was about to confirm a relationship manager for its largest borrowers. Her domestic criminal search was clear, and her last employer had confirmed only the dates of service.',
      'Her address history showed four years abroad that the application left out. After she signed an authorisation, we asked the court there, her employer at the time and the register of licensed persons.',
      'The court found no case in her name. The register showed that she gave up a licence while a complaint was open, and that the complaint was closed later without a finding. The former employer confirmed the job and declined to give a reason for leaving.',
      'The bank showed her the register entry, and her documents supported her account. It appointed her with a lower lending limit for the first year. When auditors sampled the hire, the bank could show who was asked, what they said and why the limit was set.',
    ],
  },
  regulation: {
    heading: 'Bank screening rules: FDIC, FINRA, SM&CR, AML',
    points: [
      {
        title: 'United States: FDIC section 19',
        text: 'Section 19 of the Federal Deposit Insurance Act bars people with certain convictions, such as dishonesty or breach of trust, from working at an insured bank without the FDIC’s consent. The Fair Hiring in Banking Act has narrowed it, so the date and details of an offence matter.',
      },
      {
        title: 'United States: FINRA and the FCRA',
        text: 'Firms must verify what an applicant states on Form U4. When we write a consumer report, the Fair Credit Reporting Act requires disclosure, written authorisation and notice before adverse action.',
      },
      {
        title: 'United Kingdom: SM&CR references',
        text: 'Under the Senior Managers and Certification Regime, you must obtain regulatory references for certain roles, as a rule covering six years. Employers exchange them on a set form. We collect and chase them, and you judge the content.',
      },
      {
        title: 'European Union: customers and staff',
        text: 'Money laundering law requires you to identify a corporate customer and its owners before you rely on either. GDPR Article 10 leaves criminal records of staff to national law, so the route differs by country.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Bank screening: common questions',
    items: [
      {
        question: 'Can you tell us whether section 19 applies to a candidate?',
        answer:
          'We report the offence, the court, the date and the decision as the court gives them. Your lawyers decide whether an exception applies.',
      },
      {
        question: 'Do you screen customers and staff in one system?',
        answer:
          'You place them as separate orders, each with its own purpose and lawful basis. You and your data protection officer decide whether one may be compared with the other.',
      },
      {
        question: 'What happens if a former employer confirms only dates and a job title?',
        answer:
          'The report says exactly that, and you decide whether it is enough. Tax or social security records may close the gap where the law permits their use, and we tell you when they can.',
      },
      {
        question: 'How long does a background check take for a new bank employee?',
        answer:
          'Many sources answer within 24 hours if they are online. A court clerk, a foreign police certificate or a former employer can take longer, and you see each one’s progress.',
      },
      {
        question: 'Can you check who owns and controls a corporate borrower abroad?',
        answer:
          'Yes. We trace ownership through each register to a person, screen everyone on the way and tell you where a register keeps owners private.',
      },
    ],
  },
  related: {
    heading: 'Services for banks',
    services: ['kyc-compliance', 'criminal-check', 'watchlist-screening'],
    industries: ['financial-institution', 'insurance'],
  },
  closing: 'Which roles do your auditors ask about? We’ll map the checks.',
}

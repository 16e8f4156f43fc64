import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for accountants, auditors and advisers. */
export const page: IndustryPage = {
  slug: 'accounting-advisory',
  meta: {
    title: 'Accountant background checks and client checks',
    description:
      'Checks for audit, tax and advisory firms: membership and discipline, client ownership, independence, and who in your firm to check again each year.',
    keywords: [
      'accountant background check',
      'CPA licence verification',
      'client acceptance checks',
      'auditor independence',
      'anti-money-laundering for accountants',
    ],
  },
  heading: 'Accounting & advisory',
  lede: 'Your signature depends on members in good standing, clients you have vetted and a team with no stake in the result. We check all three.',
  risks: {
    heading: 'Seven risks for accounting and advisory firms',
    checks: [
      {
        slug: 'education-verification',
        label: 'Credentials',
      },
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'watchlist-screening',
        label: 'Watchlist',
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
        slug: 'risk-scoring',
        label: 'Risk score',
      },
    ],
    rows: [
      {
        title: 'Expired or suspended professional membership',
        detail: 'Membership lapsed, suspended or never completed',
        cover: {
          'education-verification': 'answers',
          'reference-validation': 'supports',
        },
      },
      {
        title: 'New partners with disciplinary findings',
        detail: 'Institutes publish findings that a CV leaves out',
        cover: {
          'education-verification': 'supports',
          'employment-verification': 'supports',
          'watchlist-screening': 'answers',
          'reference-validation': 'answers',
        },
      },
      {
        title: 'Independence broken by a past employer',
        detail: 'Your new hire comes from a client you audit',
        cover: {
          'employment-verification': 'answers',
          'reference-validation': 'supports',
        },
      },
      {
        title: 'Clients accepted too quickly',
        detail: 'Owners, funds and purpose not yet understood',
        cover: {
          'criminal-check': 'supports',
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
        },
      },
      {
        title: 'Payroll and client-money access',
        detail: 'Staff who can move money that belongs to clients',
        cover: {
          'employment-verification': 'supports',
          'criminal-check': 'answers',
          'reference-validation': 'supports',
        },
      },
      {
        title: 'Politically exposed owners found too late',
        detail: 'Enhanced measures start when the fact is known',
        cover: {
          'watchlist-screening': 'answers',
          'kyc-compliance': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'Associate offices that use your name',
        detail: 'Clients judge the firms of a network together',
        cover: {
          'education-verification': 'supports',
          'employment-verification': 'supports',
          'criminal-check': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
        },
      },
    ],
  },
  roles: {
    heading: 'Who accounting firms check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Trainees and new qualifiers',
          'Education, membership, criminal where lawful',
          'On qualification',
          slowestRef('criminal', 'education', 'licence'),
        ],
        [
          'Audit managers and partners',
          'Employment, register, reference, watchlist',
          'With the annual independence return',
          slowestRef('reference', 'employment', 'licence', 'watchlist'),
        ],
        [
          'Payroll and client-money teams',
          'Criminal, employment, reference',
          'When access is widened',
          slowestRef('criminal', 'reference', 'employment'),
        ],
        [
          'New and continuing clients',
          'KYC, owners, watchlist, risk score',
          'At each re-acceptance',
          slowestRef('watchlist', 'owners'),
        ],
        [
          'Associate and network firms',
          'KYC of the firm, standing of its partners',
          'When the agreement renews',
          slowestRef('owners'),
        ],
      ],
    },
  },
  situation: {
    heading: 'A client check the day before engagement',
    paragraphs: [
      'An advisory practice was a day from signing an engagement with a trading group. A good client had made the introduction, and a partner had already initialled the acceptance form.',
      'The practice asked us for the registry extract of the parent company and a watchlist search of everyone named in it. The extract showed a share transfer six weeks earlier to a company in a country whose register keeps members private.',
      'That company’s director was on none of the lists we searched. A court had wound up another business of his, though, and sent us the order when we asked.',
      'The practice held back the engagement until the group supplied a certified register of members, and we checked the beneficial owner named in it. The partners then changed their procedure: the registry extract now arrives before anyone initials the acceptance form.',
    ],
  },
  regulation: {
    heading: 'Rules for accountants: AML, CPA boards, IESBA',
    points: [
      {
        title: 'United States: CPA boards and the PCAOB',
        text: 'State boards issue CPA licences, and you can look each licence up with its board. The Sarbanes-Oxley Act limits how a person barred or suspended by the PCAOB may work with a registered audit firm. Our reports on candidates follow the Fair Credit Reporting Act (FCRA).',
      },
      {
        title: 'United Kingdom: Money Laundering Regulations 2017',
        text: 'As an accountant you work in the regulated sector, so you must identify clients and beneficial owners. You must also screen relevant employees for skill, conduct and integrity in proportion to your work.',
      },
      {
        title: 'European Union: obliged entities',
        text: 'Auditors, external accountants and tax advisers are obliged entities, so they must identify clients and owners. Regulation (EU) 2024/1624 sets one rulebook for them from 10 July 2027.',
      },
      {
        title: 'Independence codes',
        text: 'The IESBA Code, the SEC rules and local standards look at past employment, family ties and financial interests. We can confirm the employment, and your own form collects the declaration of interests.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Accounting firm checks: common questions',
    items: [
      {
        question: 'Can you see the disciplinary findings of a professional institute?',
        answer:
          'Yes, if the institute publishes them, and we give the date on which we read them. Complaints under inquiry are usually confidential, so we tell you when a body declines to comment.',
      },
      {
        question: 'Does one client check cover our duty to monitor?',
        answer:
          'A check shows the situation at one date, so monitoring continues. We can repeat it at intervals or when the registry changes, and we compare the new result with the earlier one.',
      },
      {
        question: 'Do trainees in their first job need a criminal check?',
        answer:
          'Many firms start with education and identity, then add a criminal check only for trainees who will handle client money, because local law more often accepts that as proportionate.',
      },
      {
        question: 'How do you verify that a new hire is a current CPA, ACCA or ACA member?',
        answer:
          'We look the member up in the public register and ask the body where the register leaves a question open. You see the status, the date and any published restriction.',
      },
    ],
  },
  related: {
    heading: 'Services for accounting and advisory firms',
    services: ['kyc-compliance', 'education-verification', 'risk-scoring'],
    industries: ['banking-financial', 'legal-services'],
  },
  closing: 'Describe your client types. We’ll suggest acceptance checks.',
}

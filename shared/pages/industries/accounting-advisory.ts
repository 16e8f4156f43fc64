import type { IndustryPage } from '../page-copy.ts'

/** The dossier of accountants, auditors and advisers. */
export const page: IndustryPage = {
  slug: 'accounting-advisory',
  meta: {
    title: 'Checks for accounting and advisory firms',
    description:
      'For audit, tax and advisory firms: how a member’s standing, a client’s ownership and a team’s independence are checked before the engagement letter goes out.',
    keywords: [
      'auditor independence',
      'CPA licence verification',
      'accountant background check',
      'client acceptance checks',
      'anti-money-laundering for accountants',
    ],
  },
  heading: 'Accounting & advisory',
  lede: 'Your signature depends on members in good standing, clients you have vetted and a team with no stake in the result. We check all three.',
  risks: {
    label: 'What can go wrong',
    heading: 'Seven risks for accounting and advisory firms',
    intro: 'Some checks settle the point, others only help. Each is marked for what it does.',
    checks: [
      { slug: 'education-verification', label: 'Credentials' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'reference-validation', label: 'Reference' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'risk-scoring', label: 'Risk score' },
    ],
    rows: [
      {
        title: 'Expired or suspended professional membership',
        detail: 'Membership lapsed, suspended or never completed',
        cover: { 'education-verification': 'answers', 'reference-validation': 'supports' },
      },
      {
        title: 'New partners with disciplinary findings',
        detail: 'Findings sit with the institute, not in a CV',
        cover: {
          'education-verification': 'supports',
          'employment-verification': 'supports',
          'watchlist-screening': 'answers',
          'reference-validation': 'answers',
        },
      },
      {
        title: 'Independence broken by a past employer',
        detail: 'The new hire comes from a client you audit',
        cover: { 'employment-verification': 'answers', 'reference-validation': 'supports' },
      },
      {
        title: 'A client accepted too quickly',
        detail: 'Owners, source of funds and purpose not understood',
        cover: {
          'criminal-check': 'supports',
          'watchlist-screening': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
        },
      },
      {
        title: 'Payroll and client-money access',
        detail: 'Bureau staff who can move what is not theirs',
        cover: {
          'employment-verification': 'supports',
          'criminal-check': 'answers',
          'reference-validation': 'supports',
        },
      },
      {
        title: 'A politically exposed owner nobody asked about',
        detail: 'Enhanced measures start when the fact is known',
        cover: {
          'watchlist-screening': 'answers',
          'kyc-compliance': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'An associate office that carries your name',
        detail: 'Network firms are judged together',
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
    label: 'Who is checked',
    heading: 'Who accounting firms check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Trainees and new qualifiers',
          'Education, membership, criminal where lawful',
          'On qualification',
          '24-hour',
        ],
        [
          'Audit managers and partners',
          'Employment, register, reference, watchlist',
          'With the annual independence return',
          '24-hour to the first answer',
        ],
        [
          'Payroll and client-money teams',
          'Criminal, employment, reference',
          'When access is widened',
          '24-hour',
        ],
        [
          'New and continuing clients',
          'KYC, owners, watchlist, risk score',
          'At each re-acceptance',
          '24-hour to the first answer',
        ],
        [
          'Associate and network firms',
          'KYC of the firm, standing of its partners',
          'When the agreement renews',
          'Set by the source',
        ],
      ],
    },
  },
  situation: {
    label: 'Told as an example',
    heading: 'A client check the day before engagement',
    intro: 'Composed for this page from ordinary events in the trade.',
    paragraphs: [
      'An advisory practice was a day from issuing an engagement letter to a trading group. The introduction came from a good client, and the acceptance form carried a partner’s initials.',
      'We were asked for the registry extract of the parent and a watchlist search of everyone named in it. The extract showed a share transfer six weeks earlier, to a company in a second jurisdiction whose register does not publish members.',
      'That company’s director appeared on no list. He did appear as a director of a business wound up by a court, and the court sent us the order on request.',
      'The practice asked the group for a certified register of members and held the letter until it came. The beneficial owner named there was checked in turn. Where the purchase price had come from was explained by the client and could not be confirmed by any third party, so the risk file records it as stated, not proved.',
    ],
  },
  regulation: {
    label: 'Rules in view',
    heading: 'Rules for accountants: AML, CPA boards, IESBA',
    intro: 'A reading list for the partner in charge, not legal advice.',
    points: [
      {
        title: 'UK: Money Laundering Regulations',
        text: 'Under the regulations of 2017, accountants are within the regulated sector. Firms identify clients and beneficial owners, and screen relevant employees for skill, conduct and integrity as fits their size and work.',
      },
      {
        title: 'United States: licences and bars',
        text: 'CPA licences are issued state by state and can be looked up with the board. The Sarbanes-Oxley Act limits how a person barred or suspended by the PCAOB may work with a registered audit firm.',
      },
      {
        title: 'Independence codes',
        text: 'The IESBA Code, the SEC rules and local standards look at past employment, family ties and financial interests. A check can confirm the employment; the declaration of interests remains your own form.',
      },
    ],
  },
  questions: {
    label: 'Partners ask',
    heading: 'Accounting firm checks: common questions',
    items: [
      {
        question: 'Can you see an institute’s disciplinary findings?',
        answer:
          'What the institute publishes, yes, with the date it was read. Complaints still under inquiry are usually confidential, and we say when a body declines to comment.',
      },
      {
        question: 'Does a client check end our duty to monitor?',
        answer:
          'No. It is a picture of one day. We can ask again at intervals or when the registry changes, and the comparison with the earlier file is part of the answer.',
      },
      {
        question: 'Do candidates in their first job need a criminal check?',
        answer:
          'Often not. Many firms begin with education and identity and add a criminal check only for those who will handle client money, which local law is more likely to regard as proportionate.',
      },
    ],
  },
  related: {
    heading: 'Services for accounting and advisory firms',
    services: ['kyc-compliance', 'education-verification', 'risk-scoring'],
    industries: ['banking-financial', 'legal-services'],
  },
  closing: 'Tell us your client types. We’ll suggest acceptance checks.',
}

import type { IndustryPage } from '../page-copy.ts'

/** The dossier of power, gas and water companies. */
export const page: IndustryPage = {
  slug: 'energy-utilities',
  meta: {
    title: 'Screening for energy and water utilities',
    description:
      'Control-room staff, substation contractors, meter engineers and equipment vendors: personnel risk in critical infrastructure, with NERC CIP-004 and NIS2.',
    keywords: [
      'NERC CIP-004 personnel risk assessment',
      'critical infrastructure screening',
      'utility contractor vetting',
      'NIS2 energy',
      'meter engineer checks',
    ],
  },
  heading: 'Energy & utilities',
  lede: 'Few people may enter your control rooms, and regulators ask you to show who they are. We build the assessments and keep them in date.',
  risks: {
    label: 'Single-line diagram',
    heading: 'Seven access risks for utilities',
    intro: 'Read downstream: each step has more people and less access.',
    checks: [
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'address-verification', label: 'Address' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'education-verification', label: 'Credentials' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'risk-scoring', label: 'Risk score' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
    ],
    rows: [
      {
        title: 'Electronic access to the control system',
        detail: 'One operator, one substation, one feeder',
        cover: {
          'criminal-check': 'answers',
          'address-verification': 'answers',
          'employment-verification': 'supports',
          'education-verification': 'supports',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'Seven years of history with holes in it',
        detail: 'Places of residence decide where to ask',
        cover: { 'criminal-check': 'answers', 'address-verification': 'answers' },
      },
      {
        title: 'Outage crews brought in overnight',
        detail: 'Mutual aid, badges first, papers later',
        cover: {
          'criminal-check': 'answers',
          'address-verification': 'supports',
          'employment-verification': 'answers',
          'kyc-compliance': 'supports',
        },
      },
      {
        title: 'A technician without the ticket',
        detail: 'Gas, high voltage, confined space',
        cover: { 'employment-verification': 'supports', 'education-verification': 'answers' },
      },
      {
        title: 'Uniformed visitors at a private door',
        detail: 'Meter changes in the homes of the frail',
        cover: {
          'criminal-check': 'answers',
          'address-verification': 'supports',
          'employment-verification': 'answers',
        },
      },
      {
        title: 'Remote maintenance by a vendor',
        detail: 'A session opened from an unknown country',
        cover: {
          'address-verification': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'Projects with hidden beneficiaries',
        detail: 'Land, permits and feed-in rights',
        cover: {
          'kyc-compliance': 'answers',
          'risk-scoring': 'answers',
          'watchlist-screening': 'answers',
        },
      },
    ],
  },
  roles: {
    label: 'Authorisation list',
    heading: 'Who utilities check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Control-room and cyber-asset access',
          'Identity, criminal by residence, employment',
          'Before the earlier assessment lapses',
          '24-hour to the first answer',
        ],
        [
          'Substation and pipeline technicians',
          'Competence card at issuer, criminal, employment',
          'With card or site authorisation',
          '24-hour',
        ],
        [
          'Home-visit and meter staff',
          'Criminal where lawful, identity, references',
          'When moved to priority customers',
          '24-hour',
        ],
        [
          'Storm and shutdown contractors',
          'The owner’s standard, person by person',
          'For each call-out list',
          '24-hour',
        ],
        [
          'Vendors, developers, landowners',
          'KYC, owners, watchlist, risk score',
          'At financial close and on transfer',
          'Set by the source',
        ],
      ],
    },
  },
  situation: {
    label: 'Switching log',
    heading: 'A storm crew that needed substation access',
    intro: 'Written for training; the storm had no name.',
    paragraphs: [
      'After a storm a utility called for crews under mutual assistance. Forty people would arrive by dawn. Most would work on poles; six needed to enter substations that hold protected control equipment.',
      'For those six the lending utility offered its own assessments. Five were in date and named the counties searched. One had been done against the county of the employer, and the technician had lived in two others during the period.',
      'He consented from the road. Both courts could be asked electronically; one replied before noon, clear. The second had a closed record under his name and birth date that the clerk could only release in person.',
      'The supervisor let him work outside the fence, with an escort when he needed to enter, as the procedure provides. The clerk’s answer came after the crews had gone home. It concerned somebody else. The log shows who decided on access, on what evidence and when.',
    ],
  },
  regulation: {
    label: 'Reliability standards',
    heading: 'Utility rules: NERC CIP-004, CER, NIS2, UK NIS',
    intro: 'The compliance department owns the reading of these; we own the searches.',
    points: [
      {
        title: 'North America: NERC CIP-004',
        text: 'The standard asks for a personnel risk assessment before certain access: confirmation of identity and a seven-year criminal history check covering residence, renewed every seven years. Where a full check cannot be done, the reason is documented.',
      },
      {
        title: 'European Union: NIS2 and CER',
        text: 'The Critical Entities Resilience Directive provides for background checks on people in sensitive roles, on request and under national law. NIS2 adds human-resources security and suppliers.',
      },
      {
        title: 'United Kingdom',
        text: 'The Network and Information Systems Regulations apply to operators of essential services. Nuclear sites have vetting of their own through the state. Gas work is for engineers on the Gas Safe Register.',
      },
    ],
  },
  questions: {
    label: 'Control desk',
    heading: 'Utility screening: common questions',
    items: [
      {
        question: 'May we rely on another utility’s assessment?',
        answer:
          'The standards leave room for evidence from others if it meets your own programme. We read it against your criteria and list what is missing.',
      },
      {
        question: 'What counts as residence?',
        answer:
          'The standard speaks of the current residence and of others held for six consecutive months or more; your procedure may say more. We ask the person, then test the list against address records.',
      },
      {
        question: 'Can access be withdrawn by the system when an assessment expires?',
        answer:
          'Yes, if your access system takes the date from us. It remains prudent to warn the supervisor first: nobody wants a lock-out during a switching operation.',
      },
    ],
  },
  related: {
    heading: 'Services for energy and water utilities',
    services: ['criminal-check', 'address-verification', 'risk-scoring'],
    industries: ['industrial-manufacturing', 'telecommunications'],
  },
  closing: 'Tell us which access you control. We’ll plan the assessments.',
}

import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for power, gas and water companies. */
export const page: IndustryPage = {
  slug: 'energy-utilities',
  meta: {
    title: 'NERC CIP-004 and critical infrastructure screening',
    description:
      'Checks for energy and water utilities: control-room staff, substation crews, home-visit engineers and vendors, with NERC CIP-004, CER, NIS2 and UK NIS.',
    keywords: [
      'critical infrastructure screening',
      'NERC CIP-004 personnel risk assessment',
      'utility contractor vetting',
      'NIS2 energy',
      'meter engineer checks',
    ],
  },
  heading: 'Energy & utilities',
  lede: 'Few people may enter your control rooms, and regulators ask you to show who they are. We build the assessments and keep them in date.',
  risks: {
    heading: 'Seven access risks for utilities',
    checks: [
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'address-verification',
        label: 'Address',
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
        slug: 'kyc-compliance',
        label: 'KYC',
      },
      {
        slug: 'risk-scoring',
        label: 'Risk score',
      },
      {
        slug: 'watchlist-screening',
        label: 'Watchlist',
      },
    ],
    rows: [
      {
        title: 'Electronic access to control systems',
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
        title: 'Gaps in the seven-year history',
        detail: 'Places of residence decide where to ask',
        cover: {
          'criminal-check': 'answers',
          'address-verification': 'answers',
        },
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
        title: 'Technicians without a valid competence card',
        detail: 'Gas, high voltage, confined space',
        cover: {
          'employment-verification': 'supports',
          'education-verification': 'answers',
        },
      },
      {
        title: 'Home visits to vulnerable customers',
        detail: 'Meter changes behind a private door',
        cover: {
          'criminal-check': 'answers',
          'address-verification': 'supports',
          'employment-verification': 'answers',
        },
      },
      {
        title: 'Remote maintenance by vendors',
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
    heading: 'Who utilities check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Control-room and cyber-asset access',
          'Identity, criminal by residence, employment',
          'Before the earlier assessment lapses',
          slowestRef('criminal', 'employment', 'identity'),
        ],
        [
          'Substation and pipeline technicians',
          'Competence card at issuer, criminal, employment',
          'With card or site authorisation',
          slowestRef('criminal', 'employment', 'licence'),
        ],
        [
          'Home-visit and meter staff',
          'Criminal where lawful, identity, references',
          'When moved to priority customers',
          slowestRef('criminal', 'reference', 'identity'),
        ],
        [
          'Storm and shutdown contractors',
          'The owner’s standard, person by person',
          'For each call-out list',
          'Depends on the owner’s standard',
        ],
      ],
    },
  },
  situation: {
    heading: 'A storm crew that needed substation access',
    paragraphs: [
      'After a storm, a utility called in forty people under mutual assistance for the next morning. Most would work on poles, and six needed to enter substations that contain protected control equipment.',
      'The lending utility offered its own assessments for the six. Five were in date and named the counties searched, while the sixth covered only the employer’s county, although the technician had lived in two others during the period.',
      'He signed an authorisation from the road, and both courts could be asked electronically. One replied before noon with a clear result, and the other had a closed record under his name and birth date, which the clerk could release only in person.',
      'The supervisor let him work outside the fence, with an escort when he needed to enter, as the procedure allows. The clerk’s answer came after the crews had left and concerned a different man. The log shows who decided on access, on what evidence and when, and lending partners send residence counties before crews set off.',
    ],
  },
  regulation: {
    heading: 'Utility rules: NERC CIP-004, CER, NIS2, UK NIS',
    points: [
      {
        title: 'United States and Canada: NERC CIP-004',
        text: 'The standard requires a personnel risk assessment before certain access: identity and a seven-year criminal history check covering residence, renewed every seven years. If a full check can’t be completed, you document the reason.',
      },
      {
        title: 'United Kingdom: NIS Regulations',
        text: 'The Network and Information Systems Regulations apply to operators of essential services. The state vets people for nuclear sites, and your gas engineers must be on the Gas Safe Register.',
      },
      {
        title: 'European Union: NIS2 and CER',
        text: 'The Critical Entities Resilience Directive provides for background checks on people in sensitive roles, on request and under national law. NIS2 adds staff security and suppliers to your duties.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Utility screening: common questions',
    items: [
      {
        question: 'May we rely on a personnel risk assessment made by another utility?',
        answer:
          'The standard leaves room for evidence from others that meets your own programme. We compare it with your criteria and list what is missing.',
      },
      {
        question: 'What counts as residence under NERC CIP-004 for the record check?',
        answer:
          'It covers the current residence and others of six consecutive months or more, and your procedure may go further. We ask the person and compare the list with address records.',
      },
      {
        question: 'Can your system withdraw access when an assessment expires?',
        answer:
          'Yes, if your access system takes the date from us. We suggest a warning to the supervisor first, so that no lock-out happens during a switching operation.',
      },
      {
        question: 'How do we check contractors who are called out for one storm?',
        answer:
          'Send us the list with places of residence as names come in. Courts that answer online reply within 24 hours, and you see who still needs an escort.',
      },
    ],
  },
  related: {
    heading: 'Services for energy and water utilities',
    services: ['criminal-check', 'address-verification', 'risk-scoring'],
    industries: ['industrial-manufacturing', 'telecommunications'],
  },
  closing: 'Which access do you control? We’ll plan the assessments.',
}

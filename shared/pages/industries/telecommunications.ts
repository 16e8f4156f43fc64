import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for network operators, their contractors and dealers. */
export const page: IndustryPage = {
  slug: 'telecommunications',
  meta: {
    title: 'Telecom employee screening and vendor checks',
    description:
      'Checks for telecoms operators: shop staff with SIM rights, home and field engineers, core administrators, dealers and vendors, by type of access.',
    keywords: [
      'telecom employee screening',
      'SIM swap fraud',
      'CPNI access',
      'field engineer background check',
      'network vendor due diligence',
    ],
  },
  heading: 'Telecommunications',
  lede: 'Your shop staff can move a phone number and your engineers enter homes. We check the people, dealers and vendors who can reach your network.',
  risks: {
    heading: 'Seven access risks for telecoms operators',
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
        slug: 'address-verification',
        label: 'Address',
      },
      {
        slug: 'kyc-compliance',
        label: 'KYC',
      },
      {
        slug: 'watchlist-screening',
        label: 'Watchlist',
      },
      {
        slug: 'risk-scoring',
        label: 'Risk score',
      },
      {
        slug: 'system-integration',
        label: 'Integration',
      },
    ],
    rows: [
      {
        title: 'SIM swaps by bribed shop staff',
        detail: 'A moved number can empty a bank account',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'supports',
          'system-integration': 'supports',
        },
      },
      {
        title: 'Dealers who register lines to strangers',
        detail: 'Bulk activations with copied identities',
        cover: {
          'address-verification': 'supports',
          'kyc-compliance': 'answers',
          'risk-scoring': 'supports',
        },
      },
      {
        title: 'Engineers alone in customers’ homes',
        detail: 'A uniform opens the door',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'supports',
          'address-verification': 'answers',
        },
      },
      {
        title: 'Administrators of the core network',
        detail: 'Few roles with very wide access',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'answers',
          'address-verification': 'supports',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'Contractor crews with shared badges',
        detail: 'Teams hired by the week for masts and ducts',
        cover: {
          'criminal-check': 'supports',
          'employment-verification': 'answers',
          'address-verification': 'supports',
          'system-integration': 'supports',
        },
      },
      {
        title: 'Restricted equipment vendors',
        detail: 'Banned suppliers and rebadged units',
        cover: {
          'kyc-compliance': 'answers',
          'watchlist-screening': 'answers',
          'risk-scoring': 'answers',
        },
      },
      {
        title: 'Curious access to call records',
        detail: 'Ex-partners, celebrities, neighbours',
        cover: {
          'criminal-check': 'supports',
          'employment-verification': 'supports',
          'system-integration': 'answers',
        },
      },
    ],
  },
  roles: {
    heading: 'Who operators check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Shop and call-centre staff',
          'Criminal, employment, address',
          'On rights to change a SIM',
          slowestRef('criminal', 'employment', 'address'),
        ],
        [
          'Home and field engineers',
          'Criminal, licence to drive, right to work',
          'As local rules on home visits require',
          slowestRef('criminal', 'licence', 'identity'),
        ],
        [
          'Core, security and interception roles',
          'Full history, reference; state vetting is separate',
          'With the clearance cycle',
          slowestRef('criminal', 'reference', 'employment'),
        ],
        [
          'Dealers and sub-dealers',
          'KYC of owner, outlet address, past bans',
          'On a spike in activations',
          slowestRef('licence', 'owners', 'address'),
        ],
        [
          'Equipment and tower partners',
          'Owners, watchlist, risk score',
          'Each framework call-off',
          slowestRef('watchlist', 'owners'),
        ],
      ],
    },
  },
  situation: {
    heading: 'SIM swaps traced to one shared login',
    paragraphs: [
      'Customers of an operator began to lose their numbers for an hour at a time, late on Saturdays. Someone had made each swap at the counter of one franchise shop, under one login.',
      'The operator wanted to know whether the dealer was involved before it closed the outlet. It had checked the owner when the franchise opened, but the owner had checked none of the staff. After notice to all of them, we confirmed identities and asked former employers and courts.',
      'The login belonged to an assistant who was on leave at the time. Another employee had worked at a second operator’s dealer, which closed for the same reason, and had left that year out of the application; the courts returned clear results on both.',
      'The employee resigned, the police took over the question of payment, and the franchise kept its contract under new terms. SIM swaps now need a personal login and a cleared employment check at every franchise.',
    ],
  },
  regulation: {
    heading: 'Telecoms rules: UK TSA, NIS2, FCC and SIM laws',
    points: [
      {
        title: 'United States',
        text: 'FCC rules protect customer proprietary network information and require carriers to authenticate customers before changes such as a SIM swap. The FCC’s Covered List names equipment that you may have to remove.',
      },
      {
        title: 'United Kingdom',
        text: 'The Telecommunications (Security) Act 2021 and its code of practice place duties on public providers. They cover privileged access and your supply chain, so you should know who holds both.',
      },
      {
        title: 'European Union',
        text: 'NIS2 lists operators among the entities that must manage security risk, including staff security and suppliers. The national law of each state decides how you may vet people for them.',
      },
      {
        title: 'SIM registration elsewhere',
        text: 'Many countries, such as India and Nigeria, oblige you to identify subscribers and to answer for your points of sale.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Telecoms screening: common questions',
    items: [
      {
        question: 'Can you carry out state security clearance for network staff?',
        answer:
          'Clearance comes from the authority of each country. We complete the baseline checks that come first and give the applicant the records the authority will want.',
      },
      {
        question: 'How do you handle the crews of a subcontractor who work on our sites?',
        answer:
          'We check each person separately, and results stay apart. The subcontractor sees its own people, you see the status of all, and your access system can tie a badge to that status.',
      },
      {
        question: 'Do you need subscriber or call data from us to run a check?',
        answer:
          'A check works from identity, employment and court records, so please keep call data out of the order.',
      },
      {
        question: 'Which employee checks help to prevent SIM swap fraud in our shops?',
        answer:
          'Start with criminal and employment checks for everyone who can change a SIM, then repeat them when rights are widened. Give each person a login of their own, so that a result leads to one name.',
      },
    ],
  },
  related: {
    heading: 'Services for telecoms operators',
    services: ['criminal-check', 'system-integration', 'kyc-compliance'],
    industries: ['it-software', 'energy-utilities'],
  },
  closing: 'Which roles can reach your network? We’ll suggest the checks.',
}

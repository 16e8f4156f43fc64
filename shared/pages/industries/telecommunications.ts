import type { IndustryPage } from '../page-copy.ts'

/** The dossier of network operators, their contractors and dealers. */
export const page: IndustryPage = {
  slug: 'telecommunications',
  meta: {
    title: 'Screening for telecoms and network operators',
    description:
      'Field engineers, core-network administrators, SIM dealers and equipment vendors: who is checked in telecommunications, against which records, and how often.',
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
    label: 'Signals',
    heading: 'Seven access risks for telecoms operators',
    intro: 'Beginning at the counter, where most of it is tried.',
    checks: [
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'address-verification', label: 'Address' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'risk-scoring', label: 'Risk score' },
      { slug: 'system-integration', label: 'Integration' },
    ],
    rows: [
      {
        title: 'A shop assistant paid to move a number',
        detail: 'SIM swaps that empty someone’s account',
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
        title: 'Engineers let into homes alone',
        detail: 'The uniform opens the door',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'supports',
          'address-verification': 'answers',
        },
      },
      {
        title: 'Keys to the core and to interception',
        detail: 'Few posts, very great access',
        cover: {
          'criminal-check': 'answers',
          'employment-verification': 'answers',
          'address-verification': 'supports',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'Contractor crews on masts and ducts',
        detail: 'Gangs hired by the week, badges shared',
        cover: {
          'criminal-check': 'supports',
          'employment-verification': 'answers',
          'address-verification': 'supports',
          'system-integration': 'supports',
        },
      },
      {
        title: 'A vendor you may have to remove',
        detail: 'Restricted suppliers and their rebadged units',
        cover: {
          'kyc-compliance': 'answers',
          'watchlist-screening': 'answers',
          'risk-scoring': 'answers',
        },
      },
      {
        title: 'Call records read out of curiosity',
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
    label: 'Grades of access',
    heading: 'Who operators check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Shop and call-centre staff',
          'Criminal, employment, address',
          'On rights to change a SIM',
          '24-hour',
        ],
        [
          'Home and field engineers',
          'Criminal, licence to drive, right to work',
          'As local rules on home visits ask',
          '24-hour',
        ],
        [
          'Core, security and interception posts',
          'Full history, reference; state vetting is separate',
          'With the clearance cycle',
          '24-hour to the first answer',
        ],
        [
          'Dealers and sub-dealers',
          'KYC of owner, outlet address, past bans',
          'On a spike in activations',
          '24-hour',
        ],
        [
          'Equipment and tower partners',
          'Owners, watchlist, risk score',
          'Each framework call-off',
          'Set by the source',
        ],
      ],
    },
  },
  situation: {
    label: 'Fault report',
    heading: 'SIM swaps traced to one shared login',
    intro: 'A composite. No operator in particular is meant.',
    paragraphs: [
      'Customers of an operator began losing their numbers for an hour at a time, late on Saturdays. Each swap had been made at the counter of a franchise shop, under one login.',
      'The operator wanted to know whether the dealer was involved before it closed the outlet. The owner had been checked when the franchise opened; the staff had not. With notice to all of them, identities, former employers and criminal records were asked for.',
      'The login belonged to an assistant on leave. Another employee turned out to have worked at a second operator’s dealer, closed for the same reason, and had left that year out. Courts held nothing on either.',
      'The franchise kept its contract with new terms: no shared logins, no SIM rights before the employment answer. The employee who had left out a year resigned. SIM swaps now need a personal login and a cleared employment check at every franchise.',
    ],
  },
  regulation: {
    label: 'Statutes',
    heading: 'Telecoms rules: UK TSA, NIS2, FCC and SIM laws',
    intro: 'Pointers for regulatory affairs; none of this is advice.',
    points: [
      {
        title: 'United Kingdom',
        text: 'The Telecommunications (Security) Act 2021 and its code of practice put duties on public providers, with attention to privileged access and to the supply chain.',
      },
      {
        title: 'European Union',
        text: 'NIS2 counts operators among the entities that manage security risk, and names human-resources security and supply chains in the list. National law fills in how vetting is done.',
      },
      {
        title: 'United States',
        text: 'FCC rules protect customer proprietary network information and ask carriers to authenticate before changes such as a SIM swap. Certain equipment is on the FCC’s Covered List.',
      },
      {
        title: 'SIM registration',
        text: 'Many countries, India and Nigeria for example, oblige operators to identify subscribers and to answer for their points of sale.',
      },
    ],
  },
  questions: {
    label: 'On the line',
    heading: 'Telecoms screening: common questions',
    items: [
      {
        question: 'Can you do state security clearance?',
        answer:
          'No. That is granted by the authority of the country. We do the baseline that comes before it, and give the applicant the records they will be asked for.',
      },
      {
        question: 'How are crews of a subcontractor handled?',
        answer:
          'Each person has a file; the subcontractor sees its own people, you see the status of all. A badge can depend on that status through your access system.',
      },
      {
        question: 'Do you keep call data?',
        answer: 'No. We do not need it for a check, and ask that it should not be sent.',
      },
    ],
  },
  related: {
    heading: 'Services for telecoms operators',
    services: ['criminal-check', 'system-integration', 'kyc-compliance'],
    industries: ['it-software', 'energy-utilities'],
  },
  closing: 'Tell us who can reach your network. We’ll suggest the checks.',
}

import type { IndustryPage } from '../page-copy.ts'

/** The dossier of IT service companies and software houses. */
export const page: IndustryPage = {
  slug: 'it-software',
  meta: {
    title: 'Screening for IT services and software houses',
    description:
      'Developers who work inside clients’ systems, offshore benches and subcontractors: what a software house checks before a name goes on the statement of work.',
    keywords: [
      'developer background check',
      'offshore team screening',
      'ISO 27001 screening control',
      'BPSS check',
      'subcontractor vetting',
      'proxy interview',
    ],
  },
  heading: 'IT & software',
  lede: 'Your engineers work in systems your clients own, and your contracts say who must be checked. We run those checks before access is granted.',
  risks: {
    label: 'Delivery risk',
    heading: 'Six staffing risks for IT services',
    intro: 'Six points of the kind that clients attach to a contract as a schedule.',
    checks: [
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'education-verification', label: 'Education' },
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'address-verification', label: 'Address' },
      { slug: 'reference-validation', label: 'Reference' },
      { slug: 'resume-ranking', label: 'Ranking' },
      { slug: 'system-integration', label: 'Integration' },
    ],
    rows: [
      {
        title: 'Someone else sat the interview',
        detail: 'Proxy candidates pass, another person starts',
        cover: {
          'employment-verification': 'answers',
          'address-verification': 'answers',
          'reference-validation': 'answers',
        },
      },
      {
        title: 'Projects on the CV that the employer never had',
        detail: 'Padding written by a body shop',
        cover: {
          'employment-verification': 'answers',
          'reference-validation': 'answers',
          'resume-ranking': 'supports',
        },
      },
      {
        title: 'A degree from an institute that sold it',
        detail: 'Visa and rate card both depend on it',
        cover: { 'employment-verification': 'supports', 'education-verification': 'answers' },
      },
      {
        title: 'Access to client data with no record check',
        detail: 'The contract promised one for each engineer',
        cover: {
          'employment-verification': 'supports',
          'criminal-check': 'answers',
          'address-verification': 'supports',
          'system-integration': 'supports',
        },
      },
      {
        title: 'A subcontractor’s subcontractor',
        detail: 'Work passed down to people no one has named',
        cover: {
          'employment-verification': 'answers',
          'address-verification': 'supports',
          'system-integration': 'supports',
        },
      },
      {
        title: 'A laptop that answers from somewhere else',
        detail: 'Location limits on data and export',
        cover: {
          'employment-verification': 'supports',
          'address-verification': 'answers',
          'system-integration': 'supports',
        },
      },
    ],
  },
  roles: {
    label: 'Staffing',
    heading: 'Who IT firms check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Developers and testers',
          'Employment, education, criminal, address',
          'When the client’s schedule is stricter',
          '24-hour',
        ],
        [
          'Administrators and DBAs',
          'The above, and references from a supervisor',
          'With each renewal of production access',
          '24-hour to the first answer',
        ],
        [
          'Offshore bench',
          'Degree at the university, each employer, address',
          'Before billing to a new client',
          'Set by the source',
        ],
        [
          'Freelancers',
          'Right to work, employment, project proof',
          'New statement of work',
          '24-hour',
        ],
        [
          'Subcontracting firms',
          'Registry, owners, own screening practice',
          'Contract anniversary',
          '24-hour to the first answer',
        ],
      ],
    },
  },
  situation: {
    label: 'One engagement',
    heading: 'An engineer who sent someone else to interview',
    intro: 'The project, the client and the engineer are invented.',
    paragraphs: [
      'A software house had placed a senior engineer with a client of long standing. The video interview had been excellent. In the second week the client’s architect wrote that the person in the stand-up hesitated over things he had explained fluently before.',
      'His file had been opened on the first day, and one check was outstanding: the two most recent employers. Both were contacted at numbers taken from the company register. One confirmed him as a junior tester. The other had an engineer of that name still employed, and described somebody else.',
      'The house withdrew him before the client asked, gave the client the dates on which he had had access, and rotated the credentials. The recording of the interview was compared by the house’s own people, with notice to the candidate.',
      'The company now waits for employment answers before it grants access, and says so in its proposals.',
    ],
  },
  regulation: {
    label: 'Contract and law',
    heading: 'IT screening rules: ISO 27001, BPSS and GDPR',
    intro: 'Mostly the contract, then the statute. For orientation.',
    points: [
      {
        title: 'Standards that clients cite',
        text: 'ISO/IEC 27001:2022 lists screening among its people controls, in proportion to risk and within the law. British government work commonly asks for the Baseline Personnel Security Standard, which the sponsor department governs.',
      },
      {
        title: 'GDPR: processors and people',
        text: 'Article 28 binds a processor to the instructions of its client and to confidentiality of its staff. Article 10 leaves criminal records to national law, so a check that is routine in one country may be unlawful next door.',
      },
      {
        title: 'Other countries on the bench',
        text: 'India, the Philippines and Ukraine, for example, differ in who may obtain a police certificate and in what provident-fund or tax records can confirm. We state the route for each country in the order.',
      },
    ],
  },
  questions: {
    label: 'Delivery asks',
    heading: 'IT staff checks: common questions',
    items: [
      {
        question: 'Our client has its own screening schedule. Can you follow it?',
        answer:
          'Send it with the order. We mark each item as possible, possible in part, or not lawful in the country concerned, so the gap is agreed before work starts rather than found in an audit.',
      },
      {
        question: 'Must a bench engineer be rechecked for every client?',
        answer:
          'Not from the beginning. What does not change, such as a degree, stands. What does, such as address and criminal record, is asked again as the new contract says.',
      },
      {
        question: 'Can the status of a check block an account?',
        answer:
          'Yes. Through an integration with your identity system, access can wait for the answer and lapse when a recheck is due. The rule is set by you and applied by your system.',
      },
    ],
  },
  related: {
    heading: 'Services for IT and software firms',
    services: ['employment-verification', 'system-integration', 'education-verification'],
    industries: ['tech-saas-cybersecurity', 'startups-tech'],
  },
  closing: 'Send us your client’s screening schedule. We’ll mark what is lawful.',
}

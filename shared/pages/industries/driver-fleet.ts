import type { IndustryPage } from '../page-copy.ts'

/** The dossier of fleets, hauliers, bus companies and others who employ drivers. */
export const page: IndustryPage = {
  slug: 'driver-fleet',
  meta: {
    title: 'Driver and fleet screening',
    description:
      'Licences, driving records, DOT files, Clearinghouse queries and driver cards: what a fleet must hold for each driver, what expires, and who can ask.',
    keywords: [
      'driver qualification file',
      '49 CFR 391',
      'motor vehicle record',
      'Drug and Alcohol Clearinghouse',
      'driver CPC',
      'DVLA licence check',
      'fleet compliance',
    ],
  },
  heading: 'Drivers & fleets',
  lede: 'Licences, medical certificates, records and training all expire on different days. We check each with its issuer and tell you what runs out next.',
  risks: {
    label: 'Roadside',
    heading: 'Seven compliance risks for fleets',
    intro: 'Whatever can expire is asked for with its date.',
    checks: [
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'criminal-check', label: 'Criminal' },
      { slug: 'education-verification', label: 'Credentials' },
      { slug: 'address-verification', label: 'Address' },
      { slug: 'document-intelligence', label: 'Documents' },
      { slug: 'system-integration', label: 'Integration' },
      { slug: 'computer-vision', label: 'Vision' },
    ],
    rows: [
      {
        title: 'Disqualified, and driving',
        detail: 'Suspended in another state or by points',
        cover: {
          'employment-verification': 'supports',
          'education-verification': 'answers',
          'document-intelligence': 'supports',
          'system-integration': 'supports',
        },
      },
      {
        title: 'A crash record left with the last carrier',
        detail: 'Safety history never asked for',
        cover: { 'employment-verification': 'answers', 'computer-vision': 'supports' },
      },
      {
        title: 'A positive test that travelled unseen',
        detail: 'Return-to-duty steps not completed',
        cover: { 'employment-verification': 'answers', 'system-integration': 'supports' },
      },
      {
        title: 'A licence of the wrong class',
        detail: 'Hazardous goods, trailers, passengers',
        cover: {
          'education-verification': 'answers',
          'document-intelligence': 'supports',
          'system-integration': 'supports',
          'computer-vision': 'supports',
        },
      },
      {
        title: 'Passengers who cannot choose their driver',
        detail: 'School runs, patient transport, night buses',
        cover: {
          'employment-verification': 'answers',
          'criminal-check': 'answers',
          'address-verification': 'supports',
        },
      },
      {
        title: 'A medical certificate from no examiner',
        detail: 'Signed by a name off the register',
        cover: { 'education-verification': 'answers', 'document-intelligence': 'answers' },
      },
      {
        title: 'Hours that two employers do not share',
        detail: 'Second job, second tachograph card',
        cover: {
          'employment-verification': 'answers',
          'document-intelligence': 'answers',
          'system-integration': 'supports',
        },
      },
    ],
  },
  roles: {
    label: 'Driver file',
    heading: 'Which drivers fleets check, and how often',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Interstate truck drivers (US)',
          'Record by state, past employers, medical, licence',
          'Yearly review; certificate by its own date',
          '24-hour to the first answer',
        ],
        [
          'Lorry and coach drivers (EU, UK)',
          'Entitlement, driver CPC, tachograph card',
          'At expiry, and as points accrue',
          '24-hour',
        ],
        [
          'Bus, school and patient transport',
          'The above, with criminal at the level allowed',
          'With the vehicle or route permit',
          'Set by the source',
        ],
        [
          'Company-car and pool drivers',
          'Entitlement, endorsements, insurance terms',
          'By band of risk, twice a year at most',
          '24-hour',
        ],
        [
          'Owner-drivers and subcontractors',
          'Operating licence, insurance, identity, address',
          'On change of vehicle or policy',
          '24-hour',
        ],
      ],
      note: 'Periods fixed by law stand in the rule named below; yours may be shorter.',
    },
  },
  situation: {
    label: 'On the road',
    heading: 'A tanker driver licensed in two states',
    intro: 'Driver and depot are inventions.',
    paragraphs: [
      'A carrier had a tanker driver ready to start on Thursday. His record from the home state was clear, his endorsement valid, his road test excellent.',
      'The application named three carriers in the period to be asked about. We wrote to each. Two answered: dates, no accidents to report. The third had ceased to trade, and its records lay with an administrator.',
      'He had held a licence in another state until the summer before. That state’s record showed a serious violation in a commercial vehicle, too recent to have been carried across when the licence was exchanged. The Clearinghouse query, made by the carrier with his electronic consent, showed no prohibition.',
      'Safety put the violation to him; he had thought it was dismissed, and the court’s docket showed a conviction. He started on dry freight with a camera and a review date. The administrator replied in the spring that the old safety file could not be found. The attempts are in his file, as the rule permits.',
    ],
  },
  regulation: {
    label: 'Road law',
    heading: 'Driver rules: 49 CFR 391 and 382, EU, UK',
    intro: 'Rules for drivers are detailed. Use this to find the section.',
    points: [
      {
        title: 'United States: 49 CFR part 391',
        text: 'Part 391 sets the driver qualification file: application, records from each state, inquiries to past regulated employers, medical qualification and an annual review. Good-faith attempts are documented where nobody answers.',
      },
      {
        title: 'United States: part 382',
        text: 'Before a commercial driver performs safety-sensitive work, the employer makes a full Clearinghouse query, with consent given in that system, and queries again each year. A registered agent may act for the employer.',
      },
      {
        title: 'European Union',
        text: 'Professional drivers hold a certificate of professional competence, code 95 on the licence, renewed by periodic training. Tachograph rules govern cards and rest.',
      },
      {
        title: 'United Kingdom',
        text: 'A driver can generate a code that lets an employer see the DVLA record. Operators answer to the Traffic Commissioner for the licences of their drivers, agency drivers among them.',
      },
    ],
  },
  questions: {
    label: 'At the depot',
    heading: 'Driver checks: common questions',
    items: [
      {
        question: 'Is a single national driving record available in the United States?',
        answer:
          'No. Each state keeps its own. We ask every state in which a licence was held in the period, which is what the rule says.',
      },
      {
        question: 'Can alerts replace the yearly review?',
        answer:
          'Alerts tell you sooner. The review is an act of judgement by the carrier and has to be written down by someone.',
      },
      {
        question: 'Do you take samples for drug tests?',
        answer:
          'No. Collection and laboratories are a separate trade with separate approvals. We can hold the status in the file beside the rest.',
      },
    ],
  },
  related: {
    heading: 'Services for drivers and fleets',
    services: ['employment-verification', 'education-verification', 'document-intelligence'],
    industries: ['transportation-logistics', 'gig-workers'],
  },
  closing: 'Tell us where you operate. We’ll list what each driver file needs.',
}

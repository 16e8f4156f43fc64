import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'criminal-check',
  meta: {
    title: 'Criminal record check for employers',
    description:
      'We search court and police records wherever your candidate has lived. See a sample report, turnaround by country, limits and US, UK and EU law.',
    keywords: [
      'criminal record check',
      'criminal background check',
      'court record search',
      'police certificate',
      'pre-employment screening',
    ],
  },
  heading: 'Criminal record check',
  lede: 'We search court and police records in every place your candidate has lived. You get each answer with its source, its date and its limits.',
  facts: [
    { label: 'Turnaround', value: '24 hours if the registry is online' },
    { label: 'Coverage', value: '100+ countries' },
    { label: 'Needed', value: 'Authorisation, ID, address history' },
    { label: 'Delivered', value: 'Report as a document and as data' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What your criminal record report shows',
    intro:
      'The report below is a specimen. Each field answers a question your auditor or candidate may ask.',
    specimen: {
      kind: 'Verification report',
      title: 'Criminal record check',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Subject',
          value: 'Specimen, A.',
          detail: 'Name and date of birth as on the passport',
          note: {
            title: 'Who was checked',
            text: 'The name as printed on the identity document, and every earlier name the candidate declared.',
          },
        },
        { label: 'Places', value: 'Two places of residence, seven years' },
        {
          label: 'Source asked',
          value: 'Court registry of each place',
          detail: 'Named in the report',
          note: {
            title: 'Where the answer comes from',
            text: 'We name the office that answered, so that you can ask it again.',
          },
        },
        { label: 'Asked', value: '2026-03-02 09:14 UTC', kind: 'time' },
        {
          label: 'Answered',
          value: '2026-03-03 07:51 UTC',
          kind: 'time',
          note: {
            title: 'When',
            text: 'Both moments are recorded. Their difference is the turnaround you were promised.',
          },
        },
        {
          label: 'Result',
          value: 'No record found',
          kind: 'result',
          note: {
            title: 'What it says',
            text: 'The answer in the registry’s own terms. “No record found” is not “no record exists”.',
          },
        },
        {
          label: 'Limits',
          value: 'Sealed and spent records are not disclosed here',
          note: {
            title: 'What it cannot say',
            text: 'Each report prints its limits directly below its result.',
          },
        },
        {
          label: 'Consent',
          value: 'Signed by the subject before the request',
          note: {
            title: 'Why we may ask',
            text: 'We collect the signature the law or the source requires before we ask.',
          },
        },
      ],
      foot: ['Read by an analyst before release', 'Specimen: no real person or court'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Roles that need a criminal record check',
    points: [
      {
        title: 'Work with children, patients or residents',
        text: 'The law often asks for a particular certificate before the first shift. We tell you which one and who must apply.',
      },
      {
        title: 'Work with money or keys',
        text: 'You trust these people with cash, payments, stock or keys, so dishonesty offences matter.',
      },
      {
        title: 'Drivers and site staff',
        text: 'We search driving and violent offences in the courts that would have heard the case.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we run a criminal record check',
    steps: [
      { title: 'Consent', text: 'The candidate reads the notice and signs where required.' },
      { title: 'Identity', text: 'Names and dates are matched to the document.' },
      { title: 'Places', text: 'Address history shows us which courts to search.' },
      { title: 'Request', text: 'We send the request to the registry that keeps the record.' },
      { title: 'Reading', text: 'An analyst reads the answer against the identity.' },
      { title: 'Report', text: 'Source, time and limits, reviewed before release.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What a criminal record check can’t tell you',
    points: [
      {
        title: 'It is not a statement about every place.',
        text: 'Each court covers only its own district, so we search every district where your candidate has lived.',
      },
      {
        title: 'It does not reopen what the law has closed.',
        text: 'Sealed, spent and juvenile records are withheld from most employers, and we do not look for a way round that.',
      },
      {
        title: 'It does not predict.',
        text: 'A record shows what a court decided. It can’t tell you how a person will behave.',
      },
      {
        title: 'It is a snapshot.',
        text: 'A result is valid at the time we print on it. Ask us about repeat checks if the role needs them.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Turnaround by record and country',
    table: {
      columns: ['Record', 'Source asked', 'We need', 'Turnaround'],
      rows: [
        [
          'National register',
          'Ministry or police register',
          'Consent, identity document',
          '24 hours where it answers online',
        ],
        [
          'Court search by place',
          'Registry of each court',
          'Consent, addresses with dates',
          '24 hours if electronic; clerk searches take longer',
        ],
        [
          'Certificate by application',
          'The authority, asked by the candidate',
          'The candidate’s own application',
          'Set by the authority; stated before you order',
        ],
        [
          'Sex offender register (US only)',
          'Public state registers',
          'Name, date of birth',
          '24 hours; some states limit use',
        ],
      ],
      note: 'The clock starts when the request is complete and stops when the report is released.',
    },
  },
  law: {
    label: 'Consent and law',
    heading: 'Criminal record law in the US, UK and EU',
    intro: 'This is orientation, not legal advice. Your counsel decides for your posts and places.',
    points: [
      {
        title: 'United States: FCRA',
        text: 'You give the applicant a stand-alone disclosure and obtain written authorisation. Before adverse action you send the report and the summary of rights, allow time to dispute, then send the final notice. States and cities add rules; California has the ICRAA.',
      },
      {
        title: 'European Union: GDPR, Article 10',
        text: 'Data on convictions may be processed only under official authority or where Union or national law allows it. Consent alone does not open the door, so in several countries the candidate obtains the certificate.',
      },
      {
        title: 'Fair chance laws and spent convictions',
        text: 'Many states and cities forbid the question before a conditional offer, and many countries treat old convictions as spent. We put the request at the stage that the place allows.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Criminal record checks: common questions',
    items: [
      {
        question: 'Is a criminal check lawful where we hire?',
        answer:
          'It depends on the place and the post. We tell you what may commonly be asked there before a request is opened; where the law is unclear, we say that too.',
      },
      {
        question: 'What does the candidate see?',
        answer:
          'The disclosure, the form to be signed and, on request, the report. They may dispute any entry with us, and we ask the source again.',
      },
      {
        question: 'What if a record belongs to someone with the same name?',
        answer:
          'A name alone is never reported as a match. We look for a second identifier, such as the date of birth. Without one, the entry is not attributed to your candidate.',
      },
      {
        question: 'How far back do you look?',
        answer:
          'As far as the law of the place and your policy both allow. In the United States the FCRA generally stops the reporting of arrests without conviction after seven years, except for well-paid posts, and some states are stricter.',
      },
      {
        question: 'Do you recommend whom to hire?',
        answer:
          'No. We report what the registry said. Weighing the offence, the time passed and the duties of the post is your decision, and in many places a legal duty.',
      },
      {
        question: 'How long do you keep the report?',
        answer:
          'For the period in your agreement, within what the law requires or allows. Then it is deleted, and you can ask us to confirm it.',
      },
    ],
  },
  related: {
    heading: 'Checks to order with a criminal record check',
    services: [
      {
        slug: 'address-verification',
        reason: 'Addresses decide which courts are asked, so they are worth proving first.',
      },
      {
        slug: 'employment-verification',
        reason: 'Gaps between posts can show a place that was not declared.',
      },
      {
        slug: 'watchlist-screening',
        reason: 'Sanctions and regulators’ bans do not appear in a court registry.',
      },
    ],
    industries: [
      'healthcare-medical',
      'driver-fleet',
      'education-academic',
      'hospitality-food-leisure',
    ],
  },
  closing: 'Tell us the roles and countries. We’ll list the checks, times and prices.',
}

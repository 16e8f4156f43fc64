import { site } from '#shared/company/site.ts'
import type { ServicePage } from '../catalogue/page-copy.ts'
import { rangeRef, serviceTurnarounds } from '../range-references.ts'
import { screeningSteps } from '../screening-steps.ts'

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
    {
      label: 'Turnaround',
      value: serviceTurnarounds['criminal-check'],
    },
    {
      label: 'Coverage',
      value: `${site.coverage}`,
    },
    {
      label: 'Needed',
      value: 'Authorisation, ID, address history',
    },
    {
      label: 'Delivered',
      value: 'Report as a document and as data',
    },
  ],
  proof: {
    label: 'Sample report',
    heading: 'What your criminal record report shows',
    intro:
      'In this sample of an invented person, each field answers a question your auditor or candidate may ask.',
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
        {
          label: 'Places',
          value: 'Two places of residence, seven years',
        },
        {
          label: 'Source asked',
          value: 'Court registry of each place',
          detail: 'Named in the report',
          note: {
            title: 'Where the answer comes from',
            text: 'We name the office that answered, so you can ask it.',
          },
        },
        {
          label: 'Asked',
          value: '2026-03-02 09:14 UTC',
          kind: 'time',
        },
        {
          label: 'Answered',
          value: '2026-03-03 07:51 UTC',
          kind: 'time',
          note: {
            title: 'When',
            text: 'You see both times, so you can work out how long the registry took.',
          },
        },
        {
          label: 'Result',
          value: 'No record found',
          kind: 'result',
          note: {
            title: 'What it says',
            text: 'We print the registry’s own words. “No record found” covers only the places and years searched.',
          },
        },
        {
          label: 'Limits',
          value: 'Sealed and spent records are not disclosed here',
          note: {
            title: 'What it leaves out',
            text: 'We print the limits of each answer directly below its result.',
          },
        },
        {
          label: 'Authorisation',
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
    label: 'Who it is for',
    heading: 'Roles that need a criminal record check',
    points: [
      {
        title: 'Work with children, patients or residents',
        text: 'The law may require a particular certificate before the first shift. We tell you which one it is and who has to apply for it.',
      },
      {
        title: 'Work with money or keys',
        text: 'You trust these people with cash, payments, stock or keys, so a conviction for dishonesty may matter to the job.',
      },
      {
        title: 'Drivers and site staff',
        text: 'We search driving and violent offences in the courts that would have heard the case.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we run a criminal record check',
    intro: 'In our six steps, the address history of step 3 decides which courts we ask.',
    steps: screeningSteps,
  },
  limits: {
    label: 'Limits',
    heading: 'What a criminal record check can’t tell you',
    points: [
      {
        title: 'Records outside the places searched',
        text: 'We search every district where your candidate has lived, because each court covers only its own.',
      },
      {
        title: 'Records the law has closed',
        text: 'Sealed, spent and juvenile records are withheld from most employers. If your role is exempt, we name the certificate that shows more.',
      },
      {
        title: 'Future behaviour',
        text: 'Weigh a record with what you learn from referees and interviews, because it shows what a court decided in the past.',
      },
      {
        title: 'Anything after the search date',
        text: 'A result is valid at the time we print on it, so ask us about repeat checks if the role needs them.',
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
          'US county or state search',
          'Clerk of each court',
          'Authorisation, addresses with dates',
          `${rangeRef('criminal-court-online')}; clerk ${rangeRef('criminal-court-clerk')}`,
        ],
        [
          'Sex offender register (US only)',
          'Public state registers',
          'Name, date of birth',
          `${rangeRef('criminal-court-online')}; California bars most job use`,
        ],
        [
          'UK Basic certificate',
          'DBS, Disclosure Scotland or AccessNI',
          'The candidate’s identity documents',
          rangeRef('criminal-uk-basic'),
        ],
        [
          'UK Standard or Enhanced',
          'DBS, through a registered body',
          'An eligible role',
          rangeRef('criminal-uk-enhanced'),
        ],
        [
          'EU certificate',
          'The authority; the candidate applies',
          'The candidate’s own application',
          rangeRef('criminal-eu'),
        ],
        [
          'National register elsewhere',
          'Ministry or police register',
          'Signature, identity document',
          `${rangeRef('criminal-court-online')}, else stated before you order`,
        ],
      ],
    },
    price: 'countries, number of places lived, level of certificate and court fees',
  },
  law: {
    label: 'Law',
    heading: 'Criminal record law in the US, UK and EU',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'United States: FCRA and state law',
        text: 'You give the applicant a stand-alone disclosure and obtain written authorisation. Before adverse action you send the report and the summary of rights, allow time to dispute, then send the final notice. States and cities add rules; California has the ICRAA.',
      },
      {
        title: 'United Kingdom: DBS, Disclosure Scotland, AccessNI',
        text: 'Any employer may ask for a Basic certificate, which the candidate or a responsible organisation applies for. Standard and Enhanced certificates need an eligible role and a registered body. You also need a condition from Schedule 1 to the Data Protection Act 2018, and BS 7858 applies to security staff.',
      },
      {
        title: 'European Union: GDPR, Article 10',
        text: 'Conviction data may be processed only under official authority or where Union or national law allows it. Consent rarely meets that test, so in several countries the candidate obtains the certificate and shows it to you.',
      },
      {
        title: 'Fair chance laws and spent convictions',
        text: 'Many US states and cities forbid the question before a conditional offer, and many countries treat old convictions as spent. We send the request at the stage that local law allows.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Criminal record checks: common questions',
    items: [
      {
        question: 'Is a criminal record check lawful where we hire?',
        answer:
          'That depends on the country and the role, so before you order we tell you what employers there may usually ask for.',
      },
      {
        question: 'What does the candidate see during and after the check?',
        answer:
          'Your candidate sees the disclosure, any form to sign and, on request, the report. They may dispute any entry with us, and we ask the source again.',
      },
      {
        question: 'What if a record belongs to someone with the same name?',
        answer:
          'We look for a second identifier, such as the date of birth, before we report an entry. Without one, we leave it out of your candidate’s report.',
      },
      {
        question: 'How far back do you look?',
        answer:
          'We go as far back as local law and your policy allow. In the United States, the FCRA generally stops us reporting arrests without conviction after seven years. Some states are stricter, and an exception covers well-paid jobs.',
      },
      {
        question: 'Do you recommend whom to hire?',
        answer:
          'We report what the registry said, and you weigh the offence, the time passed and the duties of the role. In many places the law requires that assessment.',
      },
      {
        question: 'How long do you keep the report and who deletes it?',
        answer:
          'We keep it for the period in your agreement, within what the law requires or allows. Then we delete it, and you can ask us to confirm.',
      },
    ],
  },
  related: {
    heading: 'Checks to order with a criminal record check',
    services: [
      {
        slug: 'address-verification',
        reason: 'Confirm the address history first, because it decides which courts we search.',
      },
      {
        slug: 'employment-verification',
        reason: 'A gap between jobs can reveal a place your candidate left out.',
      },
      {
        slug: 'watchlist-screening',
        reason:
          'Sanctions and regulators’ bans are published on separate lists, which we search too.',
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

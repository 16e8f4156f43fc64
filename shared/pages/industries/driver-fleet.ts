import type { IndustryPage } from '../catalogue/page-copy.ts'
import { slowestRef } from '../range-references.ts'

/** Guide for fleets, hauliers, bus companies and other employers of drivers. */
export const page: IndustryPage = {
  slug: 'driver-fleet',
  meta: {
    title: 'Driver qualification file and fleet compliance',
    description:
      'Driver checks for fleets: licences, driving records, DOT files, Clearinghouse queries and driver cards in the US, UK and EU, and what expires next.',
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
    heading: 'Seven compliance risks for fleets',
    checks: [
      {
        slug: 'employment-verification',
        label: 'Employment',
      },
      {
        slug: 'criminal-check',
        label: 'Criminal',
      },
      {
        slug: 'education-verification',
        label: 'Credentials',
      },
      {
        slug: 'address-verification',
        label: 'Address',
      },
      {
        slug: 'document-intelligence',
        label: 'Documents',
      },
      {
        slug: 'system-integration',
        label: 'Integration',
      },
      {
        slug: 'computer-vision',
        label: 'Vision',
      },
    ],
    rows: [
      {
        title: 'Disqualified drivers on the road',
        detail: 'Suspended in another state or by points',
        cover: {
          'employment-verification': 'supports',
          'education-verification': 'answers',
          'document-intelligence': 'supports',
          'system-integration': 'supports',
        },
      },
      {
        title: 'Crash history left with the last carrier',
        detail: 'Safety history that was never requested',
        cover: {
          'employment-verification': 'answers',
          'computer-vision': 'supports',
        },
      },
      {
        title: 'Positive drug tests at another employer',
        detail: 'Return-to-duty steps incomplete',
        cover: {
          'employment-verification': 'supports',
          'system-integration': 'answers',
        },
      },
      {
        title: 'Licences of the wrong class',
        detail: 'Hazardous goods, trailers, passengers',
        cover: {
          'education-verification': 'answers',
          'document-intelligence': 'supports',
          'system-integration': 'supports',
          'computer-vision': 'supports',
        },
      },
      {
        title: 'Vulnerable passengers',
        detail: 'School runs, patient transport, night buses',
        cover: {
          'employment-verification': 'answers',
          'criminal-check': 'answers',
          'address-verification': 'supports',
        },
      },
      {
        title: 'Invalid medical certificates',
        detail: 'Signed by a name off the register',
        cover: {
          'education-verification': 'answers',
          'document-intelligence': 'answers',
        },
      },
      {
        title: 'Hours hidden across two employers',
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
    heading: 'Which drivers fleets check, and how often',
    table: {
      columns: ['Role', 'Checks', 'Repeat', 'Turnaround'],
      rows: [
        [
          'Interstate truck drivers (US)',
          'Record by state, past employers, medical, licence',
          'Yearly review; certificate by its own date',
          slowestRef('licence', 'employment'),
        ],
        [
          'Lorry and coach drivers (EU, UK)',
          'Entitlement, driver CPC, tachograph card',
          'At expiry, and as points accrue',
          slowestRef('licence'),
        ],
        [
          'Bus, school and patient transport',
          'The above, with criminal at the level allowed',
          'With the vehicle or route permit',
          slowestRef('licence', 'enhanced-criminal'),
        ],
        [
          'Company-car and pool drivers',
          'Entitlement, endorsements, insurance terms',
          'By band of risk, twice a year at most',
          slowestRef('licence', 'company'),
        ],
        [
          'Owner-drivers and subcontractors',
          'Operating licence, insurance, identity, address',
          'On change of vehicle or policy',
          slowestRef('licence', 'company', 'identity', 'address'),
        ],
      ],
      note: 'The law sets some of these periods, as the rules below show; yours may be shorter.',
    },
  },
  situation: {
    heading: 'A tanker driver licensed in two states',
    paragraphs: [
      'A carrier had a tanker driver ready to start on Thursday. His record in the home state was clear, his endorsement was valid and his road test was excellent.',
      'We asked the three carriers named in his application, and two confirmed his dates of service, free of accidents. The third had closed, and its records were with an administrator.',
      'Until the summer before, he had held a licence in another state. That state’s record showed a serious violation in a commercial vehicle, too recent to carry across when he exchanged the licence. The carrier’s Clearinghouse query, made with his electronic consent, returned a clear result.',
      'He believed the violation was dismissed, while the court’s record showed a conviction, so he started on dry freight with a camera and a review date. The old safety file could not be found, and the carrier documented each attempt as the rule allows. Since then, the application form has had a line for every state of licence.',
    ],
  },
  regulation: {
    heading: 'Driver rules: 49 CFR 391 and 382, EU, UK',
    points: [
      {
        title: 'United States: 49 CFR part 391',
        text: 'Part 391 sets your driver qualification file: application, records from each state, inquiries to past regulated employers, medical qualification and an annual review. You document good-faith attempts where a source stays silent.',
      },
      {
        title: 'United States: 49 CFR part 382',
        text: 'Before a commercial driver does safety-sensitive work, you make a full Clearinghouse query with the driver’s consent in that system, and you query again each year. Since January 2023 it replaces the question to former employers about drug and alcohol tests.',
      },
      {
        title: 'United Kingdom: DVLA and operators',
        text: 'A driver can generate a code that lets you see the DVLA record. Operators answer to the Traffic Commissioner for the licences of all drivers, agency drivers included.',
      },
      {
        title: 'European Union: CPC and tachographs',
        text: 'Professional drivers hold a certificate of professional competence, shown as code 95 on the licence and renewed by periodic training. Tachograph rules govern driver cards and rest periods, and your records must show both.',
      },
    ],
    reviewed: '2026-11-22',
  },
  questions: {
    heading: 'Driver checks: common questions',
    items: [
      {
        question: 'Is there one national motor vehicle record in the United States?',
        answer:
          'Each state keeps its own record of its drivers. We ask every state in which your driver held a licence during the period, as the rule requires.',
      },
      {
        question: 'Can licence alerts replace the yearly review of each driver’s record?',
        answer:
          'Alerts tell you sooner, and the review is still yours to make. Someone in your company judges the record and writes down the result.',
      },
      {
        question: 'Do you collect the samples for drug and alcohol tests of drivers?',
        answer:
          'Separate providers with their own approvals collect and test the samples. We can keep the status in the driver’s file beside the other results.',
      },
      {
        question: 'What belongs in a driver qualification file for a DOT audit?',
        answer:
          'You need the application, state records, past-employer inquiries, medical certificate, road test or equivalent and annual review. We list what each driver’s file still lacks and when it is due.',
      },
      {
        question: 'How do we check UK and EU drivers from one system?',
        answer:
          'We keep one status for each driver and ask each country’s source. You see the entitlement, the card and the next date to renew.',
      },
      {
        question: 'How long does it take to receive a US driving record by state?',
        answer:
          'Many states answer online within 24 hours, while some need a signed form from the driver, and we tell you which ones before you order.',
      },
    ],
  },
  related: {
    heading: 'Services for drivers and fleets',
    services: ['employment-verification', 'education-verification', 'document-intelligence'],
    industries: ['transportation-logistics', 'gig-workers'],
  },
  closing: 'Where do you operate? We’ll list what each driver file needs.',
}

import type { ServicePage } from '../catalogue/page-copy.ts'
import { rangeRef, serviceTurnarounds } from '../range-references.ts'

export const page: ServicePage = {
  slug: 'education-verification',
  meta: {
    title: 'Education and degree verification',
    description:
      'We confirm degrees, diplomas and professional licences with the issuing body: award, subject, class and dates. Degree mills are marked in the report.',
    keywords: [
      'education verification',
      'degree verification',
      'professional licence check',
      'academic credential check',
      'diploma mill',
      'registrar confirmation',
      'transcript verification',
    ],
  },
  heading: 'Education & licence verification',
  lede: 'We confirm degrees, diplomas and professional licences with the body that issued them. You see the claim and the record side by side.',
  facts: [
    {
      label: 'Turnaround',
      value: serviceTurnarounds['education-verification'],
    },
    {
      label: 'Asked',
      value: 'Registrar, board or national register',
    },
    {
      label: 'Needed',
      value: 'Certificate, student name, signed release',
    },
    {
      label: 'Delivered',
      value: 'Confirmed award beside the claimed one',
    },
  ],
  proof: {
    label: 'Sample report',
    heading: 'What your degree report shows',
    intro:
      'This sample shows the claim and the record together, so you can spot a difference at once.',
    specimen: {
      kind: 'Award confirmation',
      title: 'Education record',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Graduate',
          value: 'Specimen, B.',
          detail: 'Enrolled under a former surname',
          note: {
            title: 'The name at the time',
            text: 'Registers use the student’s name at the time, so we ask under that name and tell you.',
          },
        },
        {
          label: 'Institution',
          value: 'University of Specimen',
          detail: 'Recognised by its ministry when the award was made',
          note: {
            title: 'Entitled to award',
            text: 'We check that the institution was recognised in the year of the award.',
          },
        },
        {
          label: 'Claimed',
          value: 'BSc Chemistry, 2014, first class',
        },
        {
          label: 'Recorded',
          value: 'BSc Chemistry, 2015, upper second',
          note: {
            title: 'Side by side',
            text: 'We report every difference. You decide whether it matters for the role.',
          },
        },
        {
          label: 'Attended',
          value: '2011-10 to 2015-06',
          kind: 'time',
        },
        {
          label: 'Confirmed by',
          value: 'Office of the registrar, by its own address',
          note: {
            title: 'Independent contact',
            text: 'We look up the registrar’s contact ourselves, because forged certificates carry false numbers.',
          },
        },
        {
          label: 'Confirmed on',
          value: '2026-02-10 13:26 UTC',
          kind: 'time',
        },
        {
          label: 'Outcome',
          value: 'Award confirmed, two details differ',
          kind: 'result',
          note: {
            title: 'Result in words',
            text: 'The outcome lists what agrees and what differs, so you know what to ask.',
          },
        },
      ],
      foot: ['Release signed by the graduate', 'Specimen: invented university and person'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs degree and licence checks',
    points: [
      {
        title: 'Employers of licensed professions',
        text: 'You hire engineers, nurses, teachers or auditors whose right to practise depends on a named qualification or licence.',
      },
      {
        title: 'Universities and colleges',
        text: 'Your admissions team needs to know that an earlier award is genuine before it offers a place.',
      },
      {
        title: 'Fleet operators',
        text: 'You need to see that a driving licence is valid and covers the vehicle.',
      },
      {
        title: 'Recruiters presenting a shortlist',
        text: 'You find a false degree or an expired licence before your client does.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we verify a degree or licence',
    steps: [
      {
        title: 'Release',
        text: 'The graduate signs a release in the wording that the institution accepts.',
      },
      {
        title: 'Claim',
        text: 'We take the details from the CV and check that the school was recognised.',
      },
      {
        title: 'Route',
        text: 'We look up the registrar or licensing body in an independent source.',
      },
      {
        title: 'Answer',
        text: 'We compare every detail with the claim: title, subject, class, dates and status.',
      },
      {
        title: 'Finding',
        text: 'The candidate can explain a difference before you get the report.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What a degree check can’t tell you',
    points: [
      {
        title: 'What was learned',
        text: 'A confirmed award shows that a school’s requirements were met then, so use a test or a referee to judge present skill.',
      },
      {
        title: 'Equivalence between countries',
        text: 'Recognition centres compare a degree with your national levels, and we can pass the confirmed record on to one.',
      },
      {
        title: 'Lost records',
        text: 'If records were lost or a school closed, we report our attempts and any successor archive, and mark the award unconfirmed.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Turnaround by type of institution',
    table: {
      columns: ['Kept by', 'How we ask', 'Graduate provides', 'Turnaround'],
      rows: [
        [
          'National degree register',
          'Online query',
          'Release, award number if known',
          rangeRef('degree-online'),
        ],
        [
          'University with online service',
          'Its verification service',
          'Release, student number',
          rangeRef('degree-online'),
        ],
        [
          'University that replies in writing',
          'Registrar’s office',
          'Release in the office’s wording',
          rangeRef('degree-office'),
        ],
        [
          'School leaving board',
          'Examination board',
          'Candidate number, year',
          `${rangeRef('degree-office')}, often with a fee`,
        ],
        [
          'Professional or driving licence',
          'Register of the licensing body',
          'Licence number',
          rangeRef('licence-online'),
        ],
      ],
      note: 'We show you any register fee before you order.',
    },
    price: 'number of awards and licences, country, register fees and translation',
  },
  law: {
    label: 'Law',
    heading: 'Student record law: FERPA, FCRA and GDPR',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'United States: FERPA and FCRA',
        text: 'Schools may publish directory information such as degrees and dates, but they need the student’s written consent for most other records. When we compile a consumer report for hiring, the FCRA adds disclosure, authorisation and adverse action steps.',
      },
      {
        title: 'United Kingdom: award bodies and UK GDPR',
        text: 'Universities and the national degree verification service usually reply only with the graduate’s signed authorisation. You still need a lawful basis under UK GDPR, often legitimate interests. Professional registers, such as those of nurses and doctors, are open to the public.',
      },
      {
        title: 'European Union: GDPR and national registers',
        text: 'You need a lawful basis, often legitimate interests, and should ask only for the award that the role requires. In some states a national register answers us; in others the graduate applies for a confirmation and passes it on.',
      },
      {
        title: 'Releases in the local form',
        text: 'Some institutions accept only a release in their language or with an ink signature, so we give the candidate the right form.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Education verification: common questions',
    items: [
      {
        question: 'Does an apostille prove a degree?',
        answer:
          'An apostille certifies the signature or seal on a document and leaves open whether the content is true, so we still ask the register.',
      },
      {
        question: 'How do you recognise a degree mill?',
        answer:
          'We look up whether the school was entitled to make that award at the time, and we disregard accreditors that exist only for such schools.',
      },
      {
        question: 'Do you check every degree on a CV?',
        answer:
          'Your policy decides. A common rule is the highest award and any award the role requires, which is easier to defend as proportionate.',
      },
      {
        question: 'What if the candidate left before finishing?',
        answer:
          'We can usually confirm attendance with its dates, and your report then says “attended”, which may be exactly what the CV claimed.',
      },
      {
        question: 'Can you confirm professional licences too?',
        answer:
          'Yes, where the licensing body keeps a register: we confirm the number, status and expiry date, and any published restriction on practice.',
      },
      {
        question: 'Could someone else have sat the examination?',
        answer:
          'A register shows a name and sometimes a date of birth. We can add an identity check if impersonation is a risk for the role.',
      },
      {
        question: 'What happens if the institution has closed?',
        answer:
          'We look for the archive or ministry that took over its records. Your report lists each attempt and marks the award unconfirmed if we find nothing.',
      },
    ],
  },
  related: {
    heading: 'Checks to order with a degree check',
    services: [
      {
        slug: 'employment-verification',
        reason: 'Lets you compare years of study with years of work in one calendar.',
      },
      {
        slug: 'document-intelligence',
        reason: 'Reads certificates in bulk and marks altered areas before we contact a registrar.',
      },
      {
        slug: 'reference-validation',
        reason: 'A supervisor can describe the practical skill that a transcript leaves out.',
      },
    ],
    industries: ['international-student-verification', 'education-academic', 'healthcare-medical'],
  },
  closing: 'Name the countries where your candidates studied. We’ll list the sources and times.',
}

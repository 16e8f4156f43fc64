import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'education-verification',
  meta: {
    title: 'Education and degree verification',
    description:
      'The registrar confirms the award, subject, class and dates under the name the student used then. Degree mills and unaccredited awards are marked as such.',
    keywords: [
      'education verification',
      'degree verification',
      'academic credential check',
      'diploma mill',
      'registrar confirmation',
      'transcript verification',
    ],
  },
  heading: 'Education & licence verification',
  lede: 'We confirm degrees, diplomas and professional licences with the body that issued them. You see the claim and the record side by side.',
  facts: [
    { label: 'Turnaround', value: '24 hours from online registers' },
    { label: 'Asked', value: 'Registrar, board or national register' },
    { label: 'Needed', value: 'Certificate, student name, signed release' },
    { label: 'Delivered', value: 'Confirmed award beside the claimed one' },
  ],
  proof: {
    label: 'What it proves',
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
            text: 'Registers keep the name of the year of study. We ask under that one, and say so.',
          },
        },
        {
          label: 'Institution',
          value: 'University of Specimen',
          detail: 'Recognised by its ministry when the award was made',
          note: {
            title: 'Entitled to award',
            text: 'Recognition is looked up for the year of the award, not for today.',
          },
        },
        { label: 'Claimed', value: 'BSc Chemistry, 2014, first class' },
        {
          label: 'Recorded',
          value: 'BSc Chemistry, 2015, upper second',
          note: {
            title: 'Side by side',
            text: 'We report every difference. You decide whether it matters for the role.',
          },
        },
        { label: 'Attended', value: '2011-10 to 2015-06', kind: 'time' },
        {
          label: 'Confirmed by',
          value: 'Office of the registrar, by its own address',
          note: {
            title: 'A route we found',
            text: 'We look up the registrar’s contact ourselves, because forged certificates carry false numbers.',
          },
        },
        { label: 'Confirmed on', value: '2026-02-10 13:26 UTC', kind: 'time' },
        {
          label: 'Outcome',
          value: 'Award confirmed, two details differ',
          kind: 'result',
          note: {
            title: 'Words, not a colour',
            text: 'The outcome names what agrees and what does not, so that nobody has to guess.',
          },
        },
      ],
      foot: ['Release signed by the graduate', 'Specimen: invented university and person'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who needs degree and licence checks',
    points: [
      {
        title: 'Employers of licensed professions',
        text: 'Engineers, nurses, teachers and auditors whose right to practise rests on a named qualification.',
      },
      {
        title: 'Universities and colleges',
        text: 'Admissions offices that must know an earlier award is genuine before they build on it.',
      },
      {
        title: 'Recruiters presenting a shortlist',
        text: 'You find a false degree before your client does.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we verify a degree or licence',
    steps: [
      { title: 'Release', text: 'The graduate signs the wording that office accepts.' },
      { title: 'Claim', text: 'Title, subject, class and dates are taken from the CV.' },
      { title: 'Standing', text: 'Recognition of the school is checked for that year.' },
      { title: 'Route', text: 'We find the register’s contact ourselves.' },
      { title: 'Answer', text: 'Each detail is compared, not only the title.' },
      { title: 'Finding', text: 'Differences go to the candidate, then to you.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What a degree check can’t tell you',
    points: [
      {
        title: 'Whether anything was learned.',
        text: 'A confirmed award shows that a school was satisfied at the time. Present skill needs a test or a referee.',
      },
      {
        title: 'Whether it is equivalent.',
        text: 'Comparing a degree with your national levels is the task of recognition centres. We can pass the file on to one.',
      },
      {
        title: 'Lost records.',
        text: 'If records were lost or a school closed, we report our attempts and any successor archive, and mark the award unconfirmed.',
      },
      {
        title: 'Who sat the examination.',
        text: 'A register shows a name. Add an identity check if impersonation is a risk.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Turnaround by type of institution',
    table: {
      columns: ['Kept by', 'How we ask', 'Graduate provides', 'Pace'],
      rows: [
        ['National degree register', 'Online query', 'Release, award number if known', '24-hour'],
        [
          'University with online service',
          'Its verification service',
          'Release, student number',
          '24 hours when it answers at once',
        ],
        [
          'University that replies in writing',
          'Registrar’s office',
          'Release in the office’s wording',
          'Days to weeks; slower in holidays',
        ],
        [
          'School leaving board',
          'Examination board',
          'Candidate number, year',
          'Days to weeks, often with a fee',
        ],
      ],
      note: 'Fees charged by a register are shown before the order.',
    },
  },
  law: {
    label: 'Consent and law',
    heading: 'Student record law: FERPA, FCRA and GDPR',
    points: [
      {
        title: 'FERPA and FCRA in the United States',
        text: 'Schools may publish directory information such as degrees and dates, but most other records need the student’s written consent. A report we compile for hiring also brings the FCRA’s disclosure, authorisation and adverse action steps.',
      },
      {
        title: 'GDPR in Europe',
        text: 'You need a lawful basis, often legitimate interest, and should ask only for the award that the post requires. The release is there because registrars want one; it is not always your legal basis.',
      },
      {
        title: 'Local wording',
        text: 'Some institutions accept only a release in their language or with an ink signature. We give the candidate the right form.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Education verification: common questions',
    items: [
      {
        question: 'Is an apostille not enough?',
        answer:
          'An apostille certifies the signature or seal on a document. It does not say that the content is true, so we still ask the register.',
      },
      {
        question: 'How do you recognise a degree mill?',
        answer:
          'By looking up whether the school was entitled to make that award then. An accreditor that exists only to accredit such schools does not count.',
      },
      {
        question: 'Do you check every degree on a CV?',
        answer:
          'Your policy decides. The highest award and any that the post demands is a common rule, and easier to defend as proportionate.',
      },
      {
        question: 'What if the candidate left without finishing?',
        answer:
          'Attendance can usually be confirmed with its dates. The report then says attended, not awarded, which may be just what the CV claimed.',
      },
      {
        question: 'Can you confirm professional licences too?',
        answer:
          'Yes, where the licensing body keeps a register: number, status, expiry, and any published restriction on practice.',
      },
    ],
  },
  related: {
    heading: 'Checks to order with a degree check',
    services: [
      {
        slug: 'employment-verification',
        reason: 'Study and work must fit into the same calendar.',
      },
      {
        slug: 'document-intelligence',
        reason:
          'Reads certificates in bulk and points to altered areas before a registrar is troubled.',
      },
      {
        slug: 'reference-validation',
        reason: 'A supervisor can speak to the skill that no transcript shows.',
      },
    ],
    industries: ['international-student-verification', 'education-academic', 'healthcare-medical'],
  },
  closing: 'Tell us where your candidates studied. We’ll name the sources and times.',
}

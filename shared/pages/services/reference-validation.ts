import type { ServicePage } from '../catalogue/page-copy.ts'
import { rangeRef, serviceTurnarounds } from '../range-references.ts'

export const page: ServicePage = {
  slug: 'reference-validation',
  meta: {
    title: 'Reference validation and interviews',
    description:
      'We confirm that a referee is genuine, then ask questions tied to the role. You get the answers as given, with what each referee saw or heard.',
    keywords: [
      'reference check',
      'reference validation',
      'referee interview',
      'investigative consumer report',
      'structured reference',
    ],
  },
  heading: 'Reference validation',
  lede: 'We confirm who your candidate’s referees are before we call them. Then we ask job-related questions and give you the answers word for word.',
  facts: [
    {
      label: 'Turnaround',
      value: serviceTurnarounds['reference-validation'],
    },
    {
      label: 'Form',
      value: 'Call, video or written questionnaire',
    },
    {
      label: 'Needed',
      value: 'Job profile, signature, referees’ roles',
    },
    {
      label: 'Delivered',
      value: 'Confirmed referee, quoted answers',
    },
  ],
  proof: {
    label: 'Sample report',
    heading: 'What your reference report shows',
    intro:
      'This sample separates what the referee saw from what they heard, so you can judge each answer.',
    specimen: {
      kind: 'Reference record',
      title: 'Referee 1 of 2, line manager',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Candidate',
          value: 'Specimen, F.',
        },
        {
          label: 'Referee',
          value: 'Specimen, G., head of ward',
          detail: 'Reached through the hospital switchboard',
          note: {
            title: 'Reached through the employer',
            text: 'We call the organisation first, then confirm the referee’s job and years.',
          },
        },
        {
          label: 'Worked together',
          value: '2020-03 to 2023-09',
          kind: 'time',
          note: {
            title: 'Overlap tested',
            text: 'We compare both sets of dates before the call to confirm they worked together.',
          },
        },
        {
          label: 'Relationship',
          value: 'Direct manager for the whole period',
        },
        {
          label: 'Question 3',
          value: 'How were medicine errors reported?',
          detail: 'Taken from the duties of the role',
          note: {
            title: 'Same for each finalist',
            text: 'Finalists’ referees get one set of questions, in one order.',
          },
        },
        {
          label: 'Answer',
          value: '“At once, and by her own hand.”',
          detail: 'Observed at first hand, twice',
          note: {
            title: 'Quoted word for word',
            text: 'We quote the referee and mark what they saw and what they heard.',
          },
        },
        {
          label: 'Would rehire',
          value: 'Declined to answer: house rule',
        },
        {
          label: 'Read back',
          value: '2026-02-18 11:05 UTC',
          kind: 'time',
        },
        {
          label: 'Referee status',
          value: 'Identity and role confirmed',
          kind: 'result',
          note: {
            title: 'A result about the source',
            text: 'The tick confirms that the referee is genuine. You judge what they said.',
          },
        },
      ],
      foot: ['Text approved by the referee', 'Specimen: no such hospital or ward'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs validated references',
    points: [
      {
        title: 'Boards appointing leaders',
        text: 'You hear from peers, direct reports and auditors, if the candidate has agreed.',
      },
      {
        title: 'Care and teaching',
        text: 'Safer recruitment guidance in many places recommends a reference from the last employer where the person worked with children or adults at risk.',
      },
      {
        title: 'Recruitment agencies',
        text: 'You reuse references between placements, so you need to know when each one was last confirmed.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we validate a reference',
    steps: [
      {
        title: 'Brief',
        text: 'You tell us which duties of the role the questions should cover.',
      },
      {
        title: 'Referees',
        text: 'Your candidate names referees, and you may ask for another by role.',
      },
      {
        title: 'Confirmation',
        text: 'We confirm each referee’s job and the time they worked together.',
      },
      {
        title: 'Interview',
        text: 'A trained caller asks the referees of every finalist the same questions.',
      },
      {
        title: 'Record',
        text: 'The referee checks our notes, and you get the answers by theme.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What a reference can’t tell you',
    points: [
      {
        title: 'A neutral choice of referee',
        text: 'Candidates choose referees who like them, so add one chosen by role to balance the picture.',
      },
      {
        title: 'What managers may not say',
        text: 'Company rules and settlements stop some managers from speaking, so treat a bare confirmation as neutral.',
      },
      {
        title: 'How someone works today',
        text: 'We print the age of each reference, because memories fade after several years. Work samples are a better measure of present skill than any reference.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Turnaround by type of reference',
    table: {
      columns: ['Reference', 'Who replies', 'You provide', 'Turnaround'],
      rows: [
        [
          'Referee’s identity and job',
          'Employer or public register',
          'Name, company, role',
          rangeRef('licence-online'),
        ],
        [
          'Written questionnaire',
          'The referee, online',
          'Question set',
          `${rangeRef('reference')}; we remind`,
        ],
        ['Phone interview', 'The referee', 'Job profile', 'By appointment'],
        [
          'All-round reference',
          'Several colleagues',
          'Agreed list of roles',
          'Planned with you beforehand',
        ],
      ],
    },
    price: 'number of referees, length of the interview, language and translation',
  },
  law: {
    label: 'Law',
    heading: 'Reference law: FCRA section 606 and GDPR',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'United States: FCRA section 606',
        text: 'Interviews about character or reputation make an investigative consumer report. You must tell the applicant within three days after you request it, and they may ask about its nature and scope. We confirm adverse details with another source unless the referee is best placed to know.',
      },
      {
        title: 'United Kingdom: references and data protection',
        text: 'Confidential employment references are exempt from access requests under Schedule 2 to the Data Protection Act 2018. Statutory guidance for schools, Keeping Children Safe in Education, says that references should be in hand before interview. Legitimate interests are the usual lawful basis for asking for one.',
      },
      {
        title: 'European Union: access under the GDPR',
        text: 'Candidates can usually ask to see what was said about them, although some national laws protect confidential references in part. We tell each referee before the call, and you tell the candidate which roles we contact and on which lawful basis.',
      },
      {
        title: 'Questions we leave out',
        text: 'We leave out health, family plans, faith, union membership and age. If a referee volunteers such things, we keep them out of the notes.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Reference validation: common questions',
    items: [
      {
        question: 'Will you contact people the candidate did not name?',
        answer:
          'Only if you ask for it and the candidate has agreed. We tell the candidate which roles we will approach and leave the present employer out.',
      },
      {
        question: 'Do you record the calls with referees?',
        answer:
          'We record a call only if you ask for it and everyone on the line agrees. For most roles, notes that the referee has checked are enough.',
      },
      {
        question: 'How do you notice an invented referee?',
        answer:
          'We look for shared numbers, new web domains, unregistered companies and dates that fail to overlap, and we check each doubt by another route.',
      },
      {
        question: 'Do you score references?',
        answer:
          'You compare candidates by theme, because we group the answers under the points of your profile and leave the judgement to you.',
      },
      {
        question: 'Can referees reply in their own language?',
        answer:
          'Yes, and the record keeps the original beside the translation with the name of the translator.',
      },
    ],
  },
  related: {
    heading: 'Checks to order with references',
    services: [
      {
        slug: 'employment-verification',
        reason: 'Confirms dates and job titles first, so the call can be about the work.',
      },
      {
        slug: 'education-verification',
        reason: 'Tutors often act as referees for a first job, so confirm the course as well.',
      },
      {
        slug: 'nlp',
        reason: 'Sorts hundreds of written replies by theme, so you can read them faster.',
      },
    ],
    industries: ['non-profit', 'healthcare-medical', 'recruitment-agencies', 'academic-education'],
  },
  closing: 'Describe the role. We’ll draft the questions with you.',
}

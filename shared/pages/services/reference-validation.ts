import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'reference-validation',
  meta: {
    title: 'Reference validation and interviews',
    description:
      'First we establish that the referee is who the candidate says, then we ask questions tied to the post and record the answers as given, with their limits.',
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
    { label: 'Turnaround', value: '24 hours to confirm a referee' },
    { label: 'Form', value: 'Call, video or written questionnaire' },
    { label: 'Needed', value: 'Referees, role profile, consent' },
    { label: 'Delivered', value: 'Confirmed referee, quoted answers' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What your reference report shows',
    intro:
      'Opinion is allowed in this document, provided that the reader can tell whose it is and what it stands on.',
    specimen: {
      kind: 'Reference record',
      title: 'Referee 1 of 2, line manager',
      number: 'No. 0000-SPECIMEN',
      fields: [
        { label: 'Candidate', value: 'Specimen, F.' },
        {
          label: 'Referee',
          value: 'Specimen, G., head of ward',
          detail: 'Reached through the hospital switchboard',
          note: {
            title: 'Reached through the employer',
            text: 'We get to the referee through the organisation, then confirm post and years.',
          },
        },
        {
          label: 'Worked together',
          value: '2020-03 to 2023-09',
          kind: 'time',
          note: {
            title: 'Overlap tested',
            text: 'Both must have been there. Their dates are laid over each other before the call.',
          },
        },
        { label: 'Relationship', value: 'Direct manager for the whole period' },
        {
          label: 'Question 3',
          value: 'How were medicine errors reported?',
          detail: 'Taken from the duties of the post',
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
            title: 'Quoted, not polished',
            text: 'We quote the referee and mark what they saw and what they heard.',
          },
        },
        { label: 'Would rehire', value: 'Declined to answer: house rule' },
        { label: 'Read back', value: '2026-02-18 11:05 UTC', kind: 'time' },
        {
          label: 'Referee status',
          value: 'Identity and role confirmed',
          kind: 'result',
          note: {
            title: 'A result about the source',
            text: 'The tick says that the referee is genuine. It does not grade the candidate.',
          },
        },
      ],
      foot: ['Text approved by the referee', 'Specimen: no such hospital or ward'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who needs validated references',
    points: [
      {
        title: 'Boards appointing leaders',
        text: 'You hear from peers, direct reports and auditors, if the candidate has agreed.',
      },
      {
        title: 'Care and teaching',
        text: 'Safer recruitment rules in many places require references from the last employer that involved the vulnerable.',
      },
      {
        title: 'Agencies',
        text: 'References go stale between placements. A dated record says when each was last true.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we validate a reference',
    steps: [
      { title: 'Brief', text: 'You say which duties the questions must serve.' },
      { title: 'Referees', text: 'Candidates name them; we may ask for others.' },
      { title: 'Standing', text: 'Each referee’s post and overlap are confirmed.' },
      { title: 'Interview', text: 'One script, spoken by a trained caller.' },
      { title: 'Read-back', text: 'The referee hears the notes and corrects them.' },
      { title: 'Record', text: 'Answers by theme, refusals as refusals.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What a reference can’t tell you',
    points: [
      {
        title: 'Chosen referees lean one way.',
        text: 'Candidates choose referees who like them. Add one chosen by role to balance the picture.',
      },
      {
        title: 'Many are bound to silence.',
        text: 'House rules and settlements stop managers from speaking. A bare confirmation may mean policy and nothing else.',
      },
      {
        title: 'Memories fade.',
        text: 'After several years people recall the end and the exceptions. Old references are marked with their age.',
      },
      {
        title: 'It measures no skill.',
        text: 'Praise for work in another team is a clue. Work samples and trial tasks measure better.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Turnaround by type of reference',
    table: {
      columns: ['Kind', 'Who replies', 'You provide', 'Timing'],
      rows: [
        [
          'Referee’s standing',
          'Employer or public register',
          'Name, firm, role',
          '24 hours where it can be looked up',
        ],
        [
          'Written questionnaire',
          'The referee, online',
          'Question set',
          'When the referee replies; we remind',
        ],
        ['Phone interview', 'The referee, by appointment', 'Role profile', 'By appointment'],
        [
          'All-round reference',
          'Several colleagues',
          'Agreed list of roles',
          'Planned with you beforehand',
        ],
      ],
    },
  },
  law: {
    label: 'Consent and law',
    heading: 'Reference law: FCRA section 606 and GDPR',
    points: [
      {
        title: 'Investigative consumer reports',
        text: 'Under the FCRA, interviews about character or reputation are a kind of report with further duties: the applicant must be told within three days after you request the report and may ask about its nature and scope. Adverse details need confirming from another source unless the person is best placed to know.',
      },
      {
        title: 'Access under GDPR',
        text: 'Candidates can usually ask to see what was said about them; some national laws protect confidential references in part. Referees hear that before they start.',
      },
      {
        title: 'Questions never put',
        text: 'Health, family plans, faith, union membership, age. If a referee volunteers such things, the notes do not carry them.',
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
          'Only if the consent covers it and you ask for it. We tell the candidate which roles will be approached and leave the present employer out.',
      },
      {
        question: 'Are calls recorded?',
        answer:
          'Not by default. Recording needs the agreement of everyone on the line in many places. Notes with read-back are enough for most posts.',
      },
      {
        question: 'How do you notice an invented referee?',
        answer:
          'Shared numbers, fresh domains, a firm without registration, dates that do not overlap. Each doubt is checked by another route before it is written down.',
      },
      {
        question: 'Do you score references?',
        answer:
          'No number is given. Answers stand under the themes of your profile, so that you can compare like with like.',
      },
      {
        question: 'Can referees reply in their own language?',
        answer:
          'Yes. The record keeps the original beside the translation, and names who translated.',
      },
    ],
  },
  related: {
    heading: 'Checks to order with references',
    services: [
      {
        slug: 'employment-verification',
        reason: 'Settles dates and posts, so that the call can be about the work.',
      },
      {
        slug: 'education-verification',
        reason: 'Tutors often stand as referees for a first post.',
      },
      { slug: 'nlp', reason: 'Sorts hundreds of written replies by theme without grading anyone.' },
    ],
    industries: ['non-profit', 'healthcare-medical', 'recruitment-agencies', 'academic-education'],
  },
  closing: 'Describe the role. We’ll draft the questions with you.',
}

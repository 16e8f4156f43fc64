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
  lede: 'A reference is worth what the referee is worth. We establish who is speaking, then ask what the post makes it fair to ask.',
  facts: [
    { label: 'Turnaround', value: '24-hour for the referee’s standing' },
    { label: 'Form', value: 'Call, video or written questionnaire' },
    { label: 'Needed', value: 'Referees, role profile, consent' },
    { label: 'Delivered', value: 'Answers as spoken, referee confirmed' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'Who spoke, and what they had seen',
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
            title: 'Not a friend’s mobile',
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
            text: 'The words are the referee’s own, with seen and heard kept apart.',
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
    heading: 'When judgement matters more than dates',
    points: [
      {
        title: 'Boards appointing leaders',
        text: 'Peers, reports and auditors are heard, beyond the two names that a candidate chose.',
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
    heading: 'Two tasks: the speaker, then the speech',
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
    heading: 'Why a warm voice is not proof',
    points: [
      {
        title: 'Chosen referees lean one way.',
        text: 'Few people name an enemy. A second referee picked by role rather than by the candidate steadies the picture.',
      },
      {
        title: 'Many are bound to silence.',
        text: 'House rules and settlements stop managers from speaking. A bare confirmation may mean policy and nothing else.',
      },
      {
        title: 'Memory softens.',
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
    heading: 'We start at once; people answer when they can',
    table: {
      columns: ['Kind', 'Who replies', 'You provide', 'Timing'],
      rows: [
        [
          'Referee’s standing',
          'Employer or public register',
          'Name, firm, role',
          '24-hour where it can be looked up',
        ],
        [
          'Written questionnaire',
          'The referee, online',
          'Question set',
          'When the referee replies; we remind',
        ],
        [
          'Telephone interview',
          'The referee, by appointment',
          'Role profile',
          'When both diaries allow',
        ],
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
    heading: 'Opinion about a person is regulated',
    points: [
      {
        title: 'Investigative consumer reports',
        text: 'Under the FCRA, interviews about character or reputation are a kind of report with further duties: the candidate is told soon after the order and may ask for its nature and scope. Adverse details need confirming from another source unless the person is best placed to know.',
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
    heading: 'Before you hand us the names',
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
    heading: 'What a voice needs beside it',
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
  closing: 'Describe the post. We will write the questions with you.',
}

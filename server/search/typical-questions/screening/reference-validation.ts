import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/reference-validation`. */
export const referenceValidationQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/reference-validation',
    answer:
      'We confirm who your candidate’s referees are before we call them. Then we ask job-related questions and give you the answers word for word.',
    asked: ['what is a reference check', 'how do you check references', 'verify a referee'],
  },
  {
    passage: '/reference-validation~1',
    answer:
      'Turnaround: 2 to 10 working days. Form: Call, video or written questionnaire. Needed: Job profile, signature, referees’ roles. Delivered: Confirmed referee, quoted answers.',
    asked: [
      'what do you need for a reference check',
      'reference by phone or in writing',
      'what do we hand over for a reference',
      'can a reference be taken by video',
    ],
  },
  {
    passage: '/reference-validation#specimen~1',
    answer: 'We call the organisation first, then confirm the referee’s job and years.',
    asked: [
      'do you call the number the candidate gave for the referee',
      'how do you reach a referee',
      "the number on the CV could be his brother's",
    ],
  },
  {
    passage: '/reference-validation#specimen~2',
    answer: 'We compare both sets of dates before the call to confirm they worked together.',
    asked: [
      'did they really work together',
      'overlap of dates between referee and candidate',
      'did he really report to her',
      'referee claims to have been the boss, dates',
    ],
  },
  {
    passage: '/reference-validation#specimen~3',
    answer: 'Finalists’ referees get one set of questions, in one order.',
    asked: [
      'are all finalists asked the same questions',
      'same questions for everybody on the shortlist',
    ],
  },
  {
    passage: '/reference-validation#specimen~4',
    answer: 'We quote the referee and mark what they saw and what they heard.',
    asked: [
      'do I get the exact words of the referee',
      'verbatim answers',
      'do we read what the referee literally said',
    ],
  },
  {
    passage: '/reference-validation#who-it-is-for',
    answer: 'You hear from peers, direct reports and auditors, if the candidate has agreed.',
    asked: [
      'reference check for a CEO or board member',
      'executive references',
      'we are choosing a new managing director and want to hear from people around her',
    ],
  },
  {
    passage: '/reference-validation#who-it-is-for~1',
    answer:
      'Safer recruitment guidance in many places recommends a reference from the last employer where the person worked with children or adults at risk.',
    asked: [
      'references for care workers and teachers',
      'safer recruitment',
      'reference for a carer',
      'reference for a nursery teacher',
    ],
  },
  {
    passage: '/reference-validation#who-it-is-for~2',
    answer:
      'You reuse references between placements, so you need to know when each one was last confirmed.',
    asked: [
      'old references for agency workers',
      'how recent is a reference',
      'can an agency use the same reference twice',
    ],
  },
  {
    passage: '/reference-validation#how-it-works',
    answer: 'You tell us which duties of the role the questions should cover.',
    asked: [
      'which questions do you ask referees',
      'can we choose the questions',
      'may we add our own questions for the referee',
    ],
  },
  {
    passage: '/reference-validation#how-it-works~1',
    answer: 'Your candidate names referees, and you may ask for another by role.',
    asked: [
      'who chooses the referees',
      'can we ask for another referee',
      'the candidate picks only friends, can we ask for somebody else',
    ],
  },
  {
    passage: '/reference-validation#how-it-works~3',
    answer: 'A trained caller asks the referees of every finalist the same questions.',
    asked: ['who makes the calls to referees', 'who phones the referees'],
  },
  {
    passage: '/reference-validation#how-it-works~4',
    answer: 'The referee checks our notes, and you get the answers by theme.',
    asked: ['does the referee see the notes', 'does the referee approve the record'],
  },
  {
    passage: '/reference-validation#limits',
    answer:
      'Candidates choose referees who like them, so add one chosen by role to balance the picture.',
    asked: [
      'candidates only name friends',
      'are references biased',
      'people only name those who like them',
    ],
  },
  {
    passage: '/reference-validation#limits~1',
    answer:
      'Company rules and settlements stop some managers from speaking, so treat a bare confirmation as neutral.',
    asked: [
      'manager is not allowed to say anything',
      'short reference',
      'bare confirmation',
      'his boss is only allowed to give the dates',
    ],
  },
  {
    passage: '/reference-validation#limits~2',
    answer:
      'We print the age of each reference, because memories fade after several years. Work samples are a better measure of present skill than any reference.',
    asked: [
      'how old may a reference be',
      'reference from ten years ago',
      'the reference is eight years old',
    ],
  },
  {
    passage: '/reference-validation#turnaround',
    answer:
      'Referee’s identity and job. Who replies: Employer or public register. You provide: Name, company, role. Turnaround: 24 hours if online.',
    asked: ["is the referee's job confirmed quickly", 'how do you confirm who the referee is'],
  },
  {
    passage: '/reference-validation#turnaround~1',
    answer:
      'Written questionnaire. Who replies: The referee, online. You provide: Question set. Turnaround: 2 to 10 working days; we remind.',
    asked: ['written reference questionnaire time', 'referee fills in a form online, how long'],
  },
  {
    passage: '/reference-validation#turnaround~2',
    answer:
      'Phone interview. Who replies: The referee. You provide: Job profile. Turnaround: By appointment.',
    asked: ['phone interview with a referee when', 'when do you phone the referee'],
  },
  {
    passage: '/reference-validation#turnaround~3',
    answer:
      'All-round reference. Who replies: Several colleagues. You provide: Agreed list of roles. Turnaround: Planned with you beforehand.',
    asked: [
      '360 degree reference',
      'reference by several colleagues',
      'feedback from peers and reports',
    ],
  },
  {
    passage: '/reference-validation#law',
    answer:
      'Interviews about character or reputation make an investigative consumer report. You must tell the applicant within three days after you request it, and they may ask about its nature and scope. We confirm adverse details with another source unless the referee is best placed to know.',
    asked: [
      'investigative consumer report',
      'reference calls and the FCRA',
      'character interviews law in the US',
    ],
  },
  {
    passage: '/reference-validation#law~1',
    answer:
      'Confidential employment references are exempt from access requests under Schedule 2 to the Data Protection Act 2018. Statutory guidance for schools, Keeping Children Safe in Education, says that references should be in hand before interview.',
    asked: [
      'can the candidate see a confidential reference in the UK',
      'keeping children safe in education',
      'subject access request for a reference in Britain',
    ],
  },
  {
    passage: '/reference-validation#law~2',
    answer:
      'Candidates can usually ask to see what was said about them, although some national laws protect confidential references in part. We tell each referee before the call, and you tell the candidate which roles we contact and on which lawful basis.',
    asked: ['can candidates see references in the EU', 'may a French candidate read the reference'],
  },
  {
    passage: '/reference-validation#law~3',
    answer:
      'We leave out health, family plans, faith, union membership and age. If a referee volunteers such things, we keep them out of the notes.',
    asked: [
      'which questions are forbidden with referees',
      'health and family questions',
      'do you ask about pregnancy or religion',
      'would you ask whether she plans a family',
    ],
  },
  {
    passage: '/reference-validation#will-you-contact-people-the-candidate-did-not-name',
    answer:
      'Only if you ask for it and the candidate has agreed. We tell the candidate which roles we will approach and leave the present employer out.',
    asked: [
      'do you talk to referees I have not given',
      'backdoor references',
      'will you ask other colleagues of mine',
      'call people who were not named',
      'contact former colleagues without being named',
      'can you quietly ring somebody he did not list',
    ],
  },
  {
    passage: '/reference-validation#do-you-record-the-calls-with-referees',
    answer:
      'We record a call only if you ask for it and everyone on the line agrees. For most roles, notes that the referee has checked are enough.',
    asked: [
      'are reference interviews taped',
      'do you keep audio of the reference call',
      'is the conversation with my referee recorded',
      'do you record phone calls',
      'are calls taped',
      'recording of reference calls',
      'is there a tape of the talk with the referee',
    ],
  },
  {
    passage: '/reference-validation#how-do-you-notice-an-invented-referee',
    answer:
      'We look for shared numbers, new web domains, unregistered companies and dates that fail to overlap, and we check each doubt by another route.',
    asked: [
      'how do you catch fake references',
      'referee is really a friend of the applicant',
      'made up referee with a new email domain',
      'fake referee',
      'invented referee',
      'how do you spot a false reference',
      'reference from a mate',
      'how would you notice that the referee does not exist',
    ],
  },
  {
    passage: '/reference-validation#do-you-score-references',
    answer:
      'You compare candidates by theme, because we group the answers under the points of your profile and leave the judgement to you.',
    asked: [
      'do references get a grade',
      'rating of candidates from references',
      'how are the answers of referees compared',
      'score for references',
      'rating of references',
      'who has the best references, can you put a number on it',
    ],
  },
  {
    passage: '/reference-validation#can-referees-reply-in-their-own-language',
    answer:
      'Yes, and the record keeps the original beside the translation with the name of the translator.',
    asked: [
      'my referee speaks only Spanish',
      'references in a foreign language',
      'do you translate what a referee says',
      'referee speaks no English',
      'reference in Spanish',
      'foreign language reference',
      'referee answers in another language',
      'his old boss in Paris only speaks French',
    ],
  },
  {
    passage: '/reference-validation#specimen',
    answer:
      'This sample separates what the referee saw from what they heard, so you can judge each answer.',
    asked: ['what is on a reference report'],
  },
  {
    passage: '/reference-validation#specimen~5',
    answer: 'The tick confirms that the referee is genuine. You judge what they said.',
    asked: ['does the tick mean that the reference is good'],
  },
  {
    passage: '/reference-validation#how-it-works~2',
    answer: 'We confirm each referee’s job and the time they worked together.',
    asked: ['do you confirm that the referee worked there'],
  },
]

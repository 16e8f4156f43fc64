import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/it-software`. */
export const itSoftwareQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/it-software#checks-by-role',
    answer:
      'Developers and testers. Checks: Employment, education, criminal, address. Repeat: When the client’s schedule is stricter. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for developers', 'software tester screening', 'vetting a programmer'],
  },
  {
    passage: '/industries/it-software#checks-by-role~1',
    answer:
      'Administrators and DBAs. Checks: The above, and references from a supervisor. Repeat: With each renewal of production access. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for system administrators', 'DBA screening', 'people with root access'],
  },
  {
    passage: '/industries/it-software#checks-by-role~2',
    answer:
      'Offshore bench. Checks: Degree at the university, each employer, address. Repeat: Before billing to a new client. Turnaround: Up to 15 working days (education).',
    asked: ['offshore engineers checks', 'engineers in India, what to check'],
  },
  {
    passage: '/industries/it-software#checks-by-role~3',
    answer:
      'Freelancers. Checks: Right to work, employment, project proof. Repeat: New statement of work. Turnaround: Up to 10 working days (employers).',
    asked: ['checks for IT freelancers', 'contract developers'],
  },
  {
    passage: '/industries/it-software#law-and-guidance~1',
    answer:
      'British government work commonly requires the Baseline Personnel Security Standard (BPSS), governed by the sponsoring department. For private clients you choose checks in proportion to the access, and a Basic DBS certificate is the usual level.',
    asked: ['BPSS for IT contractors', 'contractors for the British government in IT'],
  },
  {
    passage: '/industries/it-software#can-you-follow-our-client-s-own-screening-schedule',
    answer:
      'Yes, if you send us the schedule with your order. We mark each item as possible, possible in part or unlawful in that country, so you agree the gaps before work starts.',
    asked: [
      'customer demands own vetting rules for our consultants',
      "screen IT contractors by the client's list",
      'client-specific checks for developers',
      'our client has its own screening requirements',
      'our customer tells us what to check',
    ],
  },
  {
    passage: '/industries/it-software#must-we-recheck-a-bench-engineer-for-every-new-client',
    answer:
      'Only the parts that can change need a recheck. A verified degree stays valid, while address and criminal record are repeated as the new contract says.',
    asked: [
      'developer moves to another customer, screen again?',
      'repeat checks on consultants between projects',
      'valid checks for a second client in IT',
      'recheck an engineer for each client',
    ],
  },
  {
    passage:
      '/industries/it-software#can-a-pending-background-check-block-a-developer-s-account-until-it-is-complete',
    answer:
      'Yes, if we connect to your identity system: you set the rule, and your system waits for the result or lets access lapse when a recheck is due.',
    asked: [
      'no system access until vetted',
      "hold back a programmer's login during screening",
      'gate accounts on a finished check',
      'block an account until the check is done',
    ],
  },
  {
    passage:
      '/industries/it-software#how-do-you-prevent-a-proxy-candidate-from-being-hired-after-an-interview',
    answer:
      'We confirm identity at the start and contact each employer through a register, so the answers describe the same person. You can add a supervised video call on the first day.',
    asked: [
      'someone else did the technical interview',
      'fake developer who is not the interviewee',
      'stand-in in remote interviews of coders',
      'someone else did the interview',
      'proxy interview',
      'fake candidate',
      'somebody else sat in the interview',
    ],
  },
]

import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/it-software`. */
export const itSoftwareQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/it-software#can-you-follow-our-client-s-own-screening-schedule',
    answer:
      'Yes, if you send us the schedule with your order. We mark each item as possible, possible in part or unlawful in that country, so you agree the gaps before work starts.',
    asked: [
      'customer demands own vetting rules for our consultants',
      "screen IT contractors by the client's list",
      'client-specific checks for developers',
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
    ],
  },
]

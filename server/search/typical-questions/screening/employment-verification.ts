import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/employment-verification`. */
export const employmentVerificationQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/employment-verification#will-the-present-employer-find-out',
    answer:
      'We contact them only after your candidate agrees to that contact in writing. Until then your report says “not approached” and gives the date of the instruction.',
    asked: [
      'does my boss get a call during the check',
      'will you ring the company where I still work',
      'keep the current job out of the employment check',
    ],
  },
  {
    passage: '/employment-verification#what-counts-as-a-gap',
    answer:
      'You set the length, and one to three months is a common rule. Study, care, illness or travel may explain a gap, and we leave medical details out.',
    asked: [
      'how long may a break in employment be',
      'what is an unexplained period in a resume',
      'is maternity leave treated as a gap',
    ],
  },
  {
    passage:
      '/employment-verification#do-you-use-payroll-databases-such-as-those-of-large-verifiers',
    answer:
      'Where an employer has outsourced verification, yes, and we name the database as the source. We ask the employer if the data are disputed.',
    asked: [
      'do you use The Work Number',
      'is payroll data a source for employment verification',
      'where do employment dates come from if HR is outsourced',
    ],
  },
  {
    passage: '/employment-verification#can-a-payslip-stand-in-for-a-reply',
    answer:
      'Yes, and we mark it as a document supplied by the candidate. You see which months rest on documents and which the employer confirmed.',
    asked: [
      'employer does not respond, is a wage slip enough',
      'are pay stubs accepted as proof of a job',
      'documents instead of an answer from HR',
    ],
  },
  {
    passage: '/employment-verification#can-you-use-tax-or-social-insurance-histories',
    answer:
      'Yes, where the candidate may obtain the record and agrees to share it. It shows who paid and when, but rarely the job title.',
    asked: [
      'can tax records prove past jobs',
      'P60 or social security statement as evidence',
      'use of government earnings history',
    ],
  },
  {
    passage: '/employment-verification#how-do-you-stop-a-friend-posing-as-the-employer',
    answer:
      'We look up each employer in registers and call its published number, and we set aside any number that comes from the candidate.',
    asked: [
      'what if a buddy pretends to be the old boss',
      'fake company phone numbers on a CV',
      'how do you make sure that you speak to the real employer',
    ],
  },
  {
    passage: '/employment-verification#are-internships-and-agency-assignments-covered',
    answer:
      'Yes. For agency work the payroll employer confirms the dates, and we name the place of assignment if it replies as well.',
    asked: [
      'are temp jobs verified',
      'does an apprenticeship or internship get confirmed',
      'work through a staffing firm, who confirms it',
    ],
  },
  {
    passage: '/employment-verification#who-it-is-for~2',
    answer: 'You see in the calendar whether someone held two full-time jobs at once.',
    asked: ['does my remote employee work two jobs', 'overemployment'],
  },
  {
    passage: '/employment-verification#limits',
    answer:
      'HR files rarely say and employers rarely share it, so ask a referee whose role we have confirmed.',
    asked: ['performance at the last job', 'was he a good worker'],
  },
  {
    passage: '/employment-verification#limits~1',
    answer: 'We find jobs left off a CV only through public registers, filings or overlaps.',
    asked: ['jobs that are missing from the CV'],
  },
  {
    passage: '/employment-verification#limits~2',
    answer:
      'With no employer to ask, we use registrations, invoices and client contracts, and mark them as documents.',
    asked: ['how do you verify a freelancer', 'self employed candidate without an employer'],
  },
  {
    passage: '/employment-verification#limits~3',
    answer:
      'A settlement agreement may allow both sides to say only “resigned”, so ask the candidate at the interview.',
    asked: ['was she fired', 'reason why somebody left'],
  },
  {
    passage: '/employment-verification#turnaround~2',
    answer:
      'Closed or merged company. Record used: Successor, insolvency office, tax record. We need: Contract, payslips.',
    asked: ['old company was sold or closed down', 'former employer bankrupt, employment proof'],
  },
  {
    passage: '/employment-verification#law~1',
    answer:
      'Most employers have no duty to give a reference, so a reply may confirm dates only. For certified and senior roles in finance, FCA and PRA rules require regulatory references that cover six years. Your lawful basis is usually legitimate interests or a legal obligation.',
    asked: ['must British employers give a reference'],
  },
  {
    passage: '/employment-verification#law~2',
    answer:
      'You need a lawful basis for each item, and the candidate must be told. Directive (EU) 2023/970 bars questions about past pay and was due in national law by 7 June 2026, so check whether your country has transposed it.',
    asked: ['may we ask for salary history'],
  },
]

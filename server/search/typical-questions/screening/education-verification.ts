import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/education-verification`. */
export const educationVerificationQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/education-verification#does-an-apostille-prove-a-degree',
    answer:
      'An apostille certifies the signature or seal on a document and leaves open whether the content is true, so we still ask the register.',
    asked: [
      'is a notarised or apostilled diploma enough',
      'does a legalised certificate mean the degree is real',
      'my degree has an apostille, do you still verify',
    ],
  },
  {
    passage: '/education-verification#how-do-you-recognise-a-degree-mill',
    answer:
      'We look up whether the school was entitled to make that award at the time, and we disregard accreditors that exist only for such schools.',
    asked: [
      'how are fake universities detected',
      'can you spot a bought diploma',
      'is this accreditation mill known to you',
    ],
  },
  {
    passage: '/education-verification#do-you-check-every-degree-on-a-cv',
    answer:
      'Your policy decides. A common rule is the highest award and any award the role requires, which is easier to defend as proportionate.',
    asked: [
      'only the highest degree or all of them',
      'which qualifications on the resume get verified',
      'should we confirm each diploma',
    ],
  },
  {
    passage: '/education-verification#what-if-the-candidate-left-before-finishing',
    answer:
      'We can usually confirm attendance with its dates, and your report then says “attended”, which may be exactly what the CV claimed.',
    asked: [
      'candidate dropped out of university',
      'can you confirm studies without graduation',
      'never finished the degree, what will the report say',
    ],
  },
  {
    passage: '/education-verification#can-you-confirm-professional-licences-too',
    answer:
      'Yes, where the licensing body keeps a register: we confirm the number, status and expiry date, and any published restriction on practice.',
    asked: [
      'do you check nursing or engineering licences',
      'is a professional registration verified too',
      'confirm that a certificate to practise is current',
    ],
  },
  {
    passage: '/education-verification#could-someone-else-have-sat-the-examination',
    answer:
      'A register shows a name and sometimes a date of birth. We can add an identity check if impersonation is a risk for the role.',
    asked: [
      'what if another person took the exam for him',
      'exam fraud by impersonation',
      'can a register prove it was really this person',
    ],
  },
  {
    passage: '/education-verification#what-happens-if-the-institution-has-closed',
    answer:
      'We look for the archive or ministry that took over its records. Your report lists each attempt and marks the award unconfirmed if we find nothing.',
    asked: [
      'the college does not exist anymore',
      'my school was merged, how is the diploma confirmed',
      'records of a university that went bankrupt',
    ],
  },
  {
    passage: '/education-verification#limits',
    answer:
      'A confirmed award shows that a school’s requirements were met then, so use a test or a referee to judge present skill.',
    asked: ['does a degree show that someone is good at the job'],
  },
  {
    passage: '/education-verification#limits~1',
    answer:
      'Recognition centres compare a degree with your national levels, and we can pass the confirmed record on to one.',
    asked: ['is a foreign degree equal to ours'],
  },
  {
    passage: '/education-verification#turnaround~5',
    answer: 'We show you any register fee before you order.',
    asked: ['charge for registry of degrees'],
  },
  {
    passage: '/education-verification#law',
    answer:
      'Schools may publish directory information such as degrees and dates, but they need the student’s written consent for most other records. When we compile a consumer report for hiring, the FCRA adds disclosure, authorisation and adverse action steps.',
    asked: ['student consent for American schools'],
  },
  {
    passage: '/education-verification#law~3',
    answer:
      'Some institutions accept only a release in their language or with an ink signature, so we give the candidate the right form.',
    asked: ['release form in the local language with a wet signature'],
  },
]

import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/healthcare-medical`. */
export const healthcareMedicalQuestions: readonly TypicalQuestion[] = [
  {
    passage:
      '/industries/healthcare-medical#is-the-licence-copy-from-a-staffing-agency-enough-for-our-file',
    answer:
      'A copy shows what was true on the day it was made. We read the register on the day you ask, which takes minutes where it is online.',
    asked: [
      "agency gave us a copy of the nurse's licence",
      'is a photocopy of a registration sufficient in a hospital',
      'temp nurses from an agency, licence proof',
    ],
  },
  {
    passage: '/industries/healthcare-medical#how-do-you-tell-apart-two-nurses-with-the-same-name',
    answer:
      'We compare the licence number, the date of birth, the school and the year. If the records stay unclear, we mark the result as unresolved and ask you for more identifiers.',
    asked: [
      'two doctors share a name',
      'nurse identical name in registry',
      'distinguish clinicians with equal names',
    ],
  },
  {
    passage:
      '/industries/healthcare-medical#how-do-you-verify-a-medical-degree-when-the-hospital-or-school-is-gone',
    answer:
      'We ask the ministry, the professional association, an archive in exile and colleagues who were registered there. Your report states how strong each source is.',
    asked: [
      'doctor trained in a bombed hospital',
      'medical school destroyed by war',
      "physician's diploma from a closed faculty",
    ],
  },
  {
    passage:
      '/industries/healthcare-medical#how-often-should-we-check-staff-against-the-oig-exclusion-list',
    answer:
      'Many US providers check each month, because the list is updated monthly. We can run the whole staff list for you and report only changes.',
    asked: [
      'frequency of LEIE screening',
      'monthly exclusion checks for hospital employees',
      'excluded individuals list how often',
    ],
  },
]

import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/healthcare-medical`. */
export const healthcareMedicalQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/healthcare-medical#checks-by-role',
    answer:
      'Doctors and advanced practitioners. Checks: Medical school, licence, specialty board, jobs. Repeat: At reappointment or revalidation. Turnaround: Up to 15 working days (education).',
    asked: ['checks for doctors', 'surgeon screening', 'locum doctor check'],
  },
  {
    passage: '/industries/healthcare-medical#checks-by-role~1',
    answer:
      'Nurses and allied professions. Checks: Register, training, criminal, employment. Repeat: With licence renewal. Turnaround: Up to 8 weeks (enhanced criminal record).',
    asked: ['checks for nurses', 'nurse screening', 'midwife or physiotherapist check'],
  },
  {
    passage: '/industries/healthcare-medical#checks-by-role~2',
    answer:
      'Care assistants and home carers. Checks: Criminal, employment gaps, two references. Repeat: If moved to children or frail adults. Turnaround: Up to 8 weeks (enhanced criminal record).',
    asked: [
      'checks for care assistants',
      'home carer screening',
      'vetting a carer',
      'domiciliary care worker',
    ],
  },
  {
    passage: '/industries/healthcare-medical#checks-by-role~3',
    answer:
      'Billing, pharmacy and stores. Checks: Exclusion lists, criminal, employment. Repeat: Exclusion lists each month. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for hospital billing or pharmacy staff', 'pharmacy technician vetting'],
  },
  {
    passage: '/industries/healthcare-medical#checks-by-role~4',
    answer:
      'Suppliers and contractors on site. Checks: Firm’s exclusion status, named staff. Repeat: On entry to clinical areas. Turnaround: 24 hours if online.',
    asked: ['suppliers who visit a hospital', 'sales reps in the operating theatre'],
  },
  {
    passage: '/industries/healthcare-medical#law-and-guidance',
    answer:
      'The OIG’s List of Excluded Individuals and Entities names people and firms that federal health programmes refuse to pay for. You also search state Medicaid lists and SAM.gov, and you must confirm a match on name with further identifiers.',
    asked: ['OIG exclusion list meaning', 'Medicaid exclusion', 'excluded from Medicare'],
  },
  {
    passage: '/industries/healthcare-medical#law-and-guidance~1',
    answer:
      'Accreditation bodies commonly expect primary-source verification of each clinician’s licence and training. The National Practitioner Data Bank is open to eligible entities and their agents, so you may have to query it yourself.',
    asked: ['NPDB', 'primary source verification', 'credentialing of doctors in the US'],
  },
  {
    passage: '/industries/healthcare-medical#law-and-guidance~2',
    answer:
      'Regulation 19 of the 2014 Regulated Activities Regulations requires providers in England to employ fit and proper persons, with the information in Schedule 3. Enhanced DBS checks with barred lists are for eligible roles, and you use Disclosure Scotland or AccessNI outside England and Wales.',
    asked: ['CQC rules', 'care provider rules in England'],
  },
  {
    passage:
      '/industries/healthcare-medical#is-the-licence-copy-from-a-staffing-agency-enough-for-our-file',
    answer:
      'A copy shows what was true on the day it was made. We read the register on the day you ask, which takes minutes where it is online.',
    asked: [
      "agency gave us a copy of the nurse's licence",
      'is a photocopy of a registration sufficient in a hospital',
      'temp nurses from an agency, licence proof',
      'agency sent a copy of the licence',
      'the temp agency sent us a photocopy',
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
      'two nurses same name',
      'two nurses are called the same',
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
      'medical school destroyed',
      'hospital closed degree',
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
      'how often OIG check',
      'monthly exclusion screening',
      'hospital staff exclusion lists frequency',
      'how often should a hospital run its people against the list',
    ],
  },
]

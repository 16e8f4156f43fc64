import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/international-student-verification`. */
export const internationalStudentVerificationQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/international-student-verification#checks-by-role',
    answer:
      'Undergraduate and foundation. Checks: School results, English score, identity. Repeat: If enrolment is deferred. Turnaround: Up to 15 working days (education).',
    asked: ['checks on undergraduate applicants', 'school leaver from abroad applies'],
  },
  {
    passage: '/industries/international-student-verification#checks-by-role~1',
    answer:
      'Taught postgraduate. Checks: Degree and transcript, reference, English score. Repeat: Once, before enrolment. Turnaround: Up to 15 working days (education).',
    asked: ["checks on master's applicants", "master's student from abroad applies"],
  },
  {
    passage: '/industries/international-student-verification#checks-by-role~2',
    answer:
      'Teaching, nursing and social work. Checks: The above, police certificates of each country. Repeat: Before the first placement. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks on student nurses or teachers', 'foreign nursing students'],
  },
  {
    passage: '/industries/international-student-verification#checks-by-role~3',
    answer:
      'Education agents. Checks: Company, owners, references from universities. Repeat: On contract renewal. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['checks on education agents', 'recruiting agents abroad for a university'],
  },
  {
    passage:
      '/industries/international-student-verification#what-is-the-difference-between-transcript-verification-and-credential-evaluation',
    answer:
      'Verification confirms that a document is genuine, and evaluation says what it equals in another country. We do the first and can send the confirmed record to an evaluator you name.',
    asked: [
      'equivalence of a foreign degree',
      'is ENIC evaluation the same as verification',
      'what is credential evaluation',
      'credential evaluation',
    ],
  },
  {
    passage:
      '/industries/international-student-verification#what-happens-if-a-foreign-university-does-not-reply-to-your-request',
    answer:
      'We ask the ministry, the examinations board or the national register, for example in China or India. If all attempts fail, your report lists each one so that you can decide.',
    asked: [
      'overseas college ignores the request for a student',
      'no answer from a foreign school',
      'admissions: transcript cannot be confirmed',
      'foreign university does not answer',
      'the school abroad never writes back',
    ],
  },
  {
    passage:
      '/industries/international-student-verification#can-you-confirm-an-applicant-s-english-level-or-only-the-test-score',
    answer:
      'We confirm the score with the test provider, under its number. Your own interview shows how well the student follows a seminar.',
    asked: [
      'verify IELTS or TOEFL',
      'language certificate of a student real?',
      'does the English test result prove fluency',
      'IELTS score',
      'English test',
      'does he really speak English',
    ],
  },
  {
    passage:
      '/industries/international-student-verification#how-early-should-we-order-before-a-deadline-for-visa-sponsorship',
    answer:
      'We suggest that you order when the applicant accepts the conditional offer. Online registers answer within 24 hours, and a registrar who replies in writing can take several weeks.',
    asked: [
      'when should a university request checks for visa students',
      'CAS deadline verification',
      'order timing for student sponsorship',
      'student visa deadline',
      'when to order for visa sponsorship',
      'when do we have to ask for the September intake',
    ],
  },
  {
    passage:
      '/industries/international-student-verification#can-you-check-the-education-agents-who-send-us-applicants-from-abroad',
    answer:
      'Yes. We check the company, its owners and the universities it names as references, and you can compare results across all files of one agent.',
    asked: [
      'are recruitment agents for students honest',
      'vet an education consultant in India',
      'due diligence on student agents',
      'recruitment agents for students',
    ],
  },
]

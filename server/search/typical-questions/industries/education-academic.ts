import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/education-academic`. */
export const educationAcademicQuestions: readonly TypicalQuestion[] = [
  {
    passage:
      '/industries/education-academic#can-a-teacher-start-work-before-the-dbs-certificate-arrives',
    answer:
      'English guidance allows it in limited cases, after a barred list check and with supervision. You write that risk assessment, and we tell you which results are still open.',
    asked: [
      'teacher begins before police certificate',
      'school start pending barred list',
      'new teaching assistant without DBS yet',
    ],
  },
  {
    passage: '/industries/education-academic#how-long-may-a-school-keep-a-dbs-certificate-on-file',
    answer:
      'Keep it only as long as you need it, and in many places it belongs to the applicant. Your central record needs the date, the number and the name of the person who saw it.',
    asked: [
      'store the DBS disclosure of school staff',
      "may we copy a teacher's certificate",
      'single central record, what to keep',
    ],
  },
  {
    passage:
      '/industries/education-academic#does-a-parent-who-helps-at-a-school-event-need-a-check',
    answer:
      'A supervised parent who helps once a year usually needs none. Write down the exception and the name of the supervisor.',
    asked: [
      'mum helps at the school fair',
      'parent volunteers without a police check',
      'occasional helpers at school',
    ],
  },
  {
    passage:
      '/industries/education-academic#how-do-we-check-a-teacher-who-has-worked-in-several-countries',
    answer:
      'Order a certificate for each country, the teaching register there and the schools themselves. We list who applies for each and how long it usually takes.',
    asked: [
      'teacher taught in Dubai and Spain',
      'international schools hiring, many countries',
      'overseas police certificates for teachers',
    ],
  },
]

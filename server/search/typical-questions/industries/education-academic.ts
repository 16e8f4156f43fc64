import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/education-academic`. */
export const educationAcademicQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/education-academic#checks-by-role',
    answer:
      'Teachers and teaching assistants. Checks: Barred list, criminal, prohibition, references. Repeat: By school policy; at once on a concern. Turnaround: Up to 8 weeks (enhanced criminal record).',
    asked: [
      'checks for teachers',
      'teaching assistant screening',
      'vetting a teacher',
      'classroom assistant',
    ],
  },
  {
    passage: '/industries/education-academic#checks-by-role~1',
    answer:
      'Heads, governors and proprietors. Checks: The above, and bars from management. Repeat: On taking up the office. Turnaround: Up to 8 weeks (enhanced criminal record).',
    asked: ['checks for school heads and governors', 'vetting a headteacher'],
  },
  {
    passage: '/industries/education-academic#checks-by-role~2',
    answer:
      'Caterers, cleaners, site staff. Checks: Criminal at the level the role allows. Repeat: If duties move nearer to pupils. Turnaround: Up to 8 weeks (enhanced criminal record).',
    asked: ['checks for school cleaners and caterers', 'school kitchen and cleaning staff'],
  },
  {
    passage: '/industries/education-academic#checks-by-role~3',
    answer:
      'Volunteers, coaches, host families. Checks: Identity, references, level set by supervision. Repeat: Each school year. Turnaround: Up to 8 weeks (enhanced criminal record).',
    asked: [
      'checks for school volunteers',
      'sports coach screening',
      'parent helpers on a school trip',
    ],
  },
  {
    passage: '/industries/education-academic#checks-by-role~4',
    answer:
      'Agencies and transport firms. Checks: Written confirmation, tested by sample. Repeat: Each placement or route. Turnaround: Depends on the source.',
    asked: ['school bus company checks', 'taxi firm for pupils'],
  },
  {
    passage: '/industries/education-academic#law-and-guidance',
    answer:
      'States require fingerprint-based checks for school employees, through state and federal bodies, and you apply to them directly. The Every Student Succeeds Act restricts helping a known abuser to a new job.',
    asked: ['fingerprints for US teachers', 'do American teachers give fingerprints'],
  },
  {
    passage: '/industries/education-academic#law-and-guidance~1',
    answer:
      'Keeping Children Safe in Education sets out safer recruitment, the single central record, online searches for shortlisted candidates, section 128 directions and checks on time abroad. You may check the barred list only for regulated activity.',
    asked: ['single central record', 'record of checks that an English school keeps'],
  },
  {
    passage: '/industries/education-academic#law-and-guidance~2',
    answer:
      'Each nation has its own bodies and rules. Scotland uses the Protecting Vulnerable Groups scheme, and AccessNI issues certificates in Northern Ireland.',
    asked: ['PVG scheme', 'Scotland school checks', 'working with children in Scotland'],
  },
  {
    passage: '/industries/education-academic#law-and-guidance~4',
    answer:
      'Each state and territory issues its own Working with Children Check. The candidate holds it and you verify it with the issuer.',
    asked: ['working with children check Australia', 'blue card in Queensland'],
  },
  {
    passage:
      '/industries/education-academic#can-a-teacher-start-work-before-the-dbs-certificate-arrives',
    answer:
      'English guidance allows it in limited cases, after a barred list check and with supervision. You write that risk assessment, and we tell you which results are still open.',
    asked: [
      'teacher begins before police certificate',
      'school start pending barred list',
      'new teaching assistant without DBS yet',
      'teacher begins before DBS is back',
      'start teaching without a DBS',
      'maths teacher starts on Monday and the certificate has not come',
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
      'may a school keep DBS copies',
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
      'parent helper',
      'a dad helps on a school trip',
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
      'teacher from abroad',
    ],
  },
]

import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/recruitment-agencies`. */
export const recruitmentAgenciesQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/recruitment-agencies#checks-by-role',
    answer:
      'Temporary and shift workers. Checks: Identity, right to work, last two employers. Repeat: Each assignment with a stricter client. Turnaround: Up to 10 working days (employers).',
    asked: ['temp worker checks', 'agency shift workers'],
  },
  {
    passage: '/industries/recruitment-agencies#checks-by-role~1',
    answer:
      'Permanent candidates and executives. Checks: Full employment, education, directorships, references. Repeat: Once, within the guarantee period. Turnaround: Up to 15 working days (education).',
    asked: ['permanent candidates of an agency', 'headhunted executives'],
  },
  {
    passage: '/industries/recruitment-agencies#checks-by-role~2',
    answer:
      'Care, school and health temps. Checks: Record by eligibility, qualifications, referees. Repeat: By framework, often yearly. Turnaround: Up to 8 weeks (enhanced criminal record).',
    asked: ['care temps', 'supply teachers and bank nurses'],
  },
  {
    passage: '/industries/recruitment-agencies#checks-by-role~3',
    answer:
      'Hiring companies. Checks: Registry, owners, address, trading history. Repeat: New brief after a year’s pause. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['checks on hiring companies', 'is the hiring company genuine'],
  },
  {
    passage: '/industries/recruitment-agencies#law-and-guidance~1',
    answer:
      'You must confirm identity, qualifications and willingness to take the job. Work with vulnerable people requires more, such as copies of qualifications and two references.',
    asked: ['Conduct Regulations 2003', 'rules for employment agencies in Britain'],
  },
  {
    passage: '/industries/recruitment-agencies#law-and-guidance~3',
    answer:
      'You and your client are usually separate controllers under data protection law. Tell each candidate who will see the report before you share it.',
    asked: ['share a report with a client', 'pass the report on to the client of an agency'],
  },
  {
    passage:
      '/industries/recruitment-agencies#may-a-recruitment-agency-send-one-screening-report-to-three-clients',
    answer:
      'Yes, if the candidate was told or agreed and each client has its own purpose. We can issue a shorter confirmation for the second and third.',
    asked: [
      'one vetting result for several clients of a staffing firm',
      'reuse a report for another employer',
      "send a temp's check to many customers",
      'one report for several clients',
      'three of our clients want the same person',
    ],
  },
  {
    passage:
      '/industries/recruitment-agencies#can-a-white-label-screening-report-show-our-own-agency-s-name',
    answer:
      'Yes, your name can be on the cover of each report. Sources, dates and our name stay inside, so the candidate knows whom to contact for a correction.',
    asked: [
      'our branding on reports of the agency',
      "put a recruiter's logo on the cover",
      'unbranded screening reports',
      'white label',
      'our logo on the report',
      'our brand on the report',
      'own name on the cover',
      'can it carry our logo instead of yours',
    ],
  },
  {
    passage:
      '/industries/recruitment-agencies#what-happens-when-a-candidate-of-our-agency-disputes-a-finding',
    answer:
      'We ask the source again and tell the candidate the answer. If the first result was wrong, we inform every client who received it.',
    asked: [
      'agency worker contests a record',
      "recruiter's candidate complains about the result",
      'wrong finding already sent to clients of an agency',
      'agency candidate disputes',
    ],
  },
  {
    passage:
      '/industries/recruitment-agencies#does-your-cv-ranking-reject-candidates-on-its-own-or-does-a-person-decide',
    answer:
      'The ranking orders candidates and explains the order. A person on your team reads a file before anyone is left out.',
    asked: [
      'automated rejection of applicants in recruiting agencies',
      'does a human read the CV after ranking',
      'ranking for recruiters, final word',
      'does the ranking leave out candidates',
    ],
  },
  {
    passage:
      '/industries/recruitment-agencies#how-do-you-check-a-client-company-before-we-advertise-for-it',
    answer:
      'We confirm registration, owners, address and trading history, so you know who will receive the applications. You can repeat it for each new brief.',
    asked: [
      'vacancy from an unknown company',
      'fraudulent employer advertises via us',
      'recruiter wants to vet the hiring firm',
      'check a client company of the agency',
    ],
  },
]

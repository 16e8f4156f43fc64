import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/recruitment-agencies`. */
export const recruitmentAgenciesQuestions: readonly TypicalQuestion[] = [
  {
    passage:
      '/industries/recruitment-agencies#may-a-recruitment-agency-send-one-screening-report-to-three-clients',
    answer:
      'Yes, if the candidate was told or agreed and each client has its own purpose. We can issue a shorter confirmation for the second and third.',
    asked: [
      'one vetting result for several clients of a staffing firm',
      'reuse a report for another employer',
      "send a temp's check to many customers",
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
    ],
  },
]

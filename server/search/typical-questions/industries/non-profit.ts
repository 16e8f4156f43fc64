import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/non-profit`. */
export const nonProfitQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/non-profit#checks-by-role',
    answer:
      'Trustees and senior managers. Checks: Disqualification, criminal, directorships. Repeat: With the yearly declaration. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for charity trustees', 'vetting a trustee'],
  },
  {
    passage: '/industries/non-profit#checks-by-role~1',
    answer:
      'International staff. Checks: Each past employer, conduct statement, criminal. Repeat: Before a new country. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for aid workers', 'vetting relief workers'],
  },
  {
    passage: '/industries/non-profit#checks-by-role~3',
    answer:
      'Volunteers and mentors. Checks: Identity, references, criminal where eligible. Repeat: Where the activity changes. Turnaround: Up to 8 weeks (enhanced criminal record).',
    asked: ['checks for charity volunteers', 'mentor screening', 'helpers at a youth club'],
  },
  {
    passage: '/industries/non-profit#checks-by-role~4',
    answer:
      'Major donors and implementing partners. Checks: KYC, owners, watchlist, risk score. Repeat: Before each grant agreement. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['checks on donors', 'who gives us the money'],
  },
  {
    passage: '/industries/non-profit#law-and-guidance~4',
    answer:
      'Participating organisations tell one another about findings of sexual misconduct by former staff. You join as a member, and we can collect the statements for you.',
    asked: ['sexual misconduct scheme', 'abusers moving between charities'],
  },
  {
    passage:
      '/industries/non-profit#is-there-a-lighter-screening-package-for-a-small-charity-with-volunteers',
    answer:
      'Yes, you can choose fewer checks and keep their quality. For a befriending group, identity and two references that we call will tell you more than a global search.',
    asked: [
      'charity with little money needs vetting',
      'screening of volunteers on a budget',
      'cheap checks for a food bank',
      'small charity package',
      'cheap checks for volunteers',
      'light screening for a charity',
      'we have hardly any money and many helpers',
    ],
  },
  {
    passage:
      '/industries/non-profit#should-a-charity-screen-the-people-it-helps-against-sanctions-lists',
    answer:
      'We advise restraint here. Donors sometimes request it, while humanitarian principles and data protection weigh against it, and some legal exceptions exist to avoid it.',
    asked: [
      'screen beneficiaries of aid',
      'must a charity check refugees on lists',
      'donor demands list screening of people in need',
    ],
  },
  {
    passage: '/industries/non-profit#who-contacts-a-referee-in-a-conflict-area',
    answer:
      'A colleague who can do so safely, by phone where possible. We choose another source where a question could endanger the person who answers.',
    asked: [
      'reference from a war zone',
      'is it safe to call referees in a crisis country',
      'humanitarian worker references',
      'referee in a war zone',
    ],
  },
  {
    passage: '/industries/non-profit#what-should-due-diligence-on-a-local-partner-include',
    answer:
      'We suggest that you start with registration, officers, premises, accounts and sanctions. We add references from earlier donors and tell you which documents would close a gap.',
    asked: [
      'vet a local NGO partner',
      'grant recipient due diligence',
      'implementing partner abroad, what to look at',
      'local partner of an NGO',
    ],
  },
]

import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/startups-tech`. */
export const startupsTechQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/startups-tech#checks-by-role',
    answer:
      'Founders, for investors. Checks: Employment, education, directorships, watchlist. Repeat: Each priced round. Turnaround: Up to 15 working days (education).',
    asked: ['founder check for investors', 'background of a start-up founder'],
  },
  {
    passage: '/industries/startups-tech#checks-by-role~1',
    answer:
      'First executives. Checks: Employment, reference, education. Repeat: When they take on money or data. Turnaround: Up to 15 working days (education).',
    asked: ['first executive hires of a start-up', 'first CFO of a start-up'],
  },
  {
    passage:
      '/industries/startups-tech#who-sends-the-forms-to-a-candidate-if-we-have-no-hr-department',
    answer:
      'You approve the list, and we send the candidate the notice and any form that needs a signature. A founder can run the whole process in a few minutes.',
    asked: [
      'small startup without HR, who handles paperwork',
      'who contacts the new hire if we are five people',
      'founder wants to avoid seeing private documents',
      'no HR department',
      'who sends the forms',
    ],
  },
  {
    passage: '/industries/startups-tech#is-it-normal-for-our-own-investors-to-check-us',
    answer:
      'Yes, it has become an ordinary part of a round. Ask for the report on yourself first, because you are entitled to see it and correct it before the round.',
    asked: [
      'VC runs a check on the founders',
      'investor due diligence on us',
      'are background checks in a funding round usual',
      'investors want to check us',
      'venture capital background check of founders',
      'an investor looks into us before giving money',
    ],
  },
  {
    passage:
      '/industries/startups-tech#which-single-check-should-a-small-company-start-with-and-for-which-roles',
    answer:
      'We suggest employment verification for anyone who will handle money or production access, because it finds most of what references leave out.',
    asked: [
      'most useful check for a young company',
      'one check only, which',
      'first check for a startup with little money',
      'first check for a start-up',
      'which single check is best',
    ],
  },
  {
    passage: '/industries/startups-tech#can-you-check-who-owns-the-code-that-a-founder-brings',
    answer:
      'We confirm where and when the founder worked, and which patents or applications are registered. You and your investors then compare the dates with the employment contracts.',
    asked: [
      "does the founder's former employer own the code",
      "IP of a startup's software",
      'patents of a founder before investing',
      'founder brings code from an old job',
    ],
  },
  {
    passage:
      '/industries/startups-tech#how-do-we-keep-screening-affordable-when-we-hire-only-a-few-people',
    answer:
      'You order single checks one by one, so you pay only for what the role needs. We’ll suggest which ones your stage needs and which can wait until the next round.',
    asked: [
      'cheap screening for startups',
      'we hire three people a year, what does it cost',
      'affordable vetting without subscription',
      'affordable screening for a small company',
      'few hires cheap',
      'we are four people and have no budget',
    ],
  },
]

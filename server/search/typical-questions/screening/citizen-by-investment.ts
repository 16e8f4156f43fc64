import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/citizen-by-investment`. */
export const citizenByInvestmentQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/citizen-by-investment#who-instructs-you-agent-or-state',
    answer:
      'Either may, but we accept only one of them for each applicant. If the other asks as well, we decline or disclose the conflict.',
    asked: [
      'who is your client in an investor visa case',
      'do you work for the agent or the government',
      'who places the order for citizenship vetting',
    ],
  },
  {
    passage: '/citizen-by-investment#are-fees-tied-to-approval',
    answer: 'You pay the same fee whether the findings help the application or end it.',
    asked: [
      'is your fee higher if the applicant gets the passport',
      'success fee for citizenship cases',
      'do you have an interest in approval',
    ],
  },
  {
    passage: '/citizen-by-investment#how-is-fieldwork-kept-lawful',
    answer:
      'We ask sources openly, refuse to pay for records and contact relatives only with permission.',
    asked: [
      'how do local investigators work legally',
      'do you pay bribes for records',
      'rules for enquiries on the ground',
    ],
  },
  {
    passage: '/citizen-by-investment#do-you-share-refusals-between-programmes',
    answer:
      'Only where the law and the applicant permit it; otherwise we ask the applicant on the form and test the reply.',
    asked: [
      'was the applicant refused elsewhere, do you tell',
      'blacklist of rejected investors',
      'exchange of rejections between countries',
    ],
  },
  {
    passage: '/citizen-by-investment#which-findings-stop-a-report',
    answer:
      'We notify you at once of a confirmed sanctions match and complete everything else, so that you decide on the whole report.',
    asked: [
      'do you stop when an applicant is sanctioned',
      'what makes you break off the vetting of an investor',
      'red flag that ends the work',
    ],
  },
  {
    passage: '/citizen-by-investment#do-you-work-on-citizenship-schemes-in-the-eu',
    answer:
      'Since the ruling of April 2025 we ask to see a legal opinion on the scheme before we accept an order.',
    asked: [
      'European golden passports after the court ruling',
      'do you vet for Malta',
      'are EU citizenship programmes still served',
    ],
  },
]

import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/hospitality-food-leisure`. */
export const hospitalityFoodLeisureQuestions: readonly TypicalQuestion[] = [
  {
    passage:
      '/industries/hospitality-food-leisure#does-a-kitchen-porter-or-a-dishwasher-in-a-hotel-need-a-criminal-check',
    answer:
      'Usually identity and right to work answer the real risk, so keep deeper checks for keys, cash and work with children.',
    asked: [
      'do kitchen helpers need police checks',
      'criminal record for cleaners in a hotel',
      'back of house staff vetting',
    ],
  },
  {
    passage:
      '/industries/hospitality-food-leisure#do-we-need-to-check-seasonal-staff-who-return-each-summer',
    answer:
      'For work with children, yes, because months lie between the seasons. For other roles, you can limit the check to those months.',
    asked: [
      'summer staff come back every season',
      'rescreen returning seasonal workers',
      'lifeguard from last year, check again',
    ],
  },
  {
    passage:
      '/industries/hospitality-food-leisure#can-you-analyse-our-guest-reviews-for-problems-with-staff-or-safety',
    answer:
      'Yes, we sort them by topic, place and shift. A name in a review is an allegation, so a person on your team reads it before any step follows.',
    asked: [
      'mine hotel reviews for complaints',
      'guest comments about safety',
      'analysis of Tripadvisor texts',
    ],
  },
  {
    passage:
      '/industries/hospitality-food-leisure#how-early-should-a-hotel-order-checks-before-the-season',
    answer:
      'Order when offers are accepted, and start with children’s clubs and pools. Their certificates take longest, while online sources answer within 24 hours.',
    asked: [
      'when to order vetting for the summer season',
      'lead time before a resort opens',
      'kids club staff certificates early',
    ],
  },
]

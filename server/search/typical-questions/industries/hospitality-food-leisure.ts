import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/hospitality-food-leisure`. */
export const hospitalityFoodLeisureQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/hospitality-food-leisure#checks-by-role',
    answer:
      'Front desk, porters, housekeeping. Checks: Criminal where lawful, employment, identity. Repeat: On issue of a master key. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['hotel front desk checks', 'housekeeping staff screening', 'porter check'],
  },
  {
    passage: '/industries/hospitality-food-leisure#checks-by-role~1',
    answer:
      'Kitchen and banqueting. Checks: Right to work, food-safety certificate. Repeat: When the certificate runs out. Turnaround: Up to 15 working days (issuing body).',
    asked: ['cook checks', 'kitchen staff screening', 'chef'],
  },
  {
    passage: '/industries/hospitality-food-leisure#checks-by-role~2',
    answer:
      'Bar and licensed-premises managers. Checks: Licence at the authority, employment. Repeat: If the licensee changes. Turnaround: Up to 15 working days (issuing body).',
    asked: ['bar manager checks', 'pub licensee', 'landlord of a pub'],
  },
  {
    passage: '/industries/hospitality-food-leisure#checks-by-role~3',
    answer:
      'Children’s clubs, pools, spas. Checks: Record at the level the work allows, references. Repeat: Each season, even for returners. Turnaround: Up to 8 weeks (enhanced criminal record).',
    asked: ['kids club staff checks', 'pool attendant', 'spa staff'],
  },
  {
    passage:
      '/industries/hospitality-food-leisure#does-a-kitchen-porter-or-a-dishwasher-in-a-hotel-need-a-criminal-check',
    answer:
      'Usually identity and right to work answer the real risk, so keep deeper checks for keys, cash and work with children.',
    asked: [
      'do kitchen helpers need police checks',
      'criminal record for cleaners in a hotel',
      'back of house staff vetting',
      'dishwasher criminal check',
      'kitchen porter police check',
      'person washing dishes',
      'the guys washing dishes in our hotel',
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
      'returning summer staff',
      'they were here last summer too',
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
      'guest reviews analysis',
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
      'when should a hotel order',
      'we open in May',
    ],
  },
]

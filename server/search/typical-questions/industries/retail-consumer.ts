import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/retail-consumer`. */
export const retailConsumerQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/retail-consumer#can-you-check-ten-new-seasonal-starters-by-the-weekend',
    answer:
      'Identity checks, yes, once each person has completed the forms we send. A court that answers online replies within 24 hours, and you see at once which courts take longer.',
    asked: [
      'hire shop staff for Saturday',
      'quick vetting of Christmas sales staff',
      'retail temps needed in three days',
    ],
  },
  {
    passage: '/industries/retail-consumer#do-you-use-lists-of-suspected-shoplifters-in-a-report',
    answer:
      'We leave such lists out, because untested entries are unfair to candidates and, in several countries, unlawful to use.',
    asked: [
      'thief lists of retailers',
      'shared database of dishonest store workers',
      'shoplifter blacklist in staff checks',
    ],
  },
  {
    passage:
      '/industries/retail-consumer#can-data-on-returns-and-refunds-point-to-a-dishonest-employee-at-a-till',
    answer:
      'It can mark tills or products where figures differ from their own past. A person then looks, and often finds a broken scanner.',
    asked: [
      'cash missing at the register, can data show who',
      'refund fraud by cashiers',
      'find theft by employees through analytics',
    ],
  },
  {
    passage:
      '/industries/retail-consumer#which-background-checks-does-a-seasonal-sales-assistant-in-a-shop-need',
    answer:
      'We suggest identity and the last job, with criminal checks kept for keys, cash and card data. You then apply the same rule to everyone in a role.',
    asked: [
      'vetting for shop assistants',
      'checks on temporary sales people',
      'what to screen for at the checkout',
    ],
  },
]

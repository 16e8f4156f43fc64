import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/retail-consumer`. */
export const retailConsumerQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/retail-consumer#checks-by-role',
    answer:
      'Sales assistants and seasonal staff. Checks: Right to work, identity, last employment. Repeat: If kept on after the season. Turnaround: Up to 10 working days (employers).',
    asked: ['checks for shop assistants', 'shop floor staff'],
  },
  {
    passage: '/industries/retail-consumer#checks-by-role~1',
    answer:
      'Key holders and cash office. Checks: Criminal, employment, reference. Repeat: On the first set of keys. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for key holders', 'who has the keys of the shop'],
  },
  {
    passage: '/industries/retail-consumer#checks-by-role~2',
    answer:
      'Store detectives and guards. Checks: Licence where required, criminal, employment. Repeat: With the licence. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for security guards', 'store detective screening', 'door staff'],
  },
  {
    passage: '/industries/retail-consumer#checks-by-role~4',
    answer:
      'Franchisees and own-brand makers. Checks: KYC, owners, accounts, site address. Repeat: Opening of each store or line. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['franchisee checks', 'taking on a franchise holder'],
  },
  {
    passage: '/industries/retail-consumer#law-and-guidance~3',
    answer:
      'The card standard expects screening of people with access to the cardholder data environment before hire, within local law. A cashier who sees one card at a time may be outside it.',
    asked: ['PCI DSS 12.7', 'staff with access to card data'],
  },
  {
    passage: '/industries/retail-consumer#can-you-check-ten-new-seasonal-starters-by-the-weekend',
    answer:
      'Identity checks, yes, once each person has completed the forms we send. A court that answers online replies within 24 hours, and you see at once which courts take longer.',
    asked: [
      'hire shop staff for Saturday',
      'quick vetting of Christmas sales staff',
      'retail temps needed in three days',
      'seasonal starters by the weekend',
      'urgent check of Christmas staff',
      'temps checked in two days',
      'ten people for the Christmas rush by Saturday',
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
      'shoplifter database',
      'list of thieves',
      'do you know who steals in shops',
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
      'refund fraud',
      'employee steals from the till',
      'one of my cashiers gives too many refunds',
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
      'what check does a sales assistant need',
    ],
  },
]

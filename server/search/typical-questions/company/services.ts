import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/services`. */
export const servicesQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/services#price-drivers',
    answer:
      'You pay per check and per country, plus fees the source charges, which we show separately on your quote.',
    asked: ['how is a quote put together', 'are registry charges on the invoice'],
  },
  {
    passage: '/services#price-drivers~1',
    answer:
      'Each country, county or district where your candidate has lived can mean another search and another fee.',
    asked: ['does the fee depend on where people lived', 'extra charge for a second county'],
  },
  {
    passage: '/services#price-drivers~3',
    answer:
      'Translation, certified copies and signed forms on paper add cost, and we quote them before you order.',
    asked: ['costs of translations and paper forms', 'is translation included in the fee'],
  },
  {
    passage: '/services#price-drivers~4',
    answer:
      'Your price depends on how soon you need an answer, and on whether we repeat the check on a schedule.',
    asked: ['express service surcharge', 'faster results for more money'],
  },
  {
    passage: '/services#price-drivers~5',
    answer:
      'A programme with a known volume costs less per check, because we set up your forms and sources once.',
    asked: ['discount for a large number of checks', 'cheaper rate for frequent orders'],
  },
  {
    passage: '/services#coverage~7',
    answer:
      'For any other country, tell us the check and the place. We reply with the source, the range and the fee.',
    asked: ['do you work in Kenya', 'a nation that is not on your list'],
  },
]

import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/watchlist-screening`. */
export const watchlistScreeningQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/watchlist-screening#which-match-threshold-should-we-set-and-how-do-we-test-it',
    answer:
      'We run a sample of your names at several settings, and you see the matches and the known aliases missed before you choose.',
    asked: [
      'how fuzzy should name matching be',
      'setting the sensitivity of sanctions screening',
      'too many alerts, can we tune the cut-off',
    ],
  },
  {
    passage: '/watchlist-screening#what-do-we-do-with-a-confirmed-match',
    answer:
      'Stop the transaction and call your lawyers. Freezing and reporting duties differ by regime and may start at once. We give you the record.',
    asked: [
      'we found someone on a sanctions list, what must we do',
      'next step after a true hit',
      'freeze assets after a match?',
    ],
  },
  {
    passage: '/watchlist-screening#do-you-cover-the-50-per-cent-rule',
    answer:
      'OFAC treats a company as blocked if blocked persons together own half or more of it. You need an ownership chart for that, which our KYC service draws.',
    asked: [
      'ownership by sanctioned persons of half a company',
      'ofac fifty percent',
      'is a firm blocked if its shareholders are listed',
    ],
  },
  {
    passage: '/watchlist-screening#how-are-arabic-chinese-or-cyrillic-names-treated',
    answer:
      'We search the original script where you have it, and the common transliterations. If you send us Latin letters only, expect more possible matches.',
    asked: [
      'do you match Russian or Chinese names',
      'search in Arabic letters',
      'transliteration variants of foreign names',
    ],
  },
  {
    passage: '/watchlist-screening#is-adverse-media-a-list',
    answer:
      'It is press research that an analyst reads for you, with a source and a date for each item and allegations marked as such.',
    asked: [
      'is negative press included in list screening',
      'how do you search bad news on a person',
      'who reads the media articles',
    ],
  },
  {
    passage: '/watchlist-screening#do-you-screen-people-without-their-consent',
    answer:
      'Yes, where sanctions law obliges you to: the basis is your legal obligation, and candidates are told in the privacy notice.',
    asked: [
      'must people agree before sanctions screening',
      'screening without permission of the customer',
      'legal basis to check names against lists',
    ],
  },
  {
    passage: '/watchlist-screening#who-it-is-for~1',
    answer:
      'You check consignees, vessels and freight agents before the goods leave your warehouse.',
    asked: ['screen ships and freight agents'],
  },
  {
    passage: '/watchlist-screening#limits',
    answer:
      'A company can be blocked through its owners without being listed, so order KYC to check ownership and control.',
    asked: ['is a firm without a listing safe'],
  },
  {
    passage: '/watchlist-screening#limits~1',
    answer:
      'A listing is an act of an authority, and a politically exposed person (PEP) has done nothing wrong by holding office.',
    asked: ['does a PEP hit mean guilt'],
  },
  {
    passage: '/watchlist-screening#limits~2',
    answer:
      'A search covers the list version of that day, so choose ongoing monitoring if later changes matter to you.',
    asked: ['listed tomorrow, would we know'],
  },
  {
    passage: '/watchlist-screening#limits~3',
    answer:
      'Police and border authorities keep lists they don’t publish, and only they can tell you what is on them.',
    asked: ['secret police lists'],
  },
]

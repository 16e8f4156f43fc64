import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/watchlist-screening`. */
export const watchlistScreeningQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/watchlist-screening',
    answer:
      'We compare a name with sanctions, exclusion and PEP lists. An analyst then tells you whether a match is your person, and why.',
    asked: ['what is a watchlist check', 'sanctions screening', 'PEP check', 'name screening'],
  },
  {
    passage: '/watchlist-screening~1',
    answer:
      'Turnaround: 24 hours if online. Regimes: OFAC, EU, UN, UK and national lists. Needed: Full name, date of birth, nationality. Delivered: Each match resolved, with the reason.',
    asked: [
      'which lists do you search',
      'which sanctions lists are covered',
      'what do you need for sanctions screening',
      'OFAC UN EU lists',
    ],
  },
  {
    passage: '/watchlist-screening#specimen~1',
    answer: 'A name can be written in several ways. We list each spelling we searched.',
    asked: ['different spellings of a name', 'name variants', 'his name is written in three ways'],
  },
  {
    passage: '/watchlist-screening#specimen~2',
    answer: 'We search only the lists in your profile, and the report names them.',
    asked: [
      'can we choose the lists',
      'only the lists we need',
      'we only want two of the lists',
      'can we leave out some watchlists',
    ],
  },
  {
    passage: '/watchlist-screening#specimen~3',
    answer: 'Lists change at short notice, so we keep the version we used with the result.',
    asked: ['which version of the list was used', 'is the date of the list printed'],
  },
  {
    passage: '/watchlist-screening#specimen~4',
    answer: 'Closed matches stay on record, so your examiner can follow the reasoning.',
    asked: [
      'do you keep closed matches',
      'audit trail of false positives',
      'what happens to dismissed alerts',
      'examiner wants to see cleared hits',
    ],
  },
  {
    passage: '/watchlist-screening#specimen~5',
    answer: 'Software finds possible matches. An analyst decides and writes down why.',
    asked: [
      'who decides if a hit is a real match',
      'does software decide about a match',
      'human review of alerts',
      'is it a computer that says he is on the list',
    ],
  },
  {
    passage: '/watchlist-screening#who-it-is-for',
    answer:
      'You screen customers, owners and beneficiaries at the start and again whenever a list changes.',
    asked: ['when should banks screen customers', 'how often should a bank rescreen its customers'],
  },
  {
    passage: '/watchlist-screening#who-it-is-for~1',
    answer:
      'You check consignees, vessels and freight agents before the goods leave your warehouse.',
    asked: [
      'screen ships and freight agents',
      'check ships and cargo',
      'vessel screening',
      'export screening',
      'freight agent',
    ],
  },
  {
    passage: '/watchlist-screening#who-it-is-for~2',
    answer:
      'Exclusion lists bar certain people and companies from publicly funded work, so you check them before you hire or contract.',
    asked: [
      'exclusion list for contractors',
      'debarred companies',
      'barred from public contracts',
      'debarment list of suppliers',
    ],
  },
  {
    passage: '/watchlist-screening#how-it-works',
    answer: 'You choose the regimes, the lists and the threshold for a match.',
    asked: [
      'set the match threshold',
      'which lists do we choose',
      'who decides how similar a name has to be',
      'configure the fuzziness',
    ],
  },
  {
    passage: '/watchlist-screening#how-it-works~2',
    answer: 'We test each hit against birth date, nationality and document number.',
    asked: [
      'how do you rule out false hits',
      'identifiers for a match',
      'namesake on a sanctions list, how do you tell',
      'what do you compare besides the name',
    ],
  },
  {
    passage: '/watchlist-screening#how-it-works~4',
    answer: 'We repeat the search on each new list version while you need it.',
    asked: [
      'ongoing monitoring of names',
      'daily rescreening',
      'repeat the sanctions search',
      'keep watching a name after the first search',
      'search the names again when a list changes',
    ],
  },
  {
    passage: '/watchlist-screening#limits',
    answer:
      'A company can be blocked through its owners without being listed, so order KYC to check ownership and control.',
    asked: [
      'is a firm without a listing safe',
      'company owned by a sanctioned person',
      'owner is on a list but the company is not',
      'the firm is clean but the man behind it is not',
    ],
  },
  {
    passage: '/watchlist-screening#limits~1',
    answer:
      'A listing is an act of an authority, and a politically exposed person (PEP) has done nothing wrong by holding office.',
    asked: [
      'does a PEP hit mean guilt',
      'is a PEP a criminal',
      'does a listing mean guilt',
      'is a minister a crook for you',
    ],
  },
  {
    passage: '/watchlist-screening#limits~2',
    answer:
      'A search covers the list version of that day, so choose ongoing monitoring if later changes matter to you.',
    asked: [
      'listed tomorrow, would we know',
      'sanctioned after the check',
      'new sanctions tomorrow',
      'and if he gets on the list next week',
    ],
  },
  {
    passage: '/watchlist-screening#limits~3',
    answer:
      'Police and border authorities keep lists they don’t publish, and only they can tell you what is on them.',
    asked: ['secret police lists', 'no fly list', 'Interpol list'],
  },
  {
    passage: '/watchlist-screening#turnaround',
    answer:
      'Sanctions. Sources: OFAC, EU, UN, UK, national lists. We need: Name, date of birth. Turnaround: 24 hours if online, with decision.',
    asked: [
      'OFAC check time',
      'sanctions list search duration',
      'how fast can you screen a name against OFAC and the EU list',
    ],
  },
  {
    passage: '/watchlist-screening#turnaround~1',
    answer:
      'Politically exposed persons (PEP). Sources: Office holders, relatives, associates. We need: Name, country. Turnaround: 24 hours if online.',
    asked: [
      'PEP search duration',
      'relatives of politicians',
      'is his wife a PEP too',
      'how fast is a search for political exposure',
    ],
  },
  {
    passage: '/watchlist-screening#turnaround~2',
    answer:
      'Exclusions and bans. Sources: Procurement and professional registers. We need: Name, licence number. Turnaround: 24 hours if online.',
    asked: ['exclusion and ban list search', 'banned from public tenders, search'],
  },
  {
    passage: '/watchlist-screening#turnaround~3',
    answer:
      'Adverse media. Sources: Press archives, read by an analyst. We need: Name, places, employer. Turnaround: By volume; agreed before you order.',
    asked: ['adverse media search time', 'negative news check', 'press search'],
  },
  {
    passage: '/watchlist-screening#turnaround~4',
    answer:
      'Ongoing monitoring. Sources: Each new list version. We need: Your register of names. Turnaround: When the new version is published.',
    asked: ['when does monitoring report a change', 'when will we hear of a new listing'],
  },
  {
    passage: '/watchlist-screening#law',
    answer:
      'OFAC sanctions bind US persons and anyone dealing through the United States. A list result used for hiring falls under the FCRA, so you need disclosure and authorisation. Courts have penalised agencies for reporting name-only matches, so we require a second identifier.',
    asked: ['OFAC law', 'sanctions checks for hiring in the US', 'name only match'],
  },
  {
    passage: '/watchlist-screening#law~1',
    answer:
      'Regulations under the Sanctions and Anti-Money Laundering Act 2018 bind everyone in the UK and UK persons abroad. Since 28 January 2026 the UK Sanctions List is the only UK list of designations. You tell candidates about screening in your privacy notice, as UK GDPR requires.',
    asked: [
      'UK sanctions list law',
      'which UK list of sanctions applies',
      'is there one list of sanctions in Britain',
    ],
  },
  {
    passage: '/watchlist-screening#law~2',
    answer:
      'EU sanctions regulations apply directly to you, so your lawful basis is a legal obligation. Lists you add by choice need another basis, and data on offences must also meet Article 10 of the GDPR.',
    asked: ['EU sanctions law', 'legal ground for sanctions screening in Europe'],
  },
  {
    passage: '/watchlist-screening#law~3',
    answer:
      'The EU blocking statute forbids EU operators to follow certain US sanctions. We show you each match under its own regime, so that you can take advice on it.',
    asked: [
      'blocking statute',
      'EU and US sanctions conflict',
      'American and European sanctions contradict each other',
    ],
  },
  {
    passage: '/watchlist-screening#which-match-threshold-should-we-set-and-how-do-we-test-it',
    answer:
      'We run a sample of your names at several settings, and you see the matches and the known aliases missed before you choose.',
    asked: [
      'how fuzzy should name matching be',
      'setting the sensitivity of sanctions screening',
      'too many alerts, can we tune the cut-off',
      'what threshold should we set',
      'fuzzy matching settings',
      'how sensitive should the match be',
      'too many false positives',
      'we drown in alerts, what should we change',
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
      'we found a confirmed match',
      'customer is on a sanctions list what now',
      'true hit',
      'what do I do after a positive sanctions match',
      'we have a real hit, may we still pay out',
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
      '50 percent rule',
      'fifty percent ownership rule',
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
      'Arabic names',
      'Chinese names',
      'Cyrillic script',
      'Russian spelling',
      'names in another alphabet',
      'transliteration',
      'names from Russia and the Gulf in their own letters',
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
      'is negative news a list',
      'who reads the press articles',
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
      'screen without consent',
      'do you need permission for sanctions screening',
      'do we need his yes to look at sanctions',
    ],
  },
  {
    passage: '/watchlist-screening#specimen',
    answer:
      'You need the list and its date to rely on a clear result. This sample gives both and shows how we closed a near match.',
    asked: ['what is on a sanctions report'],
  },
  {
    passage: '/watchlist-screening#who-it-is-for~3',
    answer:
      'You screen candidates and senior staff because your licence depends on who works for you.',
    asked: ['sanctions screening of employees'],
  },
  {
    passage: '/watchlist-screening#how-it-works~1',
    answer: 'We compare every spelling and alias with each list in your profile.',
    asked: ['do you search different spellings'],
  },
  {
    passage: '/watchlist-screening#how-it-works~3',
    answer: 'An analyst decides on each hit and writes down the reason for you.',
    asked: ['who decides whether a hit is real'],
  },
]

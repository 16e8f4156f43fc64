import type { ServicePage } from '../catalogue/page-copy.ts'
import { rangeRef, serviceTurnarounds } from '../range-references.ts'

export const page: ServicePage = {
  slug: 'watchlist-screening',
  meta: {
    title: 'Watchlist and sanctions screening',
    description:
      'We compare names with OFAC, EU, UN and UK sanctions, exclusion and PEP lists. An analyst resolves each possible match and gives you the reason.',
    keywords: [
      'watchlist screening',
      'sanctions screening',
      'PEP screening',
      'OFAC SDN',
      'adverse media',
      'false positive review',
    ],
  },
  heading: 'Watchlist screening',
  lede: 'We compare a name with sanctions, exclusion and PEP lists. An analyst then tells you whether a match is your person, and why.',
  facts: [
    {
      label: 'Turnaround',
      value: serviceTurnarounds['watchlist-screening'],
    },
    {
      label: 'Regimes',
      value: 'OFAC, EU, UN, UK and national lists',
    },
    {
      label: 'Needed',
      value: 'Full name, date of birth, nationality',
    },
    {
      label: 'Delivered',
      value: 'Each match resolved, with the reason',
    },
  ],
  proof: {
    label: 'Sample report',
    heading: 'What your watchlist report shows',
    intro:
      'You need the list and its date to rely on a clear result. This sample gives both and shows how we closed a near match.',
    specimen: {
      kind: 'Screening record',
      title: 'Sanctions and watchlists',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Screened name',
          value: 'Specimen, Dmitri Ivanovich',
          detail: 'Also: Spesimen, D. I.; Cyrillic original held',
          note: {
            title: 'Spellings',
            text: 'A name can be written in several ways. We list each spelling we searched.',
          },
        },
        {
          label: 'Identifiers',
          value: 'Born 1981, passport held',
        },
        {
          label: 'Lists',
          value: 'OFAC, EU, UN, UK Sanctions List',
          detail: 'Plus the regulators chosen in your profile',
          note: {
            title: 'Scope you chose',
            text: 'We search only the lists in your profile, and the report names them.',
          },
        },
        {
          label: 'List version',
          value: '2026-03-05 06:00 UTC',
          kind: 'time',
          note: {
            title: 'As published then',
            text: 'Lists change at short notice, so we keep the version we used with the result.',
          },
        },
        {
          label: 'Threshold',
          value: 'Fuzzy name match, year of birth within one',
        },
        {
          label: 'Possible match',
          value: 'One, same surname',
          detail: 'Different birth year, place and passport',
          note: {
            title: 'Closed match shown',
            text: 'Closed matches stay on record, so your examiner can follow the reasoning.',
          },
        },
        {
          label: 'PEP',
          value: 'No public function found',
        },
        {
          label: 'Decision',
          value: 'Not a match: identifiers differ',
          kind: 'result',
          note: {
            title: 'Analyst’s decision',
            text: 'Software finds possible matches. An analyst decides and writes down why.',
          },
        },
      ],
      foot: ['Confirmed matches reviewed by an analyst', 'Specimen: nobody listed or real'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs sanctions and PEP screening',
    points: [
      {
        title: 'Banks and payment firms',
        text: 'You screen customers, owners and beneficiaries at the start and again whenever a list changes.',
      },
      {
        title: 'Exporters and carriers',
        text: 'You check consignees, vessels and freight agents before the goods leave your warehouse.',
      },
      {
        title: 'Health and public contractors',
        text: 'Exclusion lists bar certain people and companies from publicly funded work, so you check them before you hire or contract.',
      },
      {
        title: 'Employers in regulated sectors',
        text: 'You screen candidates and senior staff because your licence depends on who works for you.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we screen a name',
    steps: [
      {
        title: 'Profile',
        text: 'You choose the regimes, the lists and the threshold for a match.',
      },
      {
        title: 'Comparison',
        text: 'We compare every spelling and alias with each list in your profile.',
      },
      {
        title: 'Identifiers',
        text: 'We test each hit against birth date, nationality and document number.',
      },
      {
        title: 'Decision',
        text: 'An analyst decides on each hit and writes down the reason for you.',
      },
      {
        title: 'Monitoring',
        text: 'We repeat the search on each new list version while you need it.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What watchlist screening can’t tell you',
    points: [
      {
        title: 'Ownership behind a clean name',
        text: 'A company can be blocked through its owners without being listed, so order KYC to check ownership and control.',
      },
      {
        title: 'Guilt',
        text: 'A listing is an act of an authority, and a politically exposed person (PEP) has done nothing wrong by holding office.',
      },
      {
        title: 'Tomorrow’s designation',
        text: 'A search covers the list version of that day, so choose ongoing monitoring if later changes matter to you.',
      },
      {
        title: 'Lists that stay secret',
        text: 'Police and border authorities keep lists they don’t publish, and only they can tell you what is on them.',
      },
    ],
  },
  turnaround: {
    label: 'Turnaround',
    heading: 'Turnaround by type of list',
    table: {
      columns: ['Screening', 'Sources', 'We need', 'Turnaround'],
      rows: [
        [
          'Sanctions',
          'OFAC, EU, UN, UK, national lists',
          'Name, date of birth',
          `${rangeRef('watchlist')}, with decision`,
        ],
        [
          'Politically exposed persons (PEP)',
          'Office holders, relatives, associates',
          'Name, country',
          rangeRef('watchlist'),
        ],
        [
          'Exclusions and bans',
          'Procurement and professional registers',
          'Name, licence number',
          rangeRef('watchlist'),
        ],
        [
          'Adverse media',
          'Press archives, read by an analyst',
          'Name, places, employer',
          'By volume; agreed before you order',
        ],
        [
          'Ongoing monitoring',
          'Each new list version',
          'Your register of names',
          'When the new version is published',
        ],
      ],
    },
    price: 'number of names, lists in your profile, ongoing monitoring and press searches',
  },
  law: {
    label: 'Law',
    heading: 'Sanctions, FCRA and GDPR rules',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'United States: OFAC and FCRA',
        text: 'OFAC sanctions bind US persons and anyone dealing through the United States. A list result used for hiring falls under the FCRA, so you need disclosure and authorisation. Courts have penalised agencies for reporting name-only matches, so we require a second identifier.',
      },
      {
        title: 'United Kingdom: UK Sanctions List',
        text: 'Regulations under the Sanctions and Anti-Money Laundering Act 2018 bind everyone in the UK and UK persons abroad. Since 28 January 2026 the UK Sanctions List is the only UK list of designations. You tell candidates about screening in your privacy notice, as UK GDPR requires.',
      },
      {
        title: 'European Union: sanctions regulations and GDPR',
        text: 'EU sanctions regulations apply directly to you, so your lawful basis is a legal obligation. Lists you add by choice need another basis, and data on offences must also meet Article 10 of the GDPR.',
      },
      {
        title: 'Regimes that conflict',
        text: 'The EU blocking statute forbids EU operators to follow certain US sanctions. We show you each match under its own regime, so that you can take advice on it.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Watchlist screening: common questions',
    items: [
      {
        question: 'Which match threshold should we set, and how do we test it?',
        answer:
          'We run a sample of your names at several settings, and you see the matches and the known aliases missed before you choose.',
      },
      {
        question: 'What do we do with a confirmed match?',
        answer:
          'Stop the transaction and call your lawyers. Freezing and reporting duties differ by regime and may start at once. We give you the record.',
      },
      {
        question: 'Do you cover the 50 per cent rule?',
        answer:
          'OFAC treats a company as blocked if blocked persons together own half or more of it. You need an ownership chart for that, which our KYC service draws.',
      },
      {
        question: 'How are Arabic, Chinese or Cyrillic names treated?',
        answer:
          'We search the original script where you have it, and the common transliterations. If you send us Latin letters only, expect more possible matches.',
      },
      {
        question: 'Is adverse media a list?',
        answer:
          'It is press research that an analyst reads for you, with a source and a date for each item and allegations marked as such.',
      },
      {
        question: 'Do you screen people without their consent?',
        answer:
          'Yes, where sanctions law obliges you to: the basis is your legal obligation, and candidates are told in the privacy notice.',
      },
    ],
  },
  related: {
    heading: 'Checks to order with watchlist screening',
    services: [
      {
        slug: 'kyc-compliance',
        reason: 'Traces the owners behind a company, so you can screen them as well.',
      },
      {
        slug: 'risk-scoring',
        reason: 'Weighs a public function or an old ban together with your other findings.',
      },
      {
        slug: 'criminal-check',
        reason: 'Court records show convictions that sanctions and regulatory lists leave out.',
      },
    ],
    industries: [
      'financial-institution',
      'transportation-logistics',
      'insurance',
      'government-public',
    ],
  },
  closing: 'Which lists bind you? We’ll propose a profile and a threshold.',
}

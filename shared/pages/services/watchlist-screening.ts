import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'watchlist-screening',
  meta: {
    title: 'Watchlist and sanctions screening',
    description:
      'Names compared with OFAC, EU, UN and UK sanctions, exclusion and enforcement lists and PEP sources. An analyst clears or confirms each possible match.',
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
    { label: 'Turnaround', value: '24 hours; repeated on list changes' },
    { label: 'Regimes', value: 'OFAC, EU, UN, UK and national lists' },
    { label: 'Needed', value: 'Full name, date of birth, nationality' },
    { label: 'Delivered', value: 'Each match resolved, with the reason' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What your watchlist report shows',
    intro:
      'A clear result means nothing without the list and its date. The specimen gives both, and shows a near match put aside.',
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
            text: 'Names cross scripts in several ways. Each spelling that was tried is listed.',
          },
        },
        { label: 'Identifiers', value: 'Born 1981, passport held' },
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
            text: 'Lists change without warning. The edition used is kept with the answer.',
          },
        },
        { label: 'Threshold', value: 'Fuzzy name match, year of birth within one' },
        {
          label: 'Possible match',
          value: 'One, same surname',
          detail: 'Different birth year, place and passport',
          note: {
            title: 'Seen, not hidden',
            text: 'Hits that were cleared stay on record, so an examiner can follow the reasoning.',
          },
        },
        { label: 'PEP', value: 'No public function found' },
        {
          label: 'Decision',
          value: 'Cleared: identifiers differ',
          kind: 'result',
          note: {
            title: 'A person signed',
            text: 'Software finds possible matches. An analyst decides and writes down why.',
          },
        },
      ],
      foot: ['Confirmed matches reviewed by an analyst', 'Specimen: nobody listed or real'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who needs sanctions and PEP screening',
    points: [
      {
        title: 'Banks and payment firms',
        text: 'Customers, owners and beneficiaries, at the start and whenever a list changes.',
      },
      {
        title: 'Exporters and carriers',
        text: 'Consignees, vessels and freight agents, before goods leave.',
      },
      {
        title: 'Health and public contractors',
        text: 'Exclusion lists bar certain people and firms from publicly funded work, whatever their other record.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we screen a name',
    steps: [
      { title: 'Profile', text: 'You choose regimes, lists and match threshold.' },
      { title: 'Name forms', text: 'Aliases and transliterations are prepared.' },
      { title: 'Comparison', text: 'Every form against every list in the profile.' },
      { title: 'Identifiers', text: 'Birth, nationality and number test each hit.' },
      { title: 'Decision', text: 'Cleared or confirmed, with a written reason.' },
      { title: 'Watch', text: 'New editions are run again for as long as you ask.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What watchlist screening can’t tell you',
    points: [
      {
        title: 'Ownership behind a clean name.',
        text: 'A company can be blocked through its owners without being listed. Order KYC to check ownership and control.',
      },
      {
        title: 'Guilt.',
        text: 'A listing is an act of an authority. A politically exposed person has done nothing wrong by holding office.',
      },
      {
        title: 'Tomorrow’s designation.',
        text: 'A search covers the list version of that day. Choose ongoing monitoring for later changes.',
      },
      {
        title: 'Lists kept secret.',
        text: 'Police and border authorities hold names that they publish nowhere. Nobody outside can search those.',
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
          '24 hours, decision included',
        ],
        ['Public office', 'Office holders, relatives, associates', 'Name, country', '24 hours'],
        [
          'Exclusions and bans',
          'Procurement and professional registers',
          'Name, licence number',
          '24 hours where published online',
        ],
        [
          'Adverse media',
          'Press archives, read by an analyst',
          'Name, places, employer',
          'By volume; agreed before you order',
        ],
        [
          'Continued watch',
          'Each new edition',
          'Your register of names',
          'On publication of the edition',
        ],
      ],
    },
  },
  law: {
    label: 'Consent and law',
    heading: 'Sanctions, FCRA and GDPR rules',
    points: [
      {
        title: 'Regimes overlap and collide',
        text: 'OFAC, EU, UN and UK measures have different reach. The EU also forbids its operators to follow certain foreign sanctions. Which bind you is for counsel; we show the hit under each.',
      },
      {
        title: 'A name match about a candidate',
        text: 'Used for hiring in the United States, a list result is subject to the FCRA. Courts have penalised agencies for reporting name-only matches, so we require a second identifier.',
      },
      {
        title: 'GDPR',
        text: 'Legal duty covers the lists that bind you. Lists you add by choice rest on another basis, and those with data on offences also on Article 10.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Watchlist screening: common questions',
    items: [
      {
        question: 'Which threshold should we set?',
        answer:
          'We run a sample of your names at several settings and show hits, clearances and known aliases missed. You choose with the cost of both errors in view.',
      },
      {
        question: 'What do we do with a confirmed match?',
        answer:
          'Stop the transaction and call your lawyers. Freezing and reporting duties differ by regime and may start at once. We give you the record.',
      },
      {
        question: 'Do you cover the 50 per cent rule?',
        answer:
          'OFAC treats entities owned half or more, in sum, by blocked persons as blocked. That takes an ownership chart, which our KYC service draws.',
      },
      {
        question: 'How are Arabic, Chinese or Cyrillic names treated?',
        answer:
          'In the original script where you hold it, and in common transliterations. A name sent only in Latin letters is searched more widely and yields more hits.',
      },
      {
        question: 'Is adverse media a list?',
        answer:
          'No. It is reading, with a source and date for each item, and allegations marked as allegations.',
      },
    ],
  },
  related: {
    heading: 'Checks to order with watchlist screening',
    services: [
      { slug: 'kyc-compliance', reason: 'Finds the owners whom no list names.' },
      {
        slug: 'risk-scoring',
        reason: 'Weighs a public function or an old ban with everything else known.',
      },
      { slug: 'criminal-check', reason: 'Courts hold what regulators do not publish.' },
    ],
    industries: [
      'financial-institution',
      'transportation-logistics',
      'insurance',
      'government-public',
    ],
  },
  closing: 'Tell us which lists bind you. We’ll propose a profile and a threshold.',
}

import type { SolutionPage } from '../page-copy.ts'

export const page: SolutionPage = {
  slug: 'corporate-due-diligence',
  meta: {
    title: 'Corporate due diligence solutions',
    description:
      'Registers, owners, lists and wealth brought into one view of a company before you sign, lend, buy or grant, and kept current for as long as you deal with it.',
    keywords: [
      'corporate due diligence',
      'third-party due diligence',
      'risk compliance',
      'beneficial ownership',
      'acquisition due diligence',
      'supplier vetting',
    ],
  },
  heading: 'Knowing the company behind the name',
  lede: 'Who owns it, who runs it, what it owes and who has barred it. Established from registers and filings, before you sign.',
  facts: [
    { label: 'Subjects', value: 'Companies, owners, investors' },
    { label: 'Turnaround', value: '24-hour for online registers' },
    { label: 'Reach', value: '100+ countries' },
    { label: 'Output', value: 'File, score and watch' },
  ],
  flow: {
    label: 'The flow of work',
    heading: 'Up the chain, then forward in time',
    intro: 'Diligence climbs first, from a trading name to persons. Then it keeps looking.',
    columns: [
      {
        title: 'Name',
        stations: [
          {
            id: 'entity',
            title: 'The legal entity',
            text: 'Number, seat, standing and signatories',
          },
        ],
      },
      {
        title: 'Ownership',
        stations: [
          {
            id: 'owners',
            title: 'Owners',
            text: 'Layers climbed until persons appear',
            service: 'kyc-compliance',
          },
          { id: 'money', title: 'Money', text: 'Accounts, charges, source of wealth' },
        ],
      },
      {
        title: 'Exposure',
        stations: [
          {
            id: 'lists',
            title: 'Lists',
            text: 'Sanctions, bans, public office',
            service: 'watchlist-screening',
          },
          { id: 'disputes', title: 'Disputes', text: 'Courts, insolvency, press with sources' },
          {
            id: 'applicants',
            title: 'Investors',
            text: 'Persons who buy status, vetted in depth',
            service: 'citizen-by-investment',
          },
        ],
      },
      {
        title: 'Weight',
        stations: [
          {
            id: 'score',
            title: 'Score',
            text: 'Factors, range, reasons in words',
            service: 'risk-scoring',
          },
        ],
      },
      {
        title: 'Keeping',
        stations: [
          { id: 'decision', title: 'Your decision', text: 'Accept, add conditions or decline' },
          { id: 'watch', title: 'Watch', text: 'New owner, new listing, new filing' },
        ],
      },
    ],
    links: [
      { from: 'entity', to: 'owners' },
      { from: 'entity', to: 'money' },
      { from: 'owners', to: 'lists' },
      { from: 'owners', to: 'applicants' },
      { from: 'money', to: 'disputes' },
      { from: 'money', to: 'applicants' },
      { from: 'lists', to: 'score' },
      { from: 'disputes', to: 'score' },
      { from: 'applicants', to: 'decision' },
      { from: 'score', to: 'decision' },
      { from: 'score', to: 'watch' },
    ],
    description:
      'The legal entity is found first and leads to its owners and its money. Owners are screened against lists, money is tested against disputes, and investors who seek a status are vetted from both. Lists and disputes are weighed in a score, which informs your decision and sets the watch. Findings on investors reach your decision directly, unscored.',
  },
  parts: {
    label: 'The parts',
    heading: 'Three services behind one view',
    items: [
      {
        slug: 'kyc-compliance',
        text: 'Opens the file: existence, signatories, beneficial owners, purpose, and the date on which it must be looked at again.',
      },
      {
        slug: 'risk-scoring',
        text: 'Weighs what the file holds, shows its workings, and leaves unknown things unknown.',
      },
      {
        slug: 'citizen-by-investment',
        text: 'Goes deeper for persons who acquire a legal status with money, where a register is never enough.',
      },
    ],
  },
  situations: {
    label: 'When it is ordered',
    heading: 'Before a signature that is hard to undo',
    points: [
      {
        title: 'A distributor abroad',
        text: 'Anti-bribery laws can hold you to account for those who sell in your name. Who they are, and whose cousin, is asked beforehand.',
      },
      {
        title: 'A purchase or joint venture',
        text: 'Lawyers read the contracts. We look at the people, the owners above them and the disputes that the data room leaves out.',
      },
      {
        title: 'A supplier of one critical part',
        text: 'Supply-chain laws in several countries ask for documented care, and your plant asks for delivery.',
      },
      {
        title: 'A remediation order',
        text: 'The supervisor has found old files wanting. They are sorted by risk, renewed in that order, and progress is reported.',
      },
    ],
  },
  received: {
    label: 'What you receive',
    heading: 'Papers a committee can decide on',
    table: {
      columns: ['Paper', 'Length and form', 'Answers'],
      rows: [
        ['Decision page', 'One side', 'Proceed, with which conditions, and why'],
        ['Ownership chart', 'Drawing with extracts', 'Who stands at the end of each chain'],
        ['Findings', 'Graded by weight and proof', 'What is proven, open, contradicted'],
        ['Score sheet', 'Factors and range', 'How it compares with your other partners'],
        ['Watch notice', 'On each change', 'What is new and whether it matters'],
      ],
      note: 'Each statement carries the register, page and date it was taken from.',
    },
  },
  limits: {
    label: 'What it cannot do',
    heading: 'Diligence has an outer edge',
    points: [
      {
        title: 'It is no audit.',
        text: 'Accounts are read as filed. Whether they are true is the work of auditors with access to the books.',
      },
      {
        title: 'It gives no legal opinion.',
        text: 'We report that a charge is registered. Your lawyers say what it means for your contract.',
      },
      {
        title: 'It stays on the lawful side.',
        text: 'No pretext calls, no bought bank data, no hacked mail. Some questions therefore remain open, and are marked open.',
      },
      {
        title: 'It depends on local registers.',
        text: 'Filing duties, fees and delays differ by country. The plan names them before you commit.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'From general counsel and deal teams',
    items: [
      {
        question: 'Will the subject know?',
        answer:
          'Register and press work is silent. Interviews and site visits are not, and take place only with your leave. Individuals may have a right to be told that their data are held.',
      },
      {
        question: 'Can the work be privileged?',
        answer:
          'In some jurisdictions, if counsel instructs us for legal advice. Ask them to place the order and settle how the report is addressed.',
      },
      {
        question: 'How deep should we go?',
        answer:
          'As deep as the harm if you are wrong. We propose three depths with what each would miss, and you choose.',
      },
      {
        question: 'What does continuous watch cover?',
        answer:
          'Register changes, lists, insolvency notices and named press. It does not see private transfers of shares until they are filed.',
      },
      {
        question: 'Who owns the report?',
        answer:
          'You may use it for the purpose agreed. Sharing with lenders or insurers is arranged by letter, so that they know its limits too.',
      },
    ],
  },
  related: {
    heading: 'Where deals depend on owners',
    industries: ['accounting-advisory', 'legal-services', 'real-estate'],
  },
  closing: 'Give us a name and a country. We will find who stands behind it.',
}

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
  heading: 'Corporate due diligence before you sign',
  lede: 'We find out who owns a company, who runs it, what it owes and whether it is barred. You get the findings before you sign, lend or buy.',
  facts: [
    { label: 'Subjects', value: 'Companies, owners, investors' },
    { label: 'Turnaround', value: '24 hours for online registers' },
    { label: 'Reach', value: '100+ countries' },
    { label: 'Output', value: 'File, score and watch' },
  ],
  flow: {
    label: 'The flow of work',
    heading: 'How a due diligence case runs',
    intro: 'We trace ownership first, then screen, score and monitor.',
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
            text: 'Applicants for residence or citizenship',
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
    heading: 'The three due diligence services',
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
    heading: 'When clients order due diligence',
    points: [
      {
        title: 'A distributor abroad',
        text: 'Anti-bribery laws can hold you to account for those who sell in your name. We check who they are and whom they are related to.',
      },
      {
        title: 'A purchase or joint venture',
        text: 'Lawyers read the contracts. We look at the people, the owners above them and the disputes that the data room leaves out.',
      },
      {
        title: 'A supplier of one critical part',
        text: 'Supply-chain laws in several countries require documented checks on suppliers.',
      },
      {
        title: 'A remediation order',
        text: 'Your supervisor wants old files renewed. We sort them by risk, renew them and report progress.',
      },
    ],
  },
  received: {
    label: 'What you receive',
    heading: 'What your committee receives',
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
    heading: 'What due diligence can’t do',
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
    heading: 'Due diligence: common questions',
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
          'You may use it for the purpose agreed. You can share it with lenders or insurers after they accept its terms.',
      },
    ],
  },
  related: {
    heading: 'Industries that order due diligence',
    industries: ['accounting-advisory', 'legal-services', 'real-estate'],
  },
  closing: 'Tell us the deal, the country and the date. We’ll propose a depth.',
}

import type { SolutionPage } from '../page-copy.ts'

export const page: SolutionPage = {
  slug: 'background-screening',
  meta: {
    title: 'Background screening solutions',
    description:
      'Seven checks on people, ordered in the sequence in which one answer feeds the next: identity, places, history, lists and references, read by an analyst.',
    keywords: [
      'background screening',
      'employee screening programme',
      'pre-employment checks',
      'risk mitigation',
      'screening policy',
    ],
  },
  heading: 'Background screening for employers',
  lede: 'We run seven checks in the order in which one supports the next. You send one order, follow the status and get one report for each candidate.',
  facts: [
    { label: 'Method', value: '6-step screening' },
    { label: 'Turnaround', value: '24 hours where the source is online' },
    { label: 'Reach', value: '100+ countries' },
    { label: 'Controls', value: 'SOC 2 Type II' },
  ],
  flow: {
    label: 'The flow of checks',
    heading: 'How seven checks work together',
    intro:
      'Checks in one column run side by side. A line means that the second needs what the first found.',
    columns: [
      {
        title: 'Authorisation',
        stations: [
          {
            id: 'consent',
            title: 'Notice and signature',
            text: 'Disclosure read, scope agreed, identity document in hand',
          },
        ],
      },
      {
        title: 'Person and place',
        stations: [
          {
            id: 'identity',
            title: 'Names',
            text: 'Present and former names, as documents print them',
          },
          {
            id: 'address',
            title: 'Addresses',
            text: 'Where, from when, until when',
            service: 'address-verification',
          },
        ],
      },
      {
        title: 'History',
        stations: [
          {
            id: 'criminal',
            title: 'Courts',
            text: 'Registers where the candidate lived',
            service: 'criminal-check',
          },
          {
            id: 'education',
            title: 'Degrees',
            text: 'Registrars, under the name at the time',
            service: 'education-verification',
          },
          {
            id: 'employment',
            title: 'Employment',
            text: 'Employers’ own personnel records',
            service: 'employment-verification',
          },
          {
            id: 'watchlist',
            title: 'Lists',
            text: 'Sanctions, bans, exclusions',
            service: 'watchlist-screening',
          },
        ],
      },
      {
        title: 'References and review',
        stations: [
          {
            id: 'reference',
            title: 'Referees',
            text: 'Asked once the dates are known',
            service: 'reference-validation',
          },
          { id: 'review', title: 'Review', text: 'Candidate explains differences' },
        ],
      },
      {
        title: 'Decision',
        stations: [
          {
            id: 'report',
            title: 'One report',
            text: 'You decide, with notice where it is due',
            service: 'background-screening',
          },
        ],
      },
    ],
    links: [
      { from: 'consent', to: 'identity' },
      { from: 'consent', to: 'address' },
      { from: 'identity', to: 'education' },
      { from: 'identity', to: 'employment' },
      { from: 'identity', to: 'watchlist' },
      { from: 'address', to: 'criminal' },
      { from: 'employment', to: 'reference' },
      { from: 'criminal', to: 'review' },
      { from: 'education', to: 'review' },
      { from: 'watchlist', to: 'review' },
      { from: 'reference', to: 'report' },
      { from: 'review', to: 'report' },
    ],
    description:
      'Notice and signature come first, then names and addresses. Names lead to universities, employers and lists; addresses lead to courts. Confirmed employment tells us which referees to call, everything else goes to review, and both end in one report.',
  },
  parts: {
    label: 'The parts',
    heading: 'The seven screening services',
    items: [
      {
        slug: 'criminal-check',
        text: 'Asks the registry of each place for convictions that may lawfully be disclosed.',
      },
      {
        slug: 'education-verification',
        text: 'Asks the awarding body whether the degree was granted, when and in what.',
      },
      {
        slug: 'employment-verification',
        text: 'Asks the payroll or personnel office for post and dates.',
      },
      {
        slug: 'watchlist-screening',
        text: 'Compares the person with sanctions, exclusion and enforcement lists.',
      },
      { slug: 'address-verification', text: 'Ties a person to a place for a stated period.' },
      {
        slug: 'reference-validation',
        text: 'Finds out who the referee is before hearing what the referee says.',
      },
      {
        slug: 'background-screening',
        text: 'Combines the six by role, so that candidates for the same job get the same checks.',
      },
    ],
  },
  situations: {
    label: 'When it is ordered',
    heading: 'When employers start a screening programme',
    points: [
      {
        title: 'The first hire abroad',
        text: 'Your policy was written for one country. Registries, waiting times and permitted questions differ in the next.',
      },
      {
        title: 'A regulated role',
        text: 'The regulator names the evidence it wants on file. The package is built backwards from that list.',
      },
      {
        title: 'A season of volume',
        text: 'Many people, few weeks, one standard. Requests go in by file or interface and each candidate’s state is visible.',
      },
      {
        title: 'An acquisition',
        text: 'You take over staff with files from another employer. We tell you which checks are still valid.',
      },
    ],
  },
  received: {
    label: 'What you receive',
    heading: 'What you receive for each candidate',
    table: {
      columns: ['Item', 'What it holds', 'Who reads it'],
      rows: [
        [
          'Summary sheet',
          'Each check, its outcome, open points',
          'Hiring manager, within your access rules',
        ],
        ['Source answers', 'Office, time asked, time answered', 'Compliance, auditor'],
        ['Discrepancy note', 'Claim and record, side by side', 'HR and the candidate'],
        ['Consent record', 'Text shown, signature, moment', 'Data protection officer'],
        ['Data export', 'The same fields for your HR system', 'System owner'],
      ],
      note: 'Access to each item can be limited by role, so that a manager need not see what only compliance may.',
    },
  },
  limits: {
    label: 'What it cannot do',
    heading: 'What a screening programme can’t do',
    points: [
      {
        title: 'It cannot replace supervision.',
        text: 'Checks describe the past. What happens in the post is met by training, controls and somebody who looks.',
      },
      {
        title: 'It cannot ask everything everywhere.',
        text: 'Credit, health, convictions and pay are closed or narrow subjects in many places. The package leaves them out there.',
      },
      {
        title: 'It cannot hurry an office.',
        text: 'Some archives answer by post. We chase, show you the state, and never fill the silence with an assumption.',
      },
      {
        title: 'It cannot make the decision.',
        text: 'We return facts. Whether they matter to the post is judged by you, person by person.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Screening programmes: common questions',
    items: [
      {
        question: 'Must everyone have every check?',
        answer:
          'No, and data protection law in many places says they should not. Checks follow the duties of a post. We help you write the matrix and your counsel approves it.',
      },
      {
        question: 'Can staff already employed be screened again?',
        answer:
          'Often, if your policy says so, the reason is tied to the role and consent or another basis covers it. Works councils may have to be heard first.',
      },
      {
        question: 'What happens when two sources disagree?',
        answer:
          'Both answers stand in the report, with their dates. The candidate is asked to explain, and the explanation is printed beside them.',
      },
      {
        question: 'How does 24-hour turnaround square with slow archives?',
        answer:
          'It applies to records that can be asked electronically, from a complete request. For other sources you see beforehand that they set their own pace.',
      },
      {
        question: 'Does it connect to our applicant system?',
        answer:
          'We can connect by API, file or single sign-on. We have no ready-made connectors to list; our integration team builds one for your system and hands it over.',
      },
    ],
  },
  related: {
    heading: 'Industries that screen at volume',
    industries: ['recruitment-agencies', 'healthcare-medical', 'banking-financial'],
  },
  closing: 'Send us your list of roles. We’ll propose a package for each.',
}

import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'resume-ranking',
  meta: {
    title: 'Resume ranking with audit evidence',
    description:
      'CVs ordered by evidence for the criteria you wrote. Each place in the list is explained, tested for adverse impact and decided by a recruiter.',
    keywords: [
      'resume ranking',
      'CV screening AI',
      'bias audit',
      'Local Law 144',
      'EU AI Act recruitment',
      'explainable hiring model',
    ],
  },
  heading: 'Resume ranking',
  lede: 'A reading order for recruiters. The model looks for evidence of the criteria you set, quotes it, and rejects nobody.',
  facts: [
    { label: 'Reads', value: 'CVs and forms, not faces or names' },
    { label: 'Decides', value: 'A recruiter, for every applicant' },
    { label: 'Needed', value: 'Job criteria, past CVs, outcomes' },
    { label: 'Delivered', value: 'Ranked list with quoted evidence' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'Why this CV stands where it does',
    intro:
      'One line of a ranked list, opened. It shows what the model read and what it was never given.',
    specimen: {
      kind: 'Ranking record',
      title: 'Applicant 17 of 212',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Vacancy',
          value: 'Maintenance planner, criteria edition 2',
          detail: 'Five criteria, agreed before opening',
          note: {
            title: 'Yours, in writing',
            text: 'Criteria are fixed before the first CV is read, and changes start a new edition.',
          },
        },
        {
          label: 'Withheld',
          value: 'Name, photo, age, address, school name',
          note: {
            title: 'Not shown to the model',
            text: 'Proxies remain, so withholding is a start. The impact test below does the rest.',
          },
        },
        {
          label: 'Criterion 1',
          value: 'Shift planning: evidence strong',
          detail: '“planned three shifts for 40 fitters”',
          note: {
            title: 'Quoted, with a place',
            text: 'A criterion without a quotation counts as not evidenced, not as absent.',
          },
        },
        { label: 'Criterion 2', value: 'SAP PM: evidence indirect' },
        { label: 'Position', value: '17, group B of three' },
        {
          label: 'Uncertainty',
          value: 'Places 12 to 25 are not separable',
          note: {
            title: 'False exactness removed',
            text: 'Neighbours within the error are one group. Read the whole group.',
          },
        },
        {
          label: 'Adverse impact',
          value: 'Ratios reported for this vacancy',
          detail: 'Computed only where groups are large enough',
        },
        {
          label: 'Decided by',
          value: 'Recruiter, invited to interview',
          kind: 'result',
          note: {
            title: 'A person, recorded',
            text: 'The recruiter’s reason is stored with the place, agreeing or not.',
          },
        },
        { label: 'Decided at', value: '2026-02-25 10:42 UTC', kind: 'time' },
      ],
      foot: ['Model card enclosed', 'Specimen: applicant and vacancy invented'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'More applications than reading hours',
    points: [
      {
        title: 'Volume recruiters',
        text: 'Hundreds of CVs for one post, with the last ones read tired or not at all.',
      },
      {
        title: 'Public bodies',
        text: 'Panels obliged to show that every applicant met the same criteria in the same order.',
      },
      {
        title: 'Firms leaving a black box',
        text: 'A tool is in use already, and nobody can say why it prefers whom.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'Criteria first, model second',
    steps: [
      { title: 'Criteria', text: 'Written from the duties, weighed by your team.' },
      { title: 'Data', text: 'Past CVs checked for gaps and old prejudice.' },
      { title: 'Extraction', text: 'Evidence is found and quoted for each criterion.' },
      { title: 'Validation', text: 'Precision, recall, rank error on unseen CVs.' },
      { title: 'Impact test', text: 'Selection rates compared between groups.' },
      { title: 'Oversight', text: 'Recruiters decide; drift is read each cycle.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'A CV is thin material',
    points: [
      {
        title: 'Who will do well.',
        text: 'A document shows claims about the past. We offer no figure for personality, honesty, fit or future performance.',
      },
      {
        title: 'Whether the CV is true.',
        text: 'Ranking believes what it reads. Verification of degrees and posts comes afterwards.',
      },
      {
        title: 'Talent in unusual words.',
        text: 'Career changers and translated CVs are under-read. A random sample from the lower groups is always put before a recruiter.',
      },
      {
        title: 'Fairness for tiny groups.',
        text: 'With few applicants a ratio is noise. We print the count and refrain from a conclusion.',
      },
    ],
  },
  turnaround: {
    label: 'Stages',
    heading: 'What happens before the first vacancy',
    table: {
      columns: ['Stage', 'Produces', 'You bring', 'Ends when'],
      rows: [
        [
          'Criteria workshop',
          'Scored job profile',
          'Two who know the work',
          'Counsel and hiring lead sign',
        ],
        [
          'Back test',
          'Error on past vacancies',
          'CVs and outcomes, lawfully held',
          'You accept the errors',
        ],
        [
          'Independent audit',
          'Impact ratios, summary',
          'Auditor of your choice',
          'The summary can be published',
        ],
        [
          'Live ranking',
          'List per vacancy',
          'Applicants’ notices',
          'Within 24 hours of the closing date',
        ],
        [
          'Cycle review',
          'Drift, overrules, complaints',
          'Recruiters’ reasons',
          'Findings are acted on',
        ],
      ],
    },
  },
  law: {
    label: 'Law',
    heading: 'Hiring models are regulated by name',
    points: [
      {
        title: 'EU AI Act',
        text: 'Systems that filter or evaluate applicants are listed as high-risk: risk management, data quality, logs, instructions, human oversight, accuracy. Duties begin in stages and fall on both of us; our technical file is written for them.',
      },
      {
        title: 'New York City Local Law 144',
        text: 'An automated employment decision tool needs an independent bias audit no more than a year old, a published summary, and notice to candidates at least ten business days before use. We prepare the data; the auditor must not be us.',
      },
      {
        title: 'GDPR, Article 22',
        text: 'People may not, with narrow exceptions, be refused by a machine alone. A recruiter who only clicks does not count as oversight, so reading time and overrules are watched.',
      },
      {
        title: 'Other American rules',
        text: 'Discrimination law covers tools as it covers people. The four-fifths ratio is a rule of thumb, not a safe harbour, and states such as Illinois have added duties.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'What works councils and counsel ask',
    items: [
      {
        question: 'Can it reject below a threshold?',
        answer:
          'No. There is no such setting. An unread application stays unread and visible as such.',
      },
      {
        question: 'Does it analyse video or voice?',
        answer:
          'No. We infer nothing from faces, tone or gestures. Inferring emotions at work from biometric data is prohibited in the EU, with narrow exceptions.',
      },
      {
        question: 'Is it trained on our past hires?',
        answer:
          'Only to find errors, not to imitate. Past choices carry past preferences, so criteria come from the job.',
      },
      {
        question: 'What may an applicant ask for?',
        answer:
          'That ranking was used, the main criteria, a human review and correction. Text for the notice comes with the system.',
      },
      {
        question: 'Can an applicant opt out?',
        answer:
          'Yes, if you offer it, and we suggest you do. The CV then joins the recruiter’s pile at a random place.',
      },
    ],
  },
  related: {
    heading: 'Before and after the list',
    services: [
      {
        slug: 'education-verification',
        reason: 'Confirms for finalists what ranking took on trust.',
      },
      {
        slug: 'document-intelligence',
        reason: 'Turns scanned applications into text without losing the page.',
      },
      {
        slug: 'interactive-dashboards',
        reason: 'Shows impact ratios and overrules to those who answer for them.',
      },
    ],
    industries: ['recruitment-agencies', 'government-public', 'retail-consumer'],
  },
  closing: 'Bring a vacancy you have already filled. We will rank it openly.',
}

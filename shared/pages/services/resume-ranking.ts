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
  lede: 'We rank CVs (resumes) by the criteria you set and quote the evidence for each. Your recruiters decide; the model rejects nobody.',
  facts: [
    { label: 'Reads', value: 'CVs and forms, not faces or names' },
    { label: 'Decides', value: 'A recruiter, for every applicant' },
    { label: 'Needed', value: 'Job criteria, past CVs, outcomes' },
    { label: 'Delivered', value: 'Ranked list with quoted evidence' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What a ranking record shows',
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
    heading: 'Who needs resume ranking',
    points: [
      {
        title: 'Volume recruiters',
        text: 'You get hundreds of CVs for one job and can’t read the last ones properly.',
      },
      {
        title: 'Public bodies',
        text: 'Panels obliged to show that every applicant met the same criteria in the same order.',
      },
      {
        title: 'Firms leaving a black box',
        text: 'You already use a tool and can’t explain its choices.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we build and test a ranking',
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
    heading: 'What a ranking can’t tell you',
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
        text: 'The model may underrate career changers and translated CVs, so a recruiter reads a random sample from the lower groups.',
      },
      {
        title: 'Fairness for tiny groups.',
        text: 'With few applicants a ratio is noise. We print the count and refrain from a conclusion.',
      },
    ],
  },
  turnaround: {
    label: 'Stages',
    heading: 'Project stages and what ends each',
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
    heading: 'Hiring AI law: EU, New York City, US states',
    points: [
      {
        title: 'EU AI Act',
        text: 'Systems that filter or evaluate applicants are high-risk under Annex III. After the 2026 omnibus the duties apply from 2 December 2027 to us as provider and you as deployer, who must also inform workers and their representatives (Article 26(7)).',
      },
      {
        title: 'New York City Local Law 144',
        text: 'An automated employment decision tool needs an independent bias audit no more than a year old, a published summary, and notice to candidates at least ten business days before use. We prepare the data; the auditor must not be us.',
      },
      {
        title: 'GDPR, Article 22',
        text: 'With narrow exceptions, you may not refuse applicants by automated means alone. A recruiter who only clicks does not count as oversight, so reading time and overrules are watched.',
      },
      {
        title: 'Other American rules',
        text: 'Discrimination law covers tools as it covers people. Illinois has required notice of AI use in hiring since January 2026; Colorado’s replacement act, SB 26-189, is due on 1 January 2027.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Resume ranking: common questions',
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
          'Yes, if you offer it, and we suggest you do. A recruiter then reads that CV without a ranking.',
      },
    ],
  },
  related: {
    heading: 'Services to use with resume ranking',
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
  closing: 'Tell us how many applications you get per role. We’ll scope a test.',
}

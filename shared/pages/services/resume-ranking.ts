import type { ServicePage } from '../catalogue/page-copy.ts'

export const page: ServicePage = {
  slug: 'resume-ranking',
  meta: {
    title: 'Resume ranking with audit evidence',
    description:
      'We rank CVs by evidence for the criteria you set. Each place in the list is explained, tested for adverse impact and decided by a recruiter.',
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
    {
      label: 'Reads',
      value: 'CVs and forms; names and faces removed',
    },
    {
      label: 'Decides',
      value: 'A recruiter, for every applicant',
    },
    {
      label: 'Needed',
      value: 'Job criteria, past CVs, outcomes',
    },
    {
      label: 'Delivered',
      value: 'Ranked list with quoted evidence',
    },
  ],
  proof: {
    label: 'Sample record',
    heading: 'What a ranking record shows',
    intro:
      'This sample opens one line of a ranked list and shows you what the model read and what we withheld from it.',
    specimen: {
      kind: 'Ranking record',
      title: 'Applicant 17 of 212',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Vacancy',
          value: 'Maintenance planner, criteria version 2',
          detail: 'Five criteria, agreed before opening',
          note: {
            title: 'Your criteria in writing',
            text: 'You fix the criteria before the first CV is read. A change starts a new version.',
          },
        },
        {
          label: 'Withheld',
          value: 'Name, photo, age, address, school name',
          note: {
            title: 'Not shown to the model',
            text: 'Other fields can hint at these, so we also run the impact test below.',
          },
        },
        {
          label: 'Criterion 1',
          value: 'Shift planning: evidence strong',
          detail: '“planned three shifts for 40 fitters”',
          note: {
            title: 'Quoted, with a place',
            text: 'A criterion with no quotation counts as not evidenced; a recruiter can ask.',
          },
        },
        {
          label: 'Criterion 2',
          value: 'SAP PM: evidence indirect',
        },
        {
          label: 'Position',
          value: '17, group B of three',
        },
        {
          label: 'Uncertainty',
          value: 'Places 12 to 25 are not separable',
          note: {
            title: 'Groups, where scores are close',
            text: 'Applicants within the margin of error form one group. Read the whole group.',
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
            title: 'Recruiter’s decision',
            text: 'We store the recruiter’s reason, whether or not it agrees with the ranking.',
          },
        },
        {
          label: 'Decided at',
          value: '2026-02-25 10:42 UTC',
          kind: 'time',
        },
      ],
      foot: ['Model card enclosed', 'Specimen: applicant and vacancy invented'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs resume ranking',
    points: [
      {
        title: 'Volume recruiters',
        text: 'You get hundreds of CVs for one job and can’t read the last ones properly.',
      },
      {
        title: 'Public bodies',
        text: 'You have to show that you assessed all applicants against the same criteria in the same order.',
      },
      {
        title: 'Teams with an unexplained tool',
        text: 'You already use a ranking tool and find its choices hard to explain to applicants.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we build and test a ranking',
    steps: [
      {
        title: 'Criteria',
        text: 'You write the criteria from the duties, and your team weighs them.',
      },
      {
        title: 'Notice',
        text: 'You tell applicants that ranking is used and how to ask for a review.',
      },
      {
        title: 'Data',
        text: 'We check past CVs for gaps and for traces of old prejudice.',
      },
      {
        title: 'Extraction',
        text: 'We find and quote the evidence in each CV for each criterion.',
      },
      {
        title: 'Validation',
        text: 'We measure precision, recall and rank error on CVs kept aside.',
      },
      {
        title: 'Impact test',
        text: 'We compare selection rates between groups of applicants, vacancy by vacancy.',
      },
      {
        title: 'Oversight',
        text: 'Your recruiters decide, and we check for drift in each cycle.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What a ranking can’t tell you',
    points: [
      {
        title: 'Who will do well',
        text: 'We offer no figure for personality, honesty, fit or future performance, because a CV shows claims about the past.',
      },
      {
        title: 'Whether the CV is true',
        text: 'A ranking takes the CV at its word, so verify degrees and jobs of your finalists afterwards.',
      },
      {
        title: 'Talent in unusual words',
        text: 'The model may underrate career changers and translated CVs, so a recruiter reads a random sample from the lower groups.',
      },
      {
        title: 'Fairness for tiny groups',
        text: 'Where there are few applicants, we print the count and leave the conclusion open, because a ratio means little.',
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
          'Two people who know the work',
          'Lawyers and hiring lead approve',
        ],
        [
          'Test on past jobs',
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
        ['Live ranking', 'List per vacancy', 'Applicants’ notices', 'As agreed in the proposal'],
        [
          'Cycle review',
          'Drift, overrides, complaints',
          'Recruiters’ reasons',
          'Findings are acted on',
        ],
      ],
    },
    price: 'number of job profiles, applications per cycle, languages and audits',
  },
  law: {
    label: 'Law',
    heading: 'Hiring AI law: EU, New York City, US states',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'United States: New York City, Illinois, Colorado',
        text: 'Discrimination law covers tools as it covers people. New York City Local Law 144 requires an independent bias audit within the past year, a published summary and notice ten business days before use. Illinois has required notice of AI use since January 2026; Colorado’s replacement act, SB 26-189, is due on 1 January 2027.',
      },
      {
        title: 'United Kingdom: UK GDPR and ICO guidance',
        text: 'Articles 22A to 22D of the UK GDPR, added by the Data (Use and Access) Act 2025, set safeguards for automated decisions. The ICO says recruiters should assess the impact, tell applicants and test for bias. The Equality Act 2010 applies to the outcome of your selection as well.',
      },
      {
        title: 'European Union: AI Act and GDPR',
        text: 'Systems that filter or evaluate applicants are high-risk under Annex III. After the 2026 omnibus the duties are due from 2 December 2027, for us as provider and for you as deployer, who must also inform workers and their representatives (Article 26(7)). Under Article 22 of the GDPR, a recruiter has to make the decision with real attention.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Resume ranking: common questions',
    items: [
      {
        question: 'Can it reject applicants below a threshold?',
        answer:
          'The system lacks such a setting, so an unread application stays in the list, marked as unread, until your recruiter opens it.',
      },
      {
        question: 'Does it analyse video or voice?',
        answer:
          'We read text only, and inferring emotions at work from biometric data is prohibited in the EU, with narrow exceptions.',
      },
      {
        question: 'Is it trained on our past hires?',
        answer:
          'We use past hires only to find errors; past choices reflect past preferences, so the criteria come from the job itself.',
      },
      {
        question: 'What may an applicant ask for?',
        answer:
          'Applicants may ask whether ranking was used, what the main criteria were, and for a human review or a correction.',
      },
      {
        question: 'Can an applicant opt out?',
        answer:
          'Yes, if you offer it, and we suggest you do: a recruiter then reads that CV on its own, outside the ranking.',
      },
    ],
  },
  related: {
    heading: 'Services to use with resume ranking',
    services: [
      {
        slug: 'education-verification',
        reason: 'Confirms for your finalists what the ranking took on trust from the CV.',
      },
      {
        slug: 'document-intelligence',
        reason: 'Turns scanned applications into text while keeping the link to the page.',
      },
      {
        slug: 'interactive-dashboards',
        reason: 'Shows impact ratios and overrides to the people who are responsible for them.',
      },
    ],
    industries: ['recruitment-agencies', 'government-public', 'retail-consumer'],
  },
  closing: 'How many applications do you get per role? We’ll scope a test.',
}

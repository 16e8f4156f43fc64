import type { ServicePage } from '../catalogue/page-copy.ts'

export const page: ServicePage = {
  slug: 'nlp',
  meta: {
    title: 'Natural language processing services',
    description:
      'We sort, search, extract and translate text in many languages, measure it on your own material and pass uncertain passages to people who read.',
    keywords: [
      'natural language processing',
      'NLP services',
      'entity extraction',
      'text classification',
      'name matching across scripts',
      'adverse media search',
    ],
  },
  heading: 'Natural language processing (NLP)',
  lede: 'We sort, search, extract and translate text for you: complaints, press, contracts and notes. You can trace each result to its sentence.',
  facts: [
    {
      label: 'Tasks',
      value: 'Classify, extract, match, summarise',
    },
    {
      label: 'Languages',
      value: 'Each evaluated on its own',
    },
    {
      label: 'Needed',
      value: 'Real text and someone who knows it',
    },
    {
      label: 'Delivered',
      value: 'Service, test set, model card',
    },
  ],
  proof: {
    label: 'Sample record',
    heading: 'What an annotation record shows',
    intro:
      'Our model has read a press item for a due diligence report, and you can trace every label to the words.',
    specimen: {
      kind: 'Annotation record',
      title: 'Press item, regional daily',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Text',
          value: 'Court page, 412 words, Portuguese',
          detail: 'Original and translation side by side',
        },
        {
          label: 'Person found',
          value: '“M. Spécimen” in sentence 3',
          note: {
            title: 'Marked in place',
            text: 'Start, end and spelling are stored, so the mark can be checked against the page.',
          },
        },
        {
          label: 'Same person?',
          value: 'Undecided: age fits, town does not',
          note: {
            title: 'Many share a name',
            text: 'We link by age, place and role. If they conflict, we ask a reader.',
          },
        },
        {
          label: 'Topic',
          value: 'Tax dispute, civil',
        },
        {
          label: 'Stage',
          value: 'Allegation; hearing pending',
          note: {
            title: 'Stage of the case',
            text: 'Alleged, charged or convicted is a field of its own, and we test it as one.',
          },
        },
        {
          label: 'Translation',
          value: 'Machine, corrected in two places',
        },
        {
          label: 'Scores',
          value: 'Topic 0.93; stage 0.64',
          detail: 'Figures in this specimen are invented',
          note: {
            title: 'Low scores go to people',
            text: 'We sent everything under 0.75 here to a reader of the language.',
          },
        },
        {
          label: 'Decision',
          value: 'Different person; item set aside',
          kind: 'result',
        },
        {
          label: 'Decided at',
          value: '2026-05-11 09:58 UTC',
          kind: 'time',
        },
      ],
      foot: ['Publisher’s page archived by hash', 'Specimen: newspaper and person invented'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs language processing',
    points: [
      {
        title: 'Due diligence teams',
        text: 'You search the press in many languages for a person with a common name.',
      },
      {
        title: 'Service and complaints teams',
        text: 'You want urgent messages to reach the right team before the rest of the queue.',
      },
      {
        title: 'Research and legal staff',
        text: 'You need clauses, parties and dates from archives too large to read.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we build and test a text model',
    steps: [
      {
        title: 'Guideline',
        text: 'We define the labels with you and add examples of hard cases.',
      },
      {
        title: 'Double reading',
        text: 'Two readers label each text, and we measure how far they agree.',
      },
      {
        title: 'Baseline',
        text: 'We test simple rules first, so you can see what a model adds.',
      },
      {
        title: 'Model',
        text: 'You choose by error, cost and where it runs; we sort the mistakes.',
      },
      {
        title: 'Release',
        text: 'You set thresholds, and your readers check a sample each month.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What text models can’t tell you',
    points: [
      {
        title: 'Whether a statement is true',
        text: 'A model can say what a text claims; to check the claim itself, ask the source through one of our checks.',
      },
      {
        title: 'Irony and coded language',
        text: 'Models misread jokes, slang and euphemism, most of all in languages with little training text, so readers check a sample.',
      },
      {
        title: 'The author’s character',
        text: 'We draw no conclusions about personality, health, origin or belief from style, because the science doesn’t support them.',
      },
      {
        title: 'What your experts dispute',
        text: 'If your own experts disagree on a label, we help you change the guideline first, because a model can’t settle it.',
      },
    ],
  },
  turnaround: {
    label: 'Stages',
    heading: 'Timing by type of task',
    table: {
      columns: ['Task', 'Measured by', 'We need', 'Timing'],
      rows: [
        [
          'Classification',
          'Precision and recall per label',
          'Label guideline, examples',
          'By label count; dated after the pilot',
        ],
        [
          'Entity extraction',
          'Exact and partial matches',
          'Marked samples',
          'As above, per language',
        ],
        [
          'Name matching',
          'Missed pairs at fixed effort',
          'Known aliases',
          'As agreed for each batch',
        ],
        ['Summaries', 'Facts kept, facts added', 'A reader for checking', 'With each document'],
      ],
      note: 'Processing takes seconds; labelling by your readers sets the plan.',
    },
    price: 'languages, number of labels, volume of text and hours of reading',
  },
  law: {
    label: 'Law',
    heading: 'Text data law: GDPR, copyright and AI Act',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'Personal data in text',
        text: 'Emails and notes name colleagues, patients and children, so the GDPR or its local counterpart applies. We can mask names before training, and we delete test sets when the contract ends.',
      },
      {
        title: 'Copyright and press',
        text: 'Text and data mining is allowed in the EU unless a publisher has reserved the right, so we respect reservations and license feeds where needed.',
      },
      {
        title: 'EU AI Act',
        text: 'Most text sorting has light duties, such as telling people that they are talking to a machine. The same technique may be high-risk if you use it to evaluate candidates or grade pupils.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'NLP: common questions',
    items: [
      {
        question: 'Large language model or small classifier?',
        answer:
          'We try both against one test set: a small model is often steadier and cheaper, and a large one helps where labels are few.',
      },
      {
        question: 'Do our texts train a public model?',
        answer:
          'No. If we use an outside provider, its contract excludes training, we name it as a sub-processor and you approve it.',
      },
      {
        question: 'Which languages work?',
        answer:
          'Ask us for yours and we will test it, because results for English don’t carry over to other languages.',
      },
      {
        question: 'How do you find made-up facts in a summary?',
        answer:
          'We require a passage for each sentence and strike out the sentences that lack one, and people read a sample as well.',
      },
      {
        question: 'What happens when language changes?',
        answer:
          'New products and new slang lower confidence, so we relabel a monthly sample, report drift for each label and retrain once you approve.',
      },
    ],
  },
  related: {
    heading: 'Services to use with NLP',
    services: [
      {
        slug: 'sentiment-analysis',
        reason: 'Measures how people write about a subject once you know the subject.',
      },
      {
        slug: 'rag',
        reason: 'Answers your staff’s questions from the same documents, with the passage.',
      },
      {
        slug: 'watchlist-screening',
        reason: 'Uses the same name matching across scripts to screen sanctions and PEP lists.',
      },
    ],
    industries: ['legal-services', 'telecommunications', 'non-profit'],
  },
  closing: 'Describe what you need sorted or found. We’ll plan a pilot on your text.',
}

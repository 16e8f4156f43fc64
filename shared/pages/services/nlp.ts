import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'nlp',
  meta: {
    title: 'Natural language processing services',
    description:
      'Sorting, searching, extracting and translating text in many languages, measured on your own material, with uncertain passages passed on to people who read.',
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
    { label: 'Tasks', value: 'Classify, extract, match, summarise' },
    { label: 'Languages', value: 'Each evaluated on its own' },
    { label: 'Needed', value: 'Real text and someone who knows it' },
    { label: 'Delivered', value: 'Service, test set, model card' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What an annotation record shows',
    intro:
      'A press item has been read for a diligence file. Every label can be laid back upon the words.',
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
            text: 'Linking uses age, place and role. If they conflict, a reader is asked.',
          },
        },
        { label: 'Topic', value: 'Tax dispute, civil' },
        {
          label: 'Stage',
          value: 'Allegation; hearing pending',
          note: {
            title: 'Alleged is not convicted',
            text: 'Verbs carry the stage of a case. It is a field of its own, and tested as one.',
          },
        },
        { label: 'Translation', value: 'Machine, corrected in two places' },
        {
          label: 'Scores',
          value: 'Topic 0.93; stage 0.64',
          detail: 'Figures in this specimen are invented',
          note: {
            title: 'Weak ones surface',
            text: 'Anything under 0.75 here was routed to a reader of the language.',
          },
        },
        { label: 'Reader’s ruling', value: 'Different person; item set aside', kind: 'result' },
        { label: 'Ruled at', value: '2026-05-11 09:58 UTC', kind: 'time' },
      ],
      foot: ['Publisher’s page archived by hash', 'Specimen: newspaper and person invented'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who needs language processing',
    points: [
      {
        title: 'Diligence desks',
        text: 'You search the press in many languages for a person with a common name.',
      },
      {
        title: 'Service and complaints teams',
        text: 'You want urgent messages to reach the right team first.',
      },
      {
        title: 'Research and legal staff',
        text: 'You need clauses, parties and dates from archives too large to read.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we build and test a text model',
    steps: [
      { title: 'Guideline', text: 'Labels are defined with hard examples.' },
      { title: 'Double mark', text: 'Two readers label; agreement sets the ceiling.' },
      { title: 'Baseline', text: 'Simple rules first, as a bar to clear.' },
      { title: 'Model', text: 'Chosen by error, cost and where it may run.' },
      { title: 'Error study', text: 'Mistakes sorted by kind, language, group.' },
      { title: 'Release', text: 'Thresholds, reading queue, monthly sample.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What text models can’t tell you',
    points: [
      {
        title: 'Truth.',
        text: 'A model can say what a text claims. Whether the claim holds is found in records, not in grammar.',
      },
      {
        title: 'Irony and code.',
        text: 'Jokes, slang and deliberate euphemism are misread, and most in languages with little training text.',
      },
      {
        title: 'The person behind the prose.',
        text: 'We draw no personality, health, origin or belief from style. Such inferences are poor science and worse practice.',
      },
      {
        title: 'What readers disagree on.',
        text: 'If your own experts split on a label, no model will settle it. The guideline must change first.',
      },
    ],
  },
  turnaround: {
    label: 'Pace',
    heading: 'Timing by type of task',
    table: {
      columns: ['Task', 'Measured by', 'Supplied by you', 'Pace'],
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
          '24 hours for a batch, once tuned',
        ],
        ['Summaries', 'Facts kept, facts added', 'Reader for checking', 'With each document'],
      ],
      note: 'Processing itself takes seconds; the plan is set by how soon trustworthy labels exist.',
    },
  },
  law: {
    label: 'Data and law',
    heading: 'Text data law: GDPR, copyright and AI Act',
    points: [
      {
        title: 'Personal data everywhere',
        text: 'Emails and notes name colleagues, patients, children, so the GDPR or its local counterpart applies. Names can be masked before training, the purpose is fixed beforehand, and test sets are deleted with the contract.',
      },
      {
        title: 'Copyright and press',
        text: 'Text and data mining is allowed in the EU within limits that publishers can reserve. We respect reservations and license feeds where needed.',
      },
      {
        title: 'The EU AI Act',
        text: 'Most text sorting carries light duties, such as telling people they are talking to a machine. The same technique used to evaluate candidates or grade pupils may be high-risk. The use decides.',
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
          'Both are tried against one test set. A small model is often steadier, cheaper and runs in your own network; a large one helps where labels are few.',
      },
      {
        question: 'Do our texts train somebody’s public model?',
        answer:
          'No. Where an outside provider is used at all, its contract excludes training, it is named as a sub-processor and you approve it.',
      },
      {
        question: 'Which languages work?',
        answer:
          'Ask for yours and we will test it. Results for English don’t carry over to other languages.',
      },
      {
        question: 'How do you find made-up facts in a summary?',
        answer:
          'Each sentence must be supported by a passage. Unsupported ones are struck out automatically, and a sample is read by people.',
      },
      {
        question: 'What happens when language changes?',
        answer:
          'New products and new slang lower confidence. A monthly sample is relabelled, drift is reported per label, and retraining needs your approval.',
      },
    ],
  },
  related: {
    heading: 'Services to use with NLP',
    services: [
      {
        slug: 'sentiment-analysis',
        reason: 'Asks how people speak of a subject once it is known which subject.',
      },
      { slug: 'rag', reason: 'Lets staff put questions to the sorted archive.' },
      { slug: 'watchlist-screening', reason: 'Uses name matching across scripts every day.' },
    ],
    industries: ['legal-services', 'telecommunications', 'non-profit'],
  },
  closing: 'Tell us what you need sorted or found. We’ll plan a pilot on your text.',
}

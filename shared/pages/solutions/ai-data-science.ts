import type { SolutionPage } from '../page-copy.ts'

export const page: SolutionPage = {
  slug: 'ai-data-science',
  meta: {
    title: 'AI and data science solutions',
    description:
      'Models for documents, images, text and forecasts, each delivered with its test set, its error rates, the person who decides, and a list of forbidden uses.',
    keywords: [
      'AI solutions',
      'data science consulting',
      'model validation',
      'EU AI Act',
      'human oversight',
      'model drift',
    ],
  },
  heading: 'AI and data science you can audit',
  lede: 'We build models that read, rank, forecast and explain. You keep the test set, you see the error rates, and a person you name decides.',
  facts: [
    { label: 'Reported', value: 'Precision, recall, calibration, drift' },
    { label: 'Decides', value: 'A person you name' },
    { label: 'Data', value: 'Yours, in the agreed region' },
    { label: 'Controls', value: 'SOC 2 Type II' },
  ],
  flow: {
    label: 'The flow of evidence',
    heading: 'How the nine services fit together',
    intro: 'Few customers need all nine. Here is how they fit together.',
    columns: [
      {
        title: 'Material',
        stations: [
          {
            id: 'pages',
            title: 'Pages',
            text: 'Read into fields with line references',
            service: 'document-intelligence',
          },
          {
            id: 'images',
            title: 'Images',
            text: 'Searched for faults and alterations',
            service: 'computer-vision',
          },
          { id: 'language', title: 'Language', text: 'Sorted, linked, translated', service: 'nlp' },
        ],
      },
      {
        title: 'Test',
        stations: [
          { id: 'truth', title: 'Test set', text: 'Labelled by two readers, never trained on' },
          { id: 'bounds', title: 'Bounds', text: 'Forbidden uses and accepted error, signed' },
        ],
      },
      {
        title: 'Models',
        stations: [
          { id: 'answers', title: 'Answers', text: 'Drawn from cited passages', service: 'rag' },
          { id: 'order', title: 'Order', text: 'CVs by evidence', service: 'resume-ranking' },
          {
            id: 'future',
            title: 'Forecasts',
            text: 'Intervals with a record',
            service: 'predictive-analytics',
          },
          {
            id: 'offers',
            title: 'Suggestions',
            text: 'Tested by experiment',
            service: 'recommendation-engines',
          },
        ],
      },
      {
        title: 'People',
        stations: [
          { id: 'decide', title: 'A person decides', text: 'Accepts, overrules, gives the reason' },
          {
            id: 'panels',
            title: 'Panels',
            text: 'Error and drift in view',
            service: 'interactive-dashboards',
          },
          {
            id: 'tone',
            title: 'Response',
            text: 'Feedback from the people affected',
            service: 'sentiment-analysis',
          },
        ],
      },
    ],
    links: [
      { from: 'pages', to: 'truth' },
      { from: 'images', to: 'truth' },
      { from: 'language', to: 'truth' },
      { from: 'language', to: 'bounds' },
      { from: 'truth', to: 'answers' },
      { from: 'truth', to: 'order' },
      { from: 'truth', to: 'future' },
      { from: 'bounds', to: 'order' },
      { from: 'bounds', to: 'offers' },
      { from: 'answers', to: 'decide' },
      { from: 'order', to: 'decide' },
      { from: 'future', to: 'panels' },
      { from: 'offers', to: 'tone' },
    ],
    description:
      'Pages, images and language are turned into data. Before any model is built they supply a test set, and the bounds of its use are signed. Four kinds of model follow: answers, order, forecasts and suggestions. Answers and rankings go to a person who decides; forecasts appear on panels; suggestions are watched through what people say of them.',
  },
  parts: {
    label: 'The parts',
    heading: 'The nine AI and data services',
    items: [
      {
        slug: 'resume-ranking',
        text: 'Which applications show evidence for the criteria? Nobody is turned away by it.',
      },
      { slug: 'computer-vision', text: 'What can be seen here, and is it altered or broken?' },
      { slug: 'document-intelligence', text: 'Which value stands on which line of which page?' },
      { slug: 'interactive-dashboards', text: 'What is this figure made of, and how fresh is it?' },
      { slug: 'nlp', text: 'Who and what is this text about, and at which stage is the matter?' },
      { slug: 'predictive-analytics', text: 'How much, how many, by when, within which span?' },
      {
        slug: 'recommendation-engines',
        text: 'What should be shown next, and did showing it help?',
      },
      { slug: 'rag', text: 'What do our own documents say, and where?' },
      { slug: 'sentiment-analysis', text: 'How is this topic spoken of, with what margin?' },
    ],
  },
  situations: {
    label: 'When it is ordered',
    heading: 'When to start an AI project, and when to wait',
    points: [
      {
        title: 'A queue that only grows',
        text: 'The work is reading, the rules are stable, mistakes can be caught. A suitable first project.',
      },
      {
        title: 'A pilot nobody dares to release',
        text: 'You have a pilot nobody has measured. We build the test and tell you whether to launch.',
      },
      {
        title: 'A regulator’s letter',
        text: 'Models in use need files: purpose, data, error by group, oversight. We reconstruct what can be and retire what cannot.',
      },
      {
        title: 'A wish without data',
        text: 'You have no data yet. We’ll help you record it first, which costs little.',
      },
    ],
  },
  received: {
    label: 'What you receive',
    heading: 'What you receive with each model',
    table: {
      columns: ['Item', 'Content', 'Belongs to'],
      rows: [
        ['Test set', 'Labelled cases and guideline', 'You'],
        ['Model card', 'Use, limits, error by group', 'You, publishable'],
        ['Service', 'Interface, queue, logs', 'Runs in your cloud or ours'],
        ['Watch report', 'Drift, overrules, incidents', 'Your model owner, each cycle'],
        ['Exit folder', 'Code, weights, instructions', 'You, within licences named'],
      ],
    },
  },
  limits: {
    label: 'What it will not do',
    heading: 'What our models won’t do',
    points: [
      {
        title: 'No verdict from a face.',
        text: 'Emotion, honesty, origin and character are not inferred from pictures, voices or gait.',
      },
      {
        title: 'No rejection by machine.',
        text: 'Where a person’s work, money or rights are concerned, the output is a proposal to someone who may say no.',
      },
      {
        title: 'No borrowed training.',
        text: 'One customer’s data does not improve another’s model, and public models are not fed with it.',
      },
      {
        title: 'No promise before a test.',
        text: 'Accuracy on other people’s data tells little about yours. Figures are quoted after the first measurement.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'AI projects: common questions',
    items: [
      {
        question: 'Are our uses high-risk under the EU AI Act?',
        answer:
          'Hiring, staff evaluation, credit standing and access to essential services often are; sorting invoices is not. We map each use and your counsel confirms the class.',
      },
      {
        question: 'Must we have a data team?',
        answer:
          'You need one owner who knows the work and may stop the model. Engineers can be ours until yours are ready.',
      },
      {
        question: 'What do precision and recall mean to us?',
        answer:
          'Precision: of what was flagged, how much was right. Recall: of what was there, how much was flagged. Raising one usually lowers the other, so you choose the balance.',
      },
      {
        question: 'How is oversight kept from becoming a rubber stamp?',
        answer:
          'Reviewers receive known errors among real cases. If these pass unnoticed, the queue is slowed or the design is changed.',
      },
      {
        question: 'Can you validate a model that someone else built?',
        answer:
          'Yes, given access to its output on cases with known answers. We then leave building to them, so that the opinion stays independent.',
      },
    ],
  },
  related: {
    heading: 'Industries with the most to read',
    industries: ['insurance', 'ecommerce-digital', 'healthcare-medical'],
  },
  closing: 'Tell us one decision you make often. We’ll plan a measured test.',
}

import { controlsFact } from '#shared/company/controls-claim.ts'
import type { SolutionPage } from '../catalogue/page-copy.ts'

export const page: SolutionPage = {
  slug: 'ai-data-science',
  meta: {
    title: 'AI and data science solutions',
    description:
      'We build models for documents, images, text and forecasts. You get the test set, the error rates, a named person who decides and a list of forbidden uses.',
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
    {
      label: 'Reported',
      value: 'Precision, recall, calibration, drift',
    },
    {
      label: 'Decides',
      value: 'A person you name',
    },
    {
      label: 'Data',
      value: 'Yours, in the agreed region',
    },
    controlsFact,
  ],
  flow: {
    label: 'How it works',
    heading: 'How the nine services fit together',
    intro: 'You may need one service or several, and this is how all nine work together.',
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
          {
            id: 'language',
            title: 'Language',
            text: 'Sorted, linked, translated',
            service: 'nlp',
          },
        ],
      },
      {
        title: 'Test',
        stations: [
          {
            id: 'truth',
            title: 'Test set',
            text: 'Labelled by two readers, kept out of training',
          },
          {
            id: 'bounds',
            title: 'Rules of use',
            text: 'Forbidden uses and accepted error, signed by you',
          },
        ],
      },
      {
        title: 'Models',
        stations: [
          {
            id: 'answers',
            title: 'Answers',
            text: 'Drawn from cited passages',
            service: 'rag',
          },
          {
            id: 'order',
            title: 'Order',
            text: 'CVs by evidence',
            service: 'resume-ranking',
          },
          {
            id: 'future',
            title: 'Forecasts',
            text: 'Ranges with a record of past scores',
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
          {
            id: 'decide',
            title: 'A person decides',
            text: 'Accepts or overrides, gives the reason',
          },
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
      {
        from: 'pages',
        to: 'truth',
      },
      {
        from: 'images',
        to: 'truth',
      },
      {
        from: 'language',
        to: 'truth',
      },
      {
        from: 'language',
        to: 'bounds',
      },
      {
        from: 'truth',
        to: 'answers',
      },
      {
        from: 'truth',
        to: 'order',
      },
      {
        from: 'truth',
        to: 'future',
      },
      {
        from: 'bounds',
        to: 'order',
      },
      {
        from: 'bounds',
        to: 'offers',
      },
      {
        from: 'answers',
        to: 'decide',
      },
      {
        from: 'order',
        to: 'decide',
      },
      {
        from: 'future',
        to: 'panels',
      },
      {
        from: 'offers',
        to: 'tone',
      },
    ],
    description:
      'We turn pages, images and language into data, and before we build a model you get a test set and sign the rules of its use. Four kinds of model follow: answers, order, forecasts and suggestions. Answers and rankings go to a person who decides; forecasts appear on panels; for suggestions we measure how people respond.',
  },
  parts: {
    label: 'Services',
    heading: 'The nine AI and data services',
    items: [
      {
        slug: 'resume-ranking',
        text: 'Which applications show evidence for the criteria that you and your recruiters have set?',
      },
      {
        slug: 'computer-vision',
        text: 'What can be seen in the picture, and is it altered or broken?',
      },
      {
        slug: 'document-intelligence',
        text: 'Which value is on which line of which page, and how sure is the reading?',
      },
      {
        slug: 'interactive-dashboards',
        text: 'How was this figure calculated, from which records, and how recent is it?',
      },
      {
        slug: 'nlp',
        text: 'Who and what is this text about, and at which stage is the matter?',
      },
      {
        slug: 'predictive-analytics',
        text: 'How much or how many do you need to plan for, and within which range?',
      },
      {
        slug: 'recommendation-engines',
        text: 'What should your visitors see next, and did it help them to see it?',
      },
      {
        slug: 'rag',
        text: 'What do your own documents say about a question, and on which page?',
      },
      {
        slug: 'sentiment-analysis',
        text: 'How do people write about this topic, and with what margin of error?',
      },
    ],
  },
  situations: {
    label: 'When to order',
    heading: 'When to start an AI project, and when to wait',
    points: [
      {
        title: 'A queue that keeps growing',
        text: 'Your team reads all day, the rules are stable and mistakes can be caught, which makes a suitable first project.',
      },
      {
        title: 'A pilot that waits for a decision',
        text: 'You have a pilot that lacks measurements, so we build the test and tell you whether to launch.',
      },
      {
        title: 'Questions from a regulator',
        text: 'You need a file on each model in use: purpose, data, error by group, oversight. We reconstruct what we can and retire the models that we can’t document.',
      },
      {
        title: 'A plan that lacks data',
        text: 'You have no data yet, so we’ll help you record it first, which costs little.',
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
        ['Service', 'Interface, review list, logs', 'Runs in your cloud or ours'],
        ['Monitoring report', 'Drift, overrides, incidents', 'Your model owner, each cycle'],
        ['Exit package', 'Code, weights, instructions', 'You, within licences named'],
      ],
    },
  },
  limits: {
    label: 'Limits',
    heading: 'What our models won’t do',
    points: [
      {
        title: 'Judge people by their faces',
        text: 'We build nothing that infers emotion, honesty, origin or character from pictures, voices or gait.',
      },
      {
        title: 'Reject people automatically',
        text: 'Where a person’s work, money or rights are at stake, the output is a proposal to someone who may say no.',
      },
      {
        title: 'Train on another customer’s data',
        text: 'We keep your data out of other customers’ models and out of public ones.',
      },
      {
        title: 'Promise accuracy before a test',
        text: 'We quote accuracy after the first measurement on your data, because figures from other people’s data say little.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'AI projects: common questions',
    items: [
      {
        question: 'Are our uses of AI high-risk under the EU AI Act?',
        answer:
          'Hiring, staff evaluation, credit standing and access to essential services often are, and those duties are due from 2 December 2027. We map each of your uses, and your lawyers confirm the class.',
      },
      {
        question: 'Must we have a data team?',
        answer:
          'You need one owner who knows the work and may stop the model, and we can supply engineers until yours are ready.',
      },
      {
        question: 'What do precision and recall mean for our daily work?',
        answer:
          'Precision is the share of flagged cases that were right; recall is the share of real cases that were flagged. Raising one usually lowers the other, so you choose the balance.',
      },
      {
        question: 'How do you keep oversight by people from becoming a formality?',
        answer:
          'We mix known errors into the cases that your reviewers see. If those pass unnoticed, we slow the work down or change the design.',
      },
      {
        question: 'Can you validate a model that another supplier built?',
        answer:
          'Yes, if we see its output on cases with known answers. We then leave the building to them, so that our opinion stays independent.',
      },
    ],
  },
  related: {
    heading: 'Industries with the most to read',
    industries: ['insurance', 'ecommerce-digital', 'healthcare-medical'],
  },
  closing: 'Choose one decision you make often. We’ll plan a measured test.',
}

import type { ServicePage } from '../catalogue/page-copy.ts'

export const page: ServicePage = {
  slug: 'sentiment-analysis',
  meta: {
    title: 'Sentiment analysis by topic',
    description:
      'We measure how customers, press and staff surveys write about a subject, topic by topic, with a margin of error and quotations and no author profiles.',
    keywords: [
      'sentiment analysis',
      'opinion mining',
      'customer feedback analysis',
      'reputation monitoring',
      'survey comments',
    ],
  },
  heading: 'Sentiment analysis',
  lede: 'We measure how people write about your product, service or company, topic by topic. You can read the quotations behind every figure.',
  facts: [
    {
      label: 'Sources',
      value: 'Reviews, surveys, tickets, press',
    },
    {
      label: 'Unit',
      value: 'One sentence on one topic',
    },
    {
      label: 'Needed',
      value: 'Texts you may use, topics, readers',
    },
    {
      label: 'Delivered',
      value: 'Shares with margins, and quotations',
    },
  ],
  proof: {
    label: 'Sample record',
    heading: 'What an opinion report shows',
    intro:
      'This sample shows one topic in one quarter with its margin of error, so you can see how firm the figure is.',
    specimen: {
      kind: 'Opinion summary',
      title: 'Hotel reviews, topic: check-in',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Texts',
          value: '3,118 reviews, two sites, own survey',
        },
        {
          label: 'On topic',
          value: '902 sentences',
          detail: 'Figures in this specimen are invented',
          note: {
            title: 'Sentence by sentence',
            text: 'A review may praise the bed and blame the queue. We count each part by topic.',
          },
        },
        {
          label: 'Tone',
          value: '58 % critical, 27 % pleased, 15 % neutral',
          note: {
            title: 'Plus or minus',
            text: 'The margin includes model error and sampling: here four points either way.',
          },
        },
        {
          label: 'Languages',
          value: 'English, German, Thai; Thai below target',
        },
        {
          label: 'Change',
          value: 'More critical than last quarter: shown',
          note: {
            title: 'Mix corrected',
            text: 'A change in the mix of review sites could move the figure, so we correct for it.',
          },
        },
        {
          label: 'Reason cited',
          value: 'Waiting for identity copies',
          detail: 'Eleven quotations enclosed',
        },
        {
          label: 'Suspect texts',
          value: '64 near-identical, left out',
          note: {
            title: 'Bought opinion',
            text: 'We set copies and bursts aside and count them. You can look at each one.',
          },
        },
        {
          label: 'Read by people',
          value: '300 sentences, agreement as expected',
          kind: 'result',
          note: {
            title: 'New sample each quarter',
            text: 'Two readers mark a new sample before they see what the model said.',
          },
        },
      ],
      foot: ['No author names stored', 'Specimen: hotel and reviews invented'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs sentiment analysis',
    points: [
      {
        title: 'Service managers',
        text: 'You see which step annoys customers and whether your last fix helped.',
      },
      {
        title: 'Communications',
        text: 'You see the tone of press coverage by issue, apart from its volume.',
      },
      {
        title: 'HR with survey comments',
        text: 'You get themes from free text, for groups large enough to stay anonymous.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we measure sentiment',
    steps: [
      {
        title: 'Topics',
        text: 'We find the topics in your texts, and you name and approve them.',
      },
      {
        title: 'Permission',
        text: 'We check the terms of each source and the notices to the authors.',
      },
      {
        title: 'Preparation',
        text: 'We remove copies and authors’ names and keep the languages apart.',
      },
      {
        title: 'Labelling',
        text: 'Readers label a sample of texts, and we improve the guideline where they differ.',
      },
      {
        title: 'Report',
        text: 'We correct for known model error and choose quotations by a fixed rule.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What sentiment analysis can’t tell you',
    points: [
      {
        title: 'What silent customers think',
        text: 'People who write reviews differ from people who buy, so add a survey with a known response rate if you need all customers.',
      },
      {
        title: 'How a person feels',
        text: 'We read the tone of texts and don’t measure or sell the mood, stress or loyalty of a named person.',
      },
      {
        title: 'Sarcasm',
        text: 'We report sarcasm’s share of the errors, because we catch some of “Wonderful, another delay” and miss some.',
      },
      {
        title: 'Who is right',
        text: 'A complaint may be popular and unfair, so look up the facts of the case before you act on it.',
      },
    ],
  },
  turnaround: {
    label: 'Stages',
    heading: 'Timing from topic map to regular report',
    table: {
      columns: ['Product', 'Drawn from', 'You supply', 'Timing'],
      rows: [
        [
          'Topic map',
          'A sample of texts',
          'Access, one subject expert',
          'Before anything is counted',
        ],
        [
          'First report',
          'All permitted texts',
          'Approved topics',
          'Once readers agree on the guideline',
        ],
        ['Regular report', 'New texts', 'Nothing further', 'As agreed for each period'],
        [
          'Alert',
          'Unusual change in one topic',
          'Threshold, recipient',
          'On the day it exceeds chance',
        ],
      ],
    },
    price: 'sources and their licences, languages, number of topics and hours of reading',
  },
  law: {
    label: 'Law',
    heading: 'Comment data law: GDPR and staff surveys',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'Public comments are personal data',
        text: 'A comment on an open page is still personal data under the GDPR, and the site’s terms apply. We use licensed feeds, your own channels and texts whose reuse is allowed.',
      },
      {
        title: 'Staff surveys',
        text: 'We analyse survey comments only, with notice, minimum group sizes and the works council consulted where there is one, and we leave employees’ emails and chats out. Inferring workers’ emotions from voice or face is prohibited in the EU, with narrow exceptions.',
      },
      {
        title: 'Political and health views',
        text: 'Such statements are special category data once they are tied to a person, so we remove authors first and offer no segments of this kind.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Sentiment analysis: common questions',
    items: [
      {
        question: 'How accurate is it?',
        answer:
          'For each language and topic we give you precision and recall against two readers, and how often the two readers agreed with each other.',
      },
      {
        question: 'Can you score individual customers?',
        answer:
          'We can route a ticket by the urgency of its content, but we give people no mood score.',
      },
      {
        question: 'Does one model serve all languages?',
        answer:
          'One model may, with unequal error, so we report a language below target as such or leave it out of the average.',
      },
      {
        question: 'What about stars and emojis?',
        answer:
          'We count them beside the text, because four stars mean different things in different countries.',
      },
      {
        question: 'How do you notice a change in accuracy?',
        answer:
          'We read a new sample by hand each quarter, and if agreement falls below the agreed level, we mark a break in the series.',
      },
      {
        question: 'Which topics can you measure?',
        answer:
          'You can measure any subject that appears often enough in your texts. We tell you the smallest number of sentences that gives a useful margin.',
      },
    ],
  },
  related: {
    heading: 'Services that act on sentiment findings',
    services: [
      {
        slug: 'interactive-dashboards',
        reason: 'Lets your service teams go from a share to the quotations behind it.',
      },
      {
        slug: 'nlp',
        reason: 'Finds the subjects in your texts before we measure their tone.',
      },
      {
        slug: 'recommendation-engines',
        reason: 'Uses the findings to stop poorly received items from being promoted.',
      },
    ],
    industries: ['hospitality-food-leisure', 'ecommerce-digital', 'telecommunications'],
  },
  closing: 'Where do your comments come from? We’ll plan a first report.',
}

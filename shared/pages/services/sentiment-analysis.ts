import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'sentiment-analysis',
  meta: {
    title: 'Sentiment analysis by topic',
    description:
      'How customers, press and staff surveys speak about a subject, sentence by sentence, with sampling error, languages kept apart and no profile of any author.',
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
    { label: 'Sources', value: 'Reviews, surveys, tickets, press' },
    { label: 'Unit', value: 'One sentence on one topic' },
    { label: 'Needed', value: 'Texts you may use, topics, readers' },
    { label: 'Delivered', value: 'Shares with intervals, and quotations' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What an opinion report shows',
    intro:
      'A single happy-or-angry figure is easily had and hard to use. The specimen gives one topic, one quarter, and the doubt.',
    specimen: {
      kind: 'Opinion summary',
      title: 'Hotel reviews, topic: check-in',
      number: 'No. 0000-SPECIMEN',
      fields: [
        { label: 'Texts', value: '3,118 reviews, two sites, own survey' },
        {
          label: 'On topic',
          value: '902 sentences',
          detail: 'Figures in this specimen are invented',
          note: {
            title: 'Sentence by sentence',
            text: 'One review may praise the bed and curse the queue. Each part is counted where it belongs.',
          },
        },
        {
          label: 'Tone',
          value: '58 % critical, 27 % pleased, 15 % neutral',
          note: {
            title: 'Plus or minus',
            text: 'Model error and sampling both enter the margin: here four points either way.',
          },
        },
        { label: 'Languages', value: 'English, German, Thai; Thai below target' },
        {
          label: 'Change',
          value: 'More critical than last quarter: shown',
          note: {
            title: 'Mix corrected',
            text: 'If one review site doubled its share, that alone would move the figure. It is taken out.',
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
            text: 'Copies and bursts are set aside, counted, and can be looked at.',
          },
        },
        {
          label: 'Read by people',
          value: '300 sentences, agreement as expected',
          kind: 'result',
          note: {
            title: 'Each quarter anew',
            text: 'Two readers mark a fresh sample without seeing what the model said.',
          },
        },
      ],
      foot: ['No author names stored', 'Specimen: hotel and reviews invented'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who needs sentiment analysis',
    points: [
      {
        title: 'Service leads',
        text: 'You see which step annoys customers and whether your last fix helped.',
      },
      {
        title: 'Communications',
        text: 'You see the tone of press coverage by issue, apart from its volume.',
      },
      {
        title: 'HR with survey comments',
        text: 'Themes from free text, for groups large enough to stay anonymous.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we measure sentiment',
    steps: [
      { title: 'Topics', text: 'Taken from the texts themselves, named by you.' },
      { title: 'Permission', text: 'Terms of each source and notices are checked.' },
      { title: 'Cleaning', text: 'Copies out, authors removed, languages split.' },
      { title: 'Marking', text: 'Readers label; their disputes refine the guide.' },
      { title: 'Estimating', text: 'Shares are corrected for known model error.' },
      { title: 'Reading', text: 'Quotations are chosen by rule, not by taste.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What sentiment analysis can’t tell you',
    points: [
      {
        title: 'What the silent think.',
        text: 'People who write reviews are not a sample of people who buy. A survey with a known response rate is.',
      },
      {
        title: 'How anyone feels.',
        text: 'We read tone in text. Moods, stress or loyalty of a named person are neither measured nor offered.',
      },
      {
        title: 'Sarcasm, reliably.',
        text: '“Wonderful, another delay.” Some is caught, some is not; its share among errors is reported.',
      },
      {
        title: 'Who is right.',
        text: 'A complaint may be unjust and popular. Facts of the case are found elsewhere.',
      },
    ],
  },
  turnaround: {
    label: 'Pace',
    heading: 'Timing from topic map to regular report',
    table: {
      columns: ['Product', 'Drawn from', 'You supply', 'When'],
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
          'Once readers agree on the guide',
        ],
        ['Regular report', 'New texts', 'Nothing further', 'Within 24 hours of each period’s end'],
        [
          'Alert',
          'Unusual change in one topic',
          'Threshold, recipient',
          'On the day it exceeds chance',
        ],
      ],
    },
  },
  law: {
    label: 'Law and decency',
    heading: 'Comment data law: GDPR and staff surveys',
    points: [
      {
        title: 'Public comments are personal data',
        text: 'A post on an open page is still personal data under the GDPR, and the site’s terms still bind. We use licensed feeds, your own channels and texts whose reuse is allowed.',
      },
      {
        title: 'Staff',
        text: 'Survey comments only, with notice, minimum group sizes and the works council heard where there is one. Mail and chat of employees are not analysed. Inferring workers’ emotions from voice or face is prohibited in the EU, with narrow exceptions.',
      },
      {
        title: 'Political and health views',
        text: 'Such statements are special-category data once tied to a person. Authors are removed before analysis, and topics of this kind are not sold as segments.',
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
          'For each language and topic we give precision and recall against two readers, and how often they agreed with each other. Beyond that no model can honestly go.',
      },
      {
        question: 'Can you score individual customers?',
        answer:
          'No. A ticket may be routed for urgency of its content; a person gets no mood score.',
      },
      {
        question: 'Does one model serve all languages?',
        answer:
          'One may, with unequal error. Languages below target are reported as such or left out, not averaged in.',
      },
      {
        question: 'What about stars and emojis?',
        answer:
          'Counted beside the text, not instead of it. Four stars mean different things in different countries.',
      },
      {
        question: 'How do you notice drift?',
        answer:
          'A fresh hand-read sample each quarter. When agreement drops below the agreed bar, the series is marked with a break.',
      },
    ],
  },
  related: {
    heading: 'Services that act on sentiment findings',
    services: [
      {
        slug: 'interactive-dashboards',
        reason: 'Lets service teams go from a share to the quotations.',
      },
      { slug: 'nlp', reason: 'Finds the subjects before their tone is asked about.' },
      { slug: 'recommendation-engines', reason: 'Keeps poorly received items from being pushed.' },
    ],
    industries: ['hospitality-food-leisure', 'ecommerce-digital', 'telecommunications'],
  },
  closing: 'Tell us where your comments come from. We’ll plan a first report.',
}

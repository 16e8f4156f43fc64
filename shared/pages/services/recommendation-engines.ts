import type { ServicePage } from '../catalogue/page-copy.ts'

export const page: ServicePage = {
  slug: 'recommendation-engines',
  meta: {
    title: 'Recommendation engines you can explain',
    description:
      'Recommendations for shops, libraries and learning, tested against a control group. Visitors see why an item appears and can switch profiling off.',
    keywords: [
      'recommendation engine',
      'personalisation',
      'recommender transparency',
      'A/B testing',
      'cold start',
      'Digital Services Act',
    ],
  },
  heading: 'Recommendation engines',
  lede: 'We build recommendations for your shop, library or courses and test them against a control group. Visitors can see why an item appears.',
  facts: [
    {
      label: 'Suggests',
      value: 'Products, articles, courses, next steps',
    },
    {
      label: 'Judged by',
      value: 'Experiment with a control group',
    },
    {
      label: 'Needed',
      value: 'Catalogue, interactions, house rules',
    },
    {
      label: 'Delivered',
      value: 'Ranking service and test reports',
    },
  ],
  proof: {
    label: 'Sample record',
    heading: 'What an experiment report shows',
    intro:
      'A click alone is weak evidence that a recommendation helped, so we compare visitors with a control group.',
    specimen: {
      kind: 'Experiment report',
      title: 'Related items, product page',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Change tested',
          value: 'Co-purchase list against editor’s list',
        },
        {
          label: 'Plan filed',
          value: '2026-01-12 12:00 UTC',
          kind: 'time',
          note: {
            title: 'Plan first',
            text: 'We fix the measure, the length and the stopping rule before the test starts.',
          },
        },
        {
          label: 'Visitors',
          value: '24,000 in each arm, split at random',
          detail: 'Figures in this specimen are invented',
        },
        {
          label: 'Main measure',
          value: 'Baskets per visit +1.2 % (0.3 to 2.1)',
          note: {
            title: 'Effect and range',
            text: 'If the range included zero, the report would say “no effect shown”.',
          },
        },
        {
          label: 'Guard measures',
          value: 'Returns equal; complaints equal',
          note: {
            title: 'Check for harm',
            text: 'We also watch returns and complaints. Either can stop a test.',
          },
        },
        {
          label: 'Variety',
          value: 'Share of catalogue shown: 61 %, was 44 %',
        },
        {
          label: 'Reason shown',
          value: '“Often bought with the item you chose”',
          note: {
            title: 'The true reason',
            text: 'We write the sentence from the factor that ranked the item.',
          },
        },
        {
          label: 'Decision',
          value: 'Adopted by the shop’s own lead',
          kind: 'result',
        },
      ],
      foot: ['Raw counts enclosed', 'Specimen: no such shop'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs a recommendation engine',
    points: [
      {
        title: 'Shops and marketplaces',
        text: 'You sell thousands of items and visitors see about thirty, so the choice of thirty matters.',
      },
      {
        title: 'Publishers, libraries and learning providers',
        text: 'You want readers to find a second relevant article, and learners the next exercise that fits, with an editor or teacher in charge.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we build and test recommendations',
    steps: [
      {
        title: 'Aim',
        text: 'You tell us what a good result is and what must be avoided.',
      },
      {
        title: 'Signals',
        text: 'We agree which behaviour may count and for how long we keep it.',
      },
      {
        title: 'Ranking',
        text: 'We draw a shortlist, score it and apply your rules on stock and fairness.',
      },
      {
        title: 'Experiment',
        text: 'We test against a control group, and your team decides on the result.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What recommendations can’t tell you',
    points: [
      {
        title: 'What people would have wanted',
        text: 'We keep a share of random items to learn about the rest, because visitors choose from what you show them.',
      },
      {
        title: 'New visitors and new items',
        text: 'Where history is missing we use content and season, and we report that start apart from the average.',
      },
      {
        title: 'Long-term loyalty',
        text: 'We keep a small group free of personalisation for months, which shows the customers who grow tired after a short test.',
      },
    ],
  },
  turnaround: {
    label: 'Stages',
    heading: 'Timing from first data to a result',
    table: {
      columns: ['Step', 'Answers', 'You bring', 'Timing'],
      rows: [
        ['Data review', 'Is there enough signal?', 'Logs, catalogue', 'Agreed in the offer'],
        ['Replay', 'Is it better on past sessions?', 'Past sessions', 'After the data review'],
        ['Experiment', 'Does it help?', 'Traffic', 'Set by the visitors needed, calculated first'],
        ['Live recommendation', 'What to show now?', 'The page context', 'Before the page appears'],
      ],
    },
    price: 'size of the catalogue, number of pages, traffic and number of experiments',
  },
  law: {
    label: 'Law',
    heading: 'Recommender law: DSA, GDPR and minors',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'Digital Services Act',
        text: 'Online platforms in the EU must state their recommender’s main parameters and how users can change them. Very large ones also offer a version free of profiling, and we write the text for you from the real factors.',
      },
      {
        title: 'GDPR and device rules',
        text: 'Visitors can object to profiling, and for direct marketing their objection is final. Reading identifiers from a device usually needs consent first; otherwise we recommend from the page alone.',
      },
      {
        title: 'Children and sensitive goods',
        text: 'Platforms in the EU may not show minors advertising based on profiling. We leave medicines, debt and betting out of personal recommendations unless you have cleared them.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Recommendation engines: common questions',
    items: [
      {
        question: 'How much traffic does a test need?',
        answer:
          'It depends on the smallest effect worth having, which we calculate first, and we advise against a test that your traffic is too low to decide.',
      },
      {
        question: 'Can editors pin and ban items?',
        answer:
          'Yes, your rules come before the score, and we log each one and estimate what it costs in the main measure.',
      },
      {
        question: 'Will big sellers crowd out small ones?',
        answer:
          'They tend to, so we measure exposure by seller, and you may set minimum shares or rotation and see in the experiment what that costs.',
      },
      {
        question: 'Do you use paid placement as a signal?',
        answer:
          'We label paid positions and keep them separate from the ranking, as consumer law in many countries requires.',
      },
      {
        question: 'What happens when a visitor switches profiling off?',
        answer:
          'We stop using the history at once and delete it on your schedule. The page then works from context, which is often nearly as good.',
      },
    ],
  },
  related: {
    heading: 'Services that improve recommendations',
    services: [
      {
        slug: 'nlp',
        reason: 'Describes items from their text, which helps items that lack a history.',
      },
      {
        slug: 'predictive-analytics',
        reason: 'Keeps items that will soon be out of stock off your page.',
      },
      {
        slug: 'custom-software',
        reason: 'Builds the part of your shop or library where recommendations appear.',
      },
    ],
    industries: ['ecommerce-digital', 'retail-consumer', 'hospitality-food-leisure'],
  },
  closing: 'Choose one page of your shop. We’ll plan a controlled test on it.',
}

import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'recommendation-engines',
  meta: {
    title: 'Recommendation engines you can explain',
    description:
      'Suggestions for shops, libraries and learning, tested by experiment and not by clicks alone. Visitors see why an item appears and can switch profiling off.',
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
    { label: 'Suggests', value: 'Products, articles, courses, next steps' },
    { label: 'Judged by', value: 'Experiment with a control group' },
    { label: 'Needed', value: 'Catalogue, interactions, house rules' },
    { label: 'Delivered', value: 'Ranking service and test reports' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What an experiment report shows',
    intro:
      'A click on a suggestion does not show that the suggestion caused it. The report compares with people who were shown something else.',
    specimen: {
      kind: 'Experiment report',
      title: 'Related items, product page',
      number: 'No. 0000-SPECIMEN',
      fields: [
        { label: 'Change tested', value: 'Co-purchase list against editor’s list' },
        {
          label: 'Plan filed',
          value: '2026-01-12 12:00 UTC',
          kind: 'time',
          note: {
            title: 'Plan first',
            text: 'Measure, length and stopping rule are fixed beforehand. No peeking until it looks good.',
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
            title: 'Effect and interval',
            text: 'Were zero inside the interval, the report would say “no effect shown”.',
          },
        },
        {
          label: 'Guard measures',
          value: 'Returns equal; complaints equal',
          note: {
            title: 'Harm looked for',
            text: 'More sales with more returns is no gain. Guards can stop a test on their own.',
          },
        },
        { label: 'Variety', value: 'Share of catalogue shown: 61 %, was 44 %' },
        {
          label: 'Reason shown',
          value: '“Often bought with the item you chose”',
          note: {
            title: 'The true reason',
            text: 'The sentence is produced from the factor that ranked the item, not written afterwards.',
          },
        },
        { label: 'Decision', value: 'Adopted by the shop’s own lead', kind: 'result' },
      ],
      foot: ['Raw counts enclosed', 'Specimen: no such shop'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who needs a recommendation engine',
    points: [
      {
        title: 'Shops and marketplaces',
        text: 'You sell thousands of items and visitors see about thirty.',
      },
      {
        title: 'Publishers and libraries',
        text: 'You want readers to find a second relevant article.',
      },
      {
        title: 'Learning providers',
        text: 'Next exercises that follow from mistakes, with the teacher able to alter the path.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we build and test recommendations',
    steps: [
      { title: 'Aim', text: 'What good means, and what must not happen.' },
      { title: 'Signals', text: 'Which behaviour may count, and for how long.' },
      { title: 'Candidates', text: 'A shortlist is drawn from the catalogue.' },
      { title: 'Ranking', text: 'Scores, then house rules on stock and fairness.' },
      { title: 'Replay', text: 'Past sessions are replayed for precision and recall.' },
      { title: 'Experiment', text: 'Live test with control; your lead decides.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What recommendations can’t tell you',
    points: [
      {
        title: 'What people would have wanted.',
        text: 'They chose from what was shown. A share of random suggestions is kept to learn about the rest.',
      },
      {
        title: 'Newcomers and new items.',
        text: 'With no history it falls back on content and season. That start is reported apart from the average.',
      },
      {
        title: 'Long-term regard.',
        text: 'A short test does not see a customer who tires of being pushed. A small group stays unpersonalised for months.',
      },
      {
        title: 'Intent.',
        text: 'A gift for an aunt looks like a taste. Visitors can remove an item from what counts.',
      },
    ],
  },
  turnaround: {
    label: 'Pace',
    heading: 'Timing from first data to a result',
    table: {
      columns: ['Step', 'Answers', 'You bring', 'Time'],
      rows: [
        ['Data reading', 'Is there enough signal?', 'Logs, catalogue', 'Dated in the offer'],
        ['Replay', 'Is it better on paper?', 'Past sessions', 'Follows the reading'],
        ['Experiment', 'Does it help?', 'Traffic', 'Set by visitors needed, worked out before'],
        ['Suggestion', 'What to show now?', 'The page context', 'Before the page is drawn'],
      ],
    },
  },
  law: {
    label: 'Law',
    heading: 'Recommender law: DSA, GDPR and minors',
    points: [
      {
        title: 'Digital Services Act',
        text: 'Online platforms in the EU must state their recommender’s main parameters and how users can change them; very large ones also offer a version without profiling. Consumer law asks marketplaces how search results are ranked. We write both texts from the real factors.',
      },
      {
        title: 'GDPR and device rules',
        text: 'Profiling can be objected to, and for direct marketing the objection is final. Reading identifiers from a device usually needs consent first; without it, suggestions follow the page alone.',
      },
      {
        title: 'Children and sensitive goods',
        text: 'No profile-based advertising to minors on platforms in the EU. Medicines, debt and betting are left out of personal suggestions unless your counsel decides otherwise.',
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
          'It depends on the smallest effect worth having. We compute it first, and if your traffic cannot show it, we advise against the test.',
      },
      {
        question: 'Can editors pin and ban items?',
        answer:
          'Yes. House rules stand above the score, are logged, and their cost in the main measure is estimated.',
      },
      {
        question: 'Will big sellers crowd out small ones?',
        answer:
          'They tend to. Exposure by seller is measured, and you may set floors or rotation. The experiment reports what that costs.',
      },
      {
        question: 'Do you use paid placement as a signal?',
        answer:
          'We label paid positions and keep them separate from the ranking, as consumer law in many countries requires.',
      },
      {
        question: 'What happens when a visitor says no?',
        answer:
          'History stops counting at once and is deleted on your schedule. The page works on context, which is often nearly as good.',
      },
    ],
  },
  related: {
    heading: 'Services that improve recommendations',
    services: [
      {
        slug: 'nlp',
        reason: 'Describes items from their text, which helps those without history.',
      },
      {
        slug: 'predictive-analytics',
        reason: 'Keeps items that will be out of stock off the page.',
      },
      { slug: 'custom-software', reason: 'Builds the shelf on which suggestions appear.' },
    ],
    industries: ['ecommerce-digital', 'retail-consumer', 'hospitality-food-leisure'],
  },
  closing: 'Choose one page of your shop. We’ll plan a controlled test on it.',
}

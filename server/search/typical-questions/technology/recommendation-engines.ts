import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/recommendation-engines`. */
export const recommendationEnginesQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/recommendation-engines',
    answer:
      'We build recommendations for your shop, library or courses and test them against a control group. Visitors can see why an item appears.',
    asked: [
      'what is a recommendation engine',
      'product recommendations',
      'people who bought this also bought',
    ],
  },
  {
    passage: '/recommendation-engines~1',
    answer:
      'Suggests: Products, articles, courses, next steps. Judged by: Experiment with a control group. Needed: Catalogue, interactions, house rules. Delivered: Ranking service and test reports.',
    asked: ['what do you need for recommendations', 'what do we need for suggestions'],
  },
  {
    passage: '/recommendation-engines#specimen~3',
    answer: 'We also watch returns and complaints. Either can stop a test.',
    asked: ['can a recommendation hurt sales', 'do suggestions cause returns'],
  },
  {
    passage: '/recommendation-engines#limits~1',
    answer:
      'Where history is missing we use content and season, and we report that start apart from the average.',
    asked: [
      'new shop without history',
      'cold start',
      'new product without history',
      'new visitors',
      'nobody has bought the new article yet',
    ],
  },
  {
    passage: '/recommendation-engines#stages~2',
    answer:
      'Experiment. Answers: Does it help? You bring: Traffic. Timing: Set by the visitors needed, calculated first.',
    asked: ['how long is an A/B test', 'how many weeks does the experiment run'],
  },
  {
    passage: '/recommendation-engines#law',
    answer:
      'Online platforms in the EU must state their recommender’s main parameters and how users can change them. Very large ones also offer a version free of profiling, and we write the text for you from the real factors.',
    asked: [
      'duties of platforms for recommender systems',
      'Digital Services Act',
      'rules for platforms in Europe',
    ],
  },
  {
    passage: '/recommendation-engines#law~1',
    answer:
      'Visitors can object to profiling, and for direct marketing their objection is final. Reading identifiers from a device usually needs consent first; otherwise we recommend from the page alone.',
    asked: ['object to profiling', 'consent for recommendations', 'can users say no to profiling'],
  },
  {
    passage: '/recommendation-engines#law~2',
    answer:
      'Platforms in the EU may not show minors advertising based on profiling. We leave medicines, debt and betting out of personal recommendations unless you have cleared them.',
    asked: [
      'personalised ads for children',
      'recommendations for children',
      'alcohol or gambling products',
    ],
  },
  {
    passage: '/recommendation-engines#how-much-traffic-does-a-test-need',
    answer:
      'It depends on the smallest effect worth having, which we calculate first, and we advise against a test that your traffic is too low to decide.',
    asked: [
      'how many visitors for an A/B test',
      'sample size of a recommendation experiment',
      'is our shop too small to test',
      'how many visitors does a test need',
      'minimum traffic',
      'our shop is tiny, is a test worth it',
    ],
  },
  {
    passage: '/recommendation-engines#can-editors-pin-and-ban-items',
    answer:
      'Yes, your rules come before the score, and we log each one and estimate what it costs in the main measure.',
    asked: [
      'can merchandising promote certain items',
      'exclude products from suggestions',
      'manual boosting of articles in recommendations',
      'can editors pin items',
      'manual override of recommendations',
      'we want to push some articles to the top',
      'our merchandisers want to force products',
    ],
  },
  {
    passage: '/recommendation-engines#will-big-sellers-crowd-out-small-ones',
    answer:
      'They tend to, so we measure exposure by seller, and you may set minimum shares or rotation and see in the experiment what that costs.',
    asked: [
      'popular sellers get all the clicks',
      'fair exposure for small vendors',
      'do recommendations favour large brands',
      'big sellers dominate',
      'small sellers visibility',
      'the big brands get all the attention',
    ],
  },
  {
    passage: '/recommendation-engines#do-you-use-paid-placement-as-a-signal',
    answer:
      'We label paid positions and keep them separate from the ranking, as consumer law in many countries requires.',
    asked: [
      'are sponsored items mixed in',
      'do ads influence the recommendations',
      'pay for a better place in suggestions',
      'paid placement',
      'sponsored products',
      'sellers pay to be shown first',
    ],
  },
  {
    passage: '/recommendation-engines#what-happens-when-a-visitor-switches-profiling-off',
    answer:
      'We stop using the history at once and delete it on your schedule. The page then works from context, which is often nearly as good.',
    asked: [
      'user opts out of personalisation',
      'what if a shopper refuses tracking',
      'recommendations without browsing history',
      'visitor turns off personalisation',
      'a shopper does not want to be followed',
    ],
  },
  {
    passage: '/recommendation-engines#specimen',
    answer:
      'A click alone is weak evidence that a recommendation helped, so we compare visitors with a control group.',
    asked: ['what is in an experiment report'],
  },
  {
    passage: '/recommendation-engines#specimen~2',
    answer: 'If the range included zero, the report would say “no effect shown”.',
    asked: ['no effect shown'],
  },
  {
    passage: '/recommendation-engines#specimen~4',
    answer: 'We write the sentence from the factor that ranked the item.',
    asked: ['why was this recommended to me'],
  },
  {
    passage: '/recommendation-engines#who-it-is-for',
    answer:
      'You sell thousands of items and visitors see about thirty, so the choice of thirty matters.',
    asked: ['shop with thousands of items'],
  },
  {
    passage: '/recommendation-engines#how-it-works~1',
    answer: 'We agree which behaviour may count and for how long we keep it.',
    asked: ['which behaviour is used for suggestions'],
  },
  {
    passage: '/recommendation-engines#limits',
    answer:
      'We keep a share of random items to learn about the rest, because visitors choose from what you show them.',
    asked: ['do people only click what you show them'],
  },
  {
    passage: '/recommendation-engines#limits~2',
    answer:
      'We keep a small group free of personalisation for months, which shows the customers who grow tired after a short test.',
    asked: ['do customers get tired of it'],
  },
  {
    passage: '/recommendation-engines#stages~3',
    answer:
      'Live recommendation. Answers: What to show now? You bring: The page context. Timing: Before the page appears.',
    asked: ['how fast is a suggestion'],
  },
]

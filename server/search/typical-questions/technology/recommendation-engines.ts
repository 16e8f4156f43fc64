import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/recommendation-engines`. */
export const recommendationEnginesQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/recommendation-engines',
    answer:
      'We build recommendations for your shop, library or courses and test them against a control group. Visitors can see why an item appears.',
    asked: ['what is a recommendation engine', 'product recommendations'],
  },
  {
    passage: '/recommendation-engines~1',
    answer:
      'Suggests: Products, articles, courses, next steps. Judged by: Experiment with a control group. Needed: Catalogue, interactions, house rules. Delivered: Ranking service and test reports.',
    asked: ['what do you need for recommendations'],
  },
  {
    passage: '/recommendation-engines#specimen~3',
    answer: 'We also watch returns and complaints. Either can stop a test.',
    asked: ['can a recommendation hurt sales'],
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
    asked: ['how long is an A/B test'],
  },
  {
    passage: '/recommendation-engines#law',
    answer:
      'Online platforms in the EU must state their recommender’s main parameters and how users can change them. Very large ones also offer a version free of profiling, and we write the text for you from the real factors.',
    asked: ['duties of platforms for recommender systems', 'Digital Services Act'],
  },
  {
    passage: '/recommendation-engines#law~1',
    answer:
      'Visitors can object to profiling, and for direct marketing their objection is final. Reading identifiers from a device usually needs consent first; otherwise we recommend from the page alone.',
    asked: ['object to profiling', 'consent for recommendations'],
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
]

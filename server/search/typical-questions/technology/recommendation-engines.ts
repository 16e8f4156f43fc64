import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/recommendation-engines`. */
export const recommendationEnginesQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/recommendation-engines#how-much-traffic-does-a-test-need',
    answer:
      'It depends on the smallest effect worth having, which we calculate first, and we advise against a test that your traffic is too low to decide.',
    asked: [
      'how many visitors for an A/B test',
      'sample size of a recommendation experiment',
      'is our shop too small to test',
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
    ],
  },
  {
    passage: '/recommendation-engines#limits~1',
    answer:
      'Where history is missing we use content and season, and we report that start apart from the average.',
    asked: ['new shop without history', 'cold start'],
  },
  {
    passage: '/recommendation-engines#law',
    answer:
      'Online platforms in the EU must state their recommender’s main parameters and how users can change them. Very large ones also offer a version free of profiling, and we write the text for you from the real factors.',
    asked: ['duties of platforms for recommender systems'],
  },
  {
    passage: '/recommendation-engines#law~2',
    answer:
      'Platforms in the EU may not show minors advertising based on profiling. We leave medicines, debt and betting out of personal recommendations unless you have cleared them.',
    asked: ['personalised ads for children'],
  },
]

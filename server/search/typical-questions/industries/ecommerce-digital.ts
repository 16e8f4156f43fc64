import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/ecommerce-digital`. */
export const ecommerceDigitalQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/ecommerce-digital#can-a-model-tell-whether-a-product-review-is-fake',
    answer:
      'It can show that a group of reviews differs from how your customers write. We give you the pattern, the reasons and the error rate measured on your own sample.',
    asked: [
      'detect bogus reviews in an online shop',
      'are customer ratings manipulated',
      'bought five star reviews',
    ],
  },
  {
    passage:
      '/industries/ecommerce-digital#how-much-information-should-we-request-from-a-new-seller',
    answer:
      'Start with what you need to find the seller again. We read the registry first, which costs your seller no time, and you ask for documents only where it leaves a gap.',
    asked: [
      'data to collect from marketplace vendors',
      'onboarding form of new merchants',
      'too many questions scare sellers away',
    ],
  },
  {
    passage: '/industries/ecommerce-digital#do-you-screen-seasonal-warehouse-staff-in-peak-weeks',
    answer:
      'Yes, and we suggest that you order when the offer is accepted. Courts that answer online reply within 24 hours, and the others need the extra days before the first shift.',
    asked: [
      'Christmas workers in the warehouse',
      'peak season temps in fulfilment',
      'fast checks for pickers and packers',
    ],
  },
  {
    passage: '/industries/ecommerce-digital#can-you-connect-seller-verification-to-our-onboarding',
    answer:
      'Yes, by file transfer, or through a connection that we build for your platform. It sends the company details and receives the status, the source and the date.',
    asked: [
      'api for checking merchants at sign-up',
      'automatic vendor verification in our marketplace',
      'link seller checks to registration',
    ],
  },
  {
    passage: '/industries/ecommerce-digital#how-do-you-find-a-banned-seller-who-opens-a-new-shop',
    answer:
      'We compare bank details, addresses, directors and documents with those you have already closed. You decide on each match after your team has seen the evidence.',
    asked: [
      'blocked merchant comes back with another name',
      'repeat offenders among sellers',
      'suspended vendor with new account',
    ],
  },
]

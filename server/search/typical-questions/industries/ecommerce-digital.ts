import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/ecommerce-digital`. */
export const ecommerceDigitalQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/ecommerce-digital#checks-by-role',
    answer:
      'High-volume sellers. Checks: Registry, tax number, bank account, address. Repeat: Yearly certificate, or on any change. Turnaround: Up to 10 working days (address visit).',
    asked: ['verify marketplace sellers', 'big sellers on our marketplace'],
  },
  {
    passage: '/industries/ecommerce-digital#checks-by-role~1',
    answer:
      'Small and private sellers. Checks: Identity and contact details, as the law requires. Repeat: On reaching a threshold. Turnaround: Up to 5 working days (identity).',
    asked: ['private sellers checks', 'hobby sellers'],
  },
  {
    passage: '/industries/ecommerce-digital#checks-by-role~2',
    answer:
      'Warehouse and seasonal crews. Checks: Criminal where lawful, address, right to work. Repeat: Each season. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['warehouse seasonal crew checks', 'Christmas warehouse helpers'],
  },
  {
    passage: '/industries/ecommerce-digital#checks-by-role~3',
    answer:
      'Moderators and support agents. Checks: Criminal, employment, address. Repeat: When tools show more personal data. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['content moderator checks', 'people who moderate content'],
  },
  {
    passage: '/industries/ecommerce-digital#law-and-guidance',
    answer:
      'Under the INFORM Consumers Act, you must collect and verify bank, tax and contact details of high-volume third-party sellers and obtain a yearly certification. The FCRA covers our reports on your warehouse and support staff.',
    asked: ['INFORM Consumers Act', 'seller verification law in America'],
  },
  {
    passage: '/industries/ecommerce-digital#can-a-model-tell-whether-a-product-review-is-fake',
    answer:
      'It can show that a group of reviews differs from how your customers write. We give you the pattern, the reasons and the error rate measured on your own sample.',
    asked: [
      'detect bogus reviews in an online shop',
      'are customer ratings manipulated',
      'bought five star reviews',
      'fake product review',
      'all these five star comments sound the same',
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
      'what should we ask a new seller',
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
      'peak season warehouse staff',
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
      'seller verification integration',
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
      'banned seller comes back',
      'we threw a seller out and he is back',
    ],
  },
]

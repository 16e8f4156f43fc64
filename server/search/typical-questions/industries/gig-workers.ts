import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/gig-workers`. */
export const gigWorkersQuestions: readonly TypicalQuestion[] = [
  {
    passage:
      '/industries/gig-workers#how-does-continuous-background-screening-of-gig-workers-work-in-practice',
    answer:
      'We ask agreed sources again on a schedule, or they tell us of changes where the law permits. The worker is told or signs first, and the screening ends when the account closes.',
    asked: [
      'ongoing monitoring of riders',
      'repeat checks on app workers',
      'does screening of couriers go on after sign-up',
    ],
  },
  {
    passage:
      '/industries/gig-workers#can-a-gig-worker-refuse-a-face-check-when-we-confirm-identity',
    answer:
      'Yes, so offer another route, such as a live video call. Biometric law in Illinois and in the European Union, among others, expects a real choice or a strong legal basis.',
    asked: [
      'driver declines facial verification',
      'biometric consent for couriers',
      'alternative to selfies for platform workers',
    ],
  },
  {
    passage: '/industries/gig-workers#who-answers-a-gig-worker-who-disputes-the-result-of-a-check',
    answer:
      'We answer the worker and ask the source again. We also tell you that the result is disputed, and you pause any decision that relies on it.',
    asked: [
      'courier contests a record',
      'rideshare worker says the report is false',
      "who replies to an app worker's complaint",
    ],
  },
  {
    passage:
      '/industries/gig-workers#can-a-worker-reuse-one-background-check-on-another-gig-platform',
    answer:
      'A worker may share their own report with any platform. We keep each platform’s file separate, so your results stay with you.',
    asked: [
      'take my check from one app to another',
      'portable background check for riders',
      'reuse results between delivery companies',
    ],
  },
  {
    passage:
      '/industries/gig-workers#which-background-checks-should-a-new-courier-or-delivery-platform-start-with',
    answer:
      'We suggest identity and permission to work, then the lightest record check that local law allows. Add more only where the task enters homes or involves children.',
    asked: [
      'first checks for a food delivery startup',
      'minimum screening of riders',
      'what to check before someone delivers',
    ],
  },
  {
    passage:
      '/industries/gig-workers#how-do-you-find-rented-accounts-and-still-respect-workers-privacy',
    answer:
      'You prompt for a live identity picture at set moments and compare it with the approved one. Workers know the rule in advance and can choose the other route.',
    asked: [
      'account sharing among riders',
      "someone drives with a friend's profile",
      'detect borrowed accounts',
    ],
  },
]

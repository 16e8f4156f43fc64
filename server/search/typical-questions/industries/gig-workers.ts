import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/gig-workers`. */
export const gigWorkersQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/gig-workers#checks-by-role',
    answer:
      'Food and parcel couriers. Checks: Identity, right to work, basic record. Repeat: Identity by selfie prompt; record as law allows. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['courier checks', 'food delivery rider screening', 'bike riders who deliver meals'],
  },
  {
    passage: '/industries/gig-workers#checks-by-role~1',
    answer:
      'Ride-hail drivers. Checks: Licence, driving record, criminal, permit. Repeat: Rolling, with the city permit. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['taxi or ride-hail driver checks', 'uber driver check', 'minicab drivers on an app'],
  },
  {
    passage: '/industries/gig-workers#checks-by-role~2',
    answer:
      'Cleaners and home repairers. Checks: Identity, criminal, address. Repeat: Yearly or after a serious complaint. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['cleaner checks', 'handyman screening', 'people who clean homes through an app'],
  },
  {
    passage: '/industries/gig-workers#checks-by-role~3',
    answer:
      'Carers, sitters and tutors. Checks: Enhanced record where eligible, credentials. Repeat: On each new kind of client. Turnaround: Up to 8 weeks (enhanced criminal record).',
    asked: ['babysitter checks', 'tutor screening', 'nanny check'],
  },
  {
    passage: '/industries/gig-workers#checks-by-role~4',
    answer:
      'Online freelancers. Checks: Identity, education, past clients. Repeat: For the first enterprise project. Turnaround: Up to 15 working days (education).',
    asked: ['online freelancer checks', 'designers hired on a platform'],
  },
  {
    passage:
      '/industries/gig-workers#how-does-continuous-background-screening-of-gig-workers-work-in-practice',
    answer:
      'We ask agreed sources again on a schedule, or they tell us of changes where the law permits. The worker is told or signs first, and the screening ends when the account closes.',
    asked: [
      'ongoing monitoring of riders',
      'repeat checks on app workers',
      'does screening of couriers go on after sign-up',
      'continuous screening of gig workers',
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
      'refuse a selfie',
      'say no to face scan',
      'selfie verification',
      'the delivery app wants a picture of my face',
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
      'gig worker disputes a result',
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
      'use my check on another platform',
      'transfer my background check',
      'can I take my check along to another app',
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
      'checks for a new delivery platform',
      'start a courier app',
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
      'rented account',
      'somebody lends his account to a friend',
    ],
  },
]

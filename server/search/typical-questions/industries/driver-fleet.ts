import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/driver-fleet`. */
export const driverFleetQuestions: readonly TypicalQuestion[] = [
  {
    passage:
      '/industries/driver-fleet#is-there-one-national-motor-vehicle-record-in-the-united-states',
    answer:
      'Each state keeps its own record of its drivers. We ask every state in which your driver held a licence during the period, as the rule requires.',
    asked: [
      'federal driving record',
      'MVR across all states',
      "one search for a US driver's history",
    ],
  },
  {
    passage:
      '/industries/driver-fleet#can-licence-alerts-replace-the-yearly-review-of-each-driver-s-record',
    answer:
      'Alerts tell you sooner, and the review is still yours to make. Someone in your company judges the record and writes down the result.',
    asked: [
      'continuous MVR monitoring versus annual review',
      'license monitoring enough for DOT',
      'is the annual driver review still needed',
    ],
  },
  {
    passage:
      '/industries/driver-fleet#do-you-collect-the-samples-for-drug-and-alcohol-tests-of-drivers',
    answer:
      'Separate providers with their own approvals collect and test the samples. We can keep the status in the driver’s file beside the other results.',
    asked: ['who does drug tests of drivers', 'alcohol test samples', 'DOT urine collection'],
  },
  {
    passage: '/industries/driver-fleet#what-belongs-in-a-driver-qualification-file-for-a-dot-audit',
    answer:
      'You need the application, state records, past-employer inquiries, medical certificate, road test or equivalent and annual review. We list what each driver’s file still lacks and when it is due.',
    asked: ['driver file contents', 'documents for FMCSA inspection', 'DQ file checklist'],
  },
  {
    passage: '/industries/driver-fleet#how-do-we-check-uk-and-eu-drivers-from-one-system',
    answer:
      'We keep one status for each driver and ask each country’s source. You see the entitlement, the card and the next date to renew.',
    asked: [
      'mixed fleet in Britain and Europe',
      'tacho card and licence of EU drivers',
      'one overview of drivers in two countries',
    ],
  },
  {
    passage:
      '/industries/driver-fleet#how-long-does-it-take-to-receive-a-us-driving-record-by-state',
    answer:
      'Many states answer online within 24 hours, while some need a signed form from the driver, and we tell you which ones before you order.',
    asked: ['driving abstract time', 'wait for an MVR', 'speed of driving history by state'],
  },
]

import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/driver-fleet`. */
export const driverFleetQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/driver-fleet#checks-by-role',
    answer:
      'Interstate truck drivers (US). Checks: Record by state, past employers, medical, licence. Repeat: Yearly review; certificate by its own date. Turnaround: Up to 15 working days (issuing body).',
    asked: ['truck driver checks in the US', 'interstate driver screening', 'CDL driver'],
  },
  {
    passage: '/industries/driver-fleet#checks-by-role~1',
    answer:
      'Lorry and coach drivers (EU, UK). Checks: Entitlement, driver CPC, tachograph card. Repeat: At expiry, and as points accrue. Turnaround: Up to 15 working days (issuing body).',
    asked: ['lorry driver checks in Europe', 'HGV or coach driver', 'HGV drivers'],
  },
  {
    passage: '/industries/driver-fleet#checks-by-role~2',
    answer:
      'Bus, school and patient transport. Checks: The above, with criminal at the level allowed. Repeat: With the vehicle or route permit. Turnaround: Up to 8 weeks (enhanced criminal record).',
    asked: ['bus driver checks', 'school bus driver', 'school bus drivers'],
  },
  {
    passage: '/industries/driver-fleet#checks-by-role~3',
    answer:
      'Company-car and pool drivers. Checks: Entitlement, endorsements, insurance terms. Repeat: By band of risk, twice a year at most. Turnaround: Up to 15 working days (issuing body).',
    asked: ['company car driver checks', 'salespeople with a company car'],
  },
  {
    passage: '/industries/driver-fleet#checks-by-role~4',
    answer:
      'Owner-drivers and subcontractors. Checks: Operating licence, insurance, identity, address. Repeat: On change of vehicle or policy. Turnaround: Up to 15 working days (issuing body).',
    asked: ['owner-driver checks', 'self-employed hauliers'],
  },
  {
    passage: '/industries/driver-fleet#law-and-guidance',
    answer:
      'Part 391 sets your driver qualification file: application, records from each state, inquiries to past regulated employers, medical qualification and an annual review. You document good-faith attempts where a source stays silent.',
    asked: ['49 CFR 391', 'driver qualification rules', 'file on each truck driver under US rules'],
  },
  {
    passage: '/industries/driver-fleet#law-and-guidance~1',
    answer:
      'Before a commercial driver does safety-sensitive work, you make a full Clearinghouse query with the driver’s consent in that system, and you query again each year. Since January 2023 it replaces the question to former employers about drug and alcohol tests.',
    asked: [
      'Clearinghouse query',
      'drug test rule for drivers',
      'drug and alcohol database for drivers',
    ],
  },
  {
    passage: '/industries/driver-fleet#law-and-guidance~2',
    answer:
      'A driver can generate a code that lets you see the DVLA record. Operators answer to the Traffic Commissioner for the licences of all drivers, agency drivers included.',
    asked: ['DVLA check code', 'see penalty points of a driver in Britain'],
  },
  {
    passage: '/industries/driver-fleet#law-and-guidance~3',
    answer:
      'Professional drivers hold a certificate of professional competence, shown as code 95 on the licence and renewed by periodic training. Tachograph rules govern driver cards and rest periods, and your records must show both.',
    asked: ['tachograph card', 'driver CPC', 'code 95 on the licence'],
  },
  {
    passage:
      '/industries/driver-fleet#is-there-one-national-motor-vehicle-record-in-the-united-states',
    answer:
      'Each state keeps its own record of its drivers. We ask every state in which your driver held a licence during the period, as the rule requires.',
    asked: [
      'federal driving record',
      'MVR across all states',
      "one search for a US driver's history",
      'national driving record USA',
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
      'licence alerts',
    ],
  },
  {
    passage:
      '/industries/driver-fleet#do-you-collect-the-samples-for-drug-and-alcohol-tests-of-drivers',
    answer:
      'Separate providers with their own approvals collect and test the samples. We can keep the status in the driver’s file beside the other results.',
    asked: [
      'who does drug tests of drivers',
      'alcohol test samples',
      'DOT urine collection',
      'drug testing',
      'alcohol test',
      'do you do drug tests',
      'must the driver give a urine sample with you',
    ],
  },
  {
    passage: '/industries/driver-fleet#what-belongs-in-a-driver-qualification-file-for-a-dot-audit',
    answer:
      'You need the application, state records, past-employer inquiries, medical certificate, road test or equivalent and annual review. We list what each driver’s file still lacks and when it is due.',
    asked: [
      'driver file contents',
      'documents for FMCSA inspection',
      'DQ file checklist',
      'driver qualification file contents',
      'DOT audit',
    ],
  },
  {
    passage: '/industries/driver-fleet#how-do-we-check-uk-and-eu-drivers-from-one-system',
    answer:
      'We keep one status for each driver and ask each country’s source. You see the entitlement, the card and the next date to renew.',
    asked: [
      'mixed fleet in Britain and Europe',
      'tacho card and licence of EU drivers',
      'one overview of drivers in two countries',
      'UK and EU drivers in one system',
      'we have drivers here and on the continent',
    ],
  },
  {
    passage:
      '/industries/driver-fleet#how-long-does-it-take-to-receive-a-us-driving-record-by-state',
    answer:
      'Many states answer online within 24 hours, while some need a signed form from the driver, and we tell you which ones before you order.',
    asked: [
      'driving abstract time',
      'wait for an MVR',
      'speed of driving history by state',
      'driving record time',
      'MVR turnaround',
      'how soon do I get the file of a driver in Ohio',
    ],
  },
]

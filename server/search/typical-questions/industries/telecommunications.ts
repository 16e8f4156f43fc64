import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/telecommunications`. */
export const telecommunicationsQuestions: readonly TypicalQuestion[] = [
  {
    passage:
      '/industries/telecommunications#can-you-carry-out-state-security-clearance-for-network-staff',
    answer:
      'Clearance comes from the authority of each country. We complete the baseline checks that come first and give the applicant the records the authority will want.',
    asked: [
      'government clearance of telecom engineers',
      'national security vetting for network workers',
      'clearance to work on mobile networks',
    ],
  },
  {
    passage:
      '/industries/telecommunications#how-do-you-handle-the-crews-of-a-subcontractor-who-work-on-our-sites',
    answer:
      'We check each person separately, and results stay apart. The subcontractor sees its own people, you see the status of all, and your access system can tie a badge to that status.',
    asked: [
      'subcontractors who climb our masts',
      'external technicians at telecom sites',
      'vetting of contractor crews for network work',
    ],
  },
  {
    passage:
      '/industries/telecommunications#do-you-need-subscriber-or-call-data-from-us-to-run-a-check',
    answer:
      'A check works from identity, employment and court records, so please keep call data out of the order.',
    asked: [
      'do you want phone records of subscribers',
      'should a telecom send customer data',
      'call logs for screening',
    ],
  },
  {
    passage:
      '/industries/telecommunications#which-employee-checks-help-to-prevent-sim-swap-fraud-in-our-shops',
    answer:
      'Start with criminal and employment checks for everyone who can change a SIM, then repeat them when rights are widened. Give each person a login of their own, so that a result leads to one name.',
    asked: [
      'employees who swap SIM cards for criminals',
      'insider fraud in phone stores',
      'checks for staff with access to customer numbers',
    ],
  },
]

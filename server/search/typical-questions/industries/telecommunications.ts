import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/telecommunications`. */
export const telecommunicationsQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/telecommunications#checks-by-role',
    answer:
      'Shop and call-centre staff. Checks: Criminal, employment, address. Repeat: On rights to change a SIM. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for phone shop staff', 'call centre agents of a phone company'],
  },
  {
    passage: '/industries/telecommunications#checks-by-role~1',
    answer:
      'Home and field engineers. Checks: Criminal, licence to drive, right to work. Repeat: As local rules on home visits require. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['checks for telecom field engineers', 'engineers who enter homes to fix the line'],
  },
  {
    passage: '/industries/telecommunications#checks-by-role~2',
    answer:
      'Core, security and interception roles. Checks: Full history, reference; state vetting is separate. Repeat: With the clearance cycle. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['network security staff checks', 'lawful interception staff'],
  },
  {
    passage: '/industries/telecommunications#checks-by-role~3',
    answer:
      'Dealers and sub-dealers. Checks: KYC of owner, outlet address, past bans. Repeat: On a spike in activations. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['dealer checks in telecoms', 'resellers of SIM cards'],
  },
  {
    passage:
      '/industries/telecommunications#can-you-carry-out-state-security-clearance-for-network-staff',
    answer:
      'Clearance comes from the authority of each country. We complete the baseline checks that come first and give the applicant the records the authority will want.',
    asked: [
      'government clearance of telecom engineers',
      'national security vetting for network workers',
      'clearance to work on mobile networks',
      'security clearance for network staff',
      'can you clear our network people for the state',
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
      'subcontractor crews on our telecom sites',
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
      'call data',
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
      'SIM swap',
      "a shop worker moved somebody's phone number",
    ],
  },
]

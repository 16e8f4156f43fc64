import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/energy-utilities`. */
export const energyUtilitiesQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/energy-utilities#checks-by-role',
    answer:
      'Control-room and cyber-asset access. Checks: Identity, criminal by residence, employment. Repeat: Before the earlier assessment lapses. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['control room staff checks', 'grid control room'],
  },
  {
    passage: '/industries/energy-utilities#checks-by-role~1',
    answer:
      'Substation and pipeline technicians. Checks: Competence card at issuer, criminal, employment. Repeat: With card or site authorisation. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['pipeline technician checks', 'gas pipeline worker'],
  },
  {
    passage: '/industries/energy-utilities#checks-by-role~2',
    answer:
      'Home-visit and meter staff. Checks: Criminal where lawful, identity, references. Repeat: When moved to priority customers. Turnaround: Up to 4 weeks (criminal record).',
    asked: ['meter reader checks', 'people who read meters in homes'],
  },
  {
    passage: '/industries/energy-utilities#checks-by-role~3',
    answer:
      'Storm and shutdown contractors. Checks: The owner’s standard, person by person. Repeat: For each call-out list. Turnaround: Depends on the owner’s standard.',
    asked: ['storm contractor checks', 'crews after a storm'],
  },
  {
    passage: '/industries/energy-utilities#law-and-guidance',
    answer:
      'The standard requires a personnel risk assessment before certain access: identity and a seven-year criminal history check covering residence, renewed every seven years. If a full check can’t be completed, you document the reason.',
    asked: ['NERC CIP', 'critical infrastructure rule for power companies'],
  },
  {
    passage:
      '/industries/energy-utilities#may-we-rely-on-a-personnel-risk-assessment-made-by-another-utility',
    answer:
      'The standard leaves room for evidence from others that meets your own programme. We compare it with your criteria and list what is missing.',
    asked: [
      'PRA from another company accepted',
      'reuse a risk assessment of a different utility',
      'transfer of personnel clearance between power firms',
      "use another utility's risk assessment",
    ],
  },
  {
    passage:
      '/industries/energy-utilities#what-counts-as-residence-under-nerc-cip-004-for-the-record-check',
    answer:
      'It covers the current residence and others of six consecutive months or more, and your procedure may go further. We ask the person and compare the list with address records.',
    asked: [
      'six month residence rule for grid workers',
      'NERC seven year check addresses',
      'which homes count for CIP access',
      'residence under NERC',
    ],
  },
  {
    passage:
      '/industries/energy-utilities#can-your-system-withdraw-access-when-an-assessment-expires',
    answer:
      'Yes, if your access system takes the date from us. We suggest a warning to the supervisor first, so that no lock-out happens during a switching operation.',
    asked: [
      'remove badge when clearance runs out',
      'automatic lock-out of expired workers in a control room',
      'access revocation in a power plant',
      'access withdrawn when a check expires',
    ],
  },
  {
    passage:
      '/industries/energy-utilities#how-do-we-check-contractors-who-are-called-out-for-one-storm',
    answer:
      'Send us the list with places of residence as names come in. Courts that answer online reply within 24 hours, and you see who still needs an escort.',
    asked: [
      'storm restoration crews',
      'emergency line workers from other states',
      'hurricane contractors, quick vetting',
      'contractors for a storm',
    ],
  },
]

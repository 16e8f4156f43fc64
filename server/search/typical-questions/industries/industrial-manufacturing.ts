import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/industrial-manufacturing`. */
export const industrialManufacturingQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/industrial-manufacturing#checks-by-role',
    answer:
      'Welders, riggers, scaffolders. Checks: Qualification at the issuing body, work record. Repeat: When the process or material changes. Turnaround: Up to 15 working days (issuing body).',
    asked: ['welder checks', 'rigger and scaffolder certificates'],
  },
  {
    passage: '/industries/industrial-manufacturing#checks-by-role~1',
    answer:
      'Turnaround contractors’ crews. Checks: Safety card, identity, competence by task. Repeat: Every shutdown. Turnaround: Up to 15 working days (issuing body).',
    asked: ['shutdown crew checks', 'crews for a plant shutdown'],
  },
  {
    passage:
      '/industries/industrial-manufacturing#can-you-clear-a-contractor-crew-at-the-gate-on-the-day',
    answer:
      'Send us names and cards as they come in, so the gate sees a status for each person. We check late names the same morning where the issuer is online.',
    asked: [
      'maintenance shutdown crew at the gate',
      'contractor turns up unannounced',
      'same-day clearance of workers on site',
      'crew at the gate on the day',
      'a gang of fitters arrives this morning',
    ],
  },
  {
    passage:
      '/industries/industrial-manufacturing#can-you-recover-old-welding-records-from-a-system-we-can-t-open',
    answer:
      'Usually yes, if we can copy the data. We read the records out, match them to people and keep their origin, so you can show an inspector a qualification from before the takeover.',
    asked: [
      'legacy database of welders',
      'get qualifications out of an obsolete program',
      'archive of weld certificates unreadable',
      'old welding records',
    ],
  },
  {
    passage:
      '/industries/industrial-manufacturing#do-you-decide-whether-our-order-needs-an-export-licence',
    answer:
      'You classify the goods and decide, because you are the exporter. We establish who the parties are and where the goods will be used.',
    asked: [
      'export control classification',
      'is a licence needed to ship our machine',
      'dual-use goods decision',
      'export licence',
    ],
  },
  {
    passage:
      '/industries/industrial-manufacturing#how-do-you-check-a-welder-s-certificate-that-was-issued-in-another-country',
    answer:
      'We ask the issuing body for the process, position, material and date, and compare them with the job you describe. You see at once which tasks are outside the range.',
    asked: [
      'foreign welder qualification',
      'verify a weld test from abroad',
      'pressure welder certificate issued overseas',
      'foreign welding certificate',
    ],
  },
]

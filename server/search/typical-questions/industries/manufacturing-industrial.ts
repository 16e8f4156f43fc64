import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/industries/manufacturing-industrial`. */
export const manufacturingIndustrialQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/industries/manufacturing-industrial#checks-by-role',
    answer:
      'Operators and assemblers. Checks: Right to work, employment, training record. Repeat: When the machine changes. Turnaround: Up to 15 working days (issuing body).',
    asked: ['checks for factory workers', 'assembly line workers'],
  },
  {
    passage: '/industries/manufacturing-industrial#checks-by-role~1',
    answer:
      'Maintenance and quality staff. Checks: Trade certificate, employment, reference. Repeat: As certificates expire. Turnaround: Up to 15 working days (issuing body).',
    asked: ['checks for maintenance staff', 'electricians in a plant'],
  },
  {
    passage: '/industries/manufacturing-industrial#checks-by-role~2',
    answer:
      'Labour agencies. Checks: Licence, owners, sample of worker files. Repeat: Each quarter or contract. Turnaround: Up to 4 weeks (owners abroad).',
    asked: ['labour agency checks', 'agency that supplies our workers'],
  },
  {
    passage: '/industries/manufacturing-industrial#checks-by-role~3',
    answer:
      'Component and material suppliers. Checks: Registry, accounts, certificates at issuer. Repeat: Annual, or change of ownership. Turnaround: Up to 15 working days (issuing body).',
    asked: ['component supplier checks', 'new parts supplier'],
  },
  {
    passage:
      '/industries/manufacturing-industrial#can-you-check-a-whole-agency-shift-at-once-before-it-starts',
    answer:
      'Yes, you send us one list for the shift. Each worker receives a notice or form in a language they read, and sees their own result.',
    asked: [
      'fifty temps start tonight at the plant',
      'agency workers for a production shift',
      'bulk check of factory temps',
      'whole shift of agency workers',
      "thirty people come for tonight's shift",
    ],
  },
  {
    passage:
      '/industries/manufacturing-industrial#is-a-supplier-s-iso-9001-certificate-worth-verifying-with-the-issuer',
    answer:
      'Yes. We confirm the certificate, its scope, the site and the accreditation of the body behind it, where most doubtful ones fail.',
    asked: [
      'is an ISO certificate fake',
      'verify quality certificates of suppliers',
      'certificate of a vendor with an unknown issuer',
    ],
  },
  {
    passage:
      '/industries/manufacturing-industrial#is-a-supplier-s-iso-9001-certificate-worth-verifying-with-the-issuer',
    answer: 'Yes.',
    asked: ['ISO 9001 certificate of a supplier', 'is the quality certificate of a supplier real'],
  },
  {
    passage:
      '/industries/manufacturing-industrial#what-can-cameras-check-at-a-factory-gate-and-is-that-lawful',
    answer:
      'They count pallets, read plates and compare both with your dispatch notes. Recognising faces is unlawful or tightly limited in many places, and counting goods works just as well on its own.',
    asked: [
      'number plate reading at the plant',
      'camera at the loading dock',
      'facial recognition of factory visitors',
      'cameras at the factory gate',
    ],
  },
  {
    passage: '/industries/manufacturing-industrial#how-far-up-the-supply-chain-can-you-check',
    answer:
      'We follow the chain as far as a supplier or a customs record names the next company. You see it drawn with its gaps marked.',
    asked: [
      'tier two and three suppliers',
      'trace raw materials to the mine',
      'forced labour in our supply chain, how deep do you look',
      'deep supply chain',
      'second tier suppliers',
    ],
  },
  {
    passage:
      '/industries/manufacturing-industrial#how-do-you-check-that-a-forklift-licence-is-genuine',
    answer:
      'We ask the training provider or card scheme that issued it and confirm name, machine type and date. You still evaluate the operator on your own site.',
    asked: [
      'forklift driver card genuine',
      'verify a truck operator licence in a warehouse',
      'fake plant operator ticket',
      'forklift licence',
      'is his card for the stacker real',
    ],
  },
]

import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/partners`. */
export const partnersQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/partners#partnership~1',
    answer:
      'Registries, universities, court researchers, local screening firms, HR platforms. Access to records, or the right to request them. Complete, lawful and paid requests in your format.',
    asked: [
      'our company has court records, can we partner with you',
      'local screening firm wants to cooperate',
    ],
  },
  {
    passage: '/partners#partnership~2',
    answer:
      'Holders of licensed data, research groups, builders of models. Data with a known origin, or a model whose errors have been measured. Real documents under agreement, and an evaluation you may publish.',
    asked: ['we sell licensed data, is there a partnership', 'research group offers a model'],
  },
  {
    passage: '/partners#partnership~3',
    answer:
      'Software houses, integrators, cloud and identity providers. A system that clients already use, and an interface to it. A connection that is documented, tested and kept up by both sides.',
    asked: [
      'software vendor wants to integrate with you as partner',
      'identity provider partnership',
    ],
  },
  {
    passage: '/partners#terms',
    answer:
      'We check your ownership, standing and sanctions status before we sign, and we share the result with you.',
    asked: ['do you vet your partners', 'will our firm be screened if we cooperate'],
  },
  {
    passage: '/partners#terms~2',
    answer: 'We use client data only for that client’s order and delete it as agreed.',
    asked: ['how do partners use customer data'],
  },
  {
    passage: '/partners#terms~3',
    answer:
      'Either of us can end it with notice. We then finish open orders and confirm what was returned or deleted.',
    asked: ['how does a partnership end', 'cancel a partner agreement'],
  },
  {
    passage: '/partners#proposal',
    answer:
      'We need four details to reply properly, and it takes you two minutes to enter them.\nReply: Within 24 hours, Monday to Friday. Read by: The partnership team.',
    asked: ['apply as a partner', 'proposal for working together'],
  },
]

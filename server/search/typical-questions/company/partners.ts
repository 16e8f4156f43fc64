import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/partners`. */
export const partnersQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/partners',
    answer:
      'Join our team, or partner with us if you have records, data, technology or clients that complement ours. You can start either from this page, in two minutes.',
    asked: [
      'how can I join your company or become a partner',
      'work with you or partner with you',
      'work for you or with you',
    ],
  },
  {
    passage: '/partners#partnership',
    answer: 'We agree in writing what you bring, what you get and who sees which data.',
    asked: [
      'what types of partnership are there',
      'partner programme',
      'do you have a partner program',
      'how can we partner',
      'we would like to cooperate with you',
    ],
  },
  {
    passage: '/partners#partnership~1',
    answer:
      'Registries, universities, court researchers, local screening firms, HR platforms. Access to records, or the right to request them. Complete, lawful and paid requests in your format.',
    asked: [
      'our company has court records, can we partner with you',
      'local screening firm wants to cooperate',
      'we are a local screening company and want to supply you',
      'court researcher wants to work with you',
      'HR platform partnership',
      'our registry could provide records',
      'we already search county courts for others and would like to supply you',
      'my small research bureau in Ohio wants to join your network',
    ],
  },
  {
    passage: '/partners#partnership~2',
    answer:
      'Holders of licensed data, research groups, builders of models. Data with a known origin, or a model whose errors have been measured. Real documents under agreement, and an evaluation you may publish.',
    asked: [
      'we sell licensed data, is there a partnership',
      'research group offers a model',
      'we own licensed data, can we partner',
      'research group cooperation',
      'we build AI models and look for a partner',
    ],
  },
  {
    passage: '/partners#partnership~3',
    answer:
      'Software houses, integrators, cloud and identity providers. A system that clients already use, and an interface to it. A connection that is documented, tested and kept up by both sides.',
    asked: [
      'software vendor wants to integrate with you as partner',
      'identity provider partnership',
      'software house partnership',
      'integrator partnership',
      'we are a cloud provider',
      'technology partner',
    ],
  },
  {
    passage: '/partners#partnership~4',
    answer:
      'Professional bodies, insurers, advisers and other organisations. A reason to work together for a client. A reply within 24 hours, Monday to Friday.',
    asked: [
      'professional association wants to cooperate',
      'insurer or adviser as a partner',
      'other kinds of partner',
    ],
  },
  {
    passage: '/partners#terms',
    answer:
      'We check your ownership, standing and sanctions status before we sign, and we share the result with you.',
    asked: [
      'do you vet your partners',
      'will our firm be screened if we cooperate',
      'what do you check before you sign with a partner',
      'partner due diligence',
      'is a partner screened',
      'will you look into our firm before you let us in',
    ],
  },
  {
    passage: '/partners#terms~1',
    answer: 'We name you as the source in every report that uses your records or data.',
    asked: [
      'will partners be named in the report',
      'do you credit the data provider',
      'is our name mentioned if we supply records',
    ],
  },
  {
    passage: '/partners#terms~2',
    answer: 'We use client data only for that client’s order and delete it as agreed.',
    asked: [
      'how do partners use customer data',
      'what may partners do with client data',
      'does a partner keep our data',
    ],
  },
  {
    passage: '/partners#terms~3',
    answer:
      'Either of us can end it with notice. We then finish open orders and confirm what was returned or deleted.',
    asked: [
      'how does a partnership end',
      'cancel a partner agreement',
      'how can a partnership be ended',
      'cancel the partner agreement',
      'notice period for partners',
      'how do we get out of the partnership if it does not work',
    ],
  },
  {
    passage: '/partners#proposal',
    answer:
      'We need four details to reply properly, and it takes you two minutes to enter them.\nReply: Within 24 hours, Monday to Friday. Read by: The partnership team.',
    asked: [
      'apply as a partner',
      'proposal for working together',
      'how do I send a partnership proposal',
    ],
  },
  {
    passage: '/partners#proposal',
    answer:
      'We need four details to reply properly, and it takes you two minutes to enter them.\nReply: Within 24 hours, Monday to Friday. Read by: The partnership team. Leave out: Anything confidential, and names of candidates.',
    asked: [
      'how do I propose a partnership',
      'what do I have to enter in the partner form',
      'who reads partner proposals',
      'how soon do you answer a partnership proposal',
      'where do I hand in a partner proposal and how much time does it take',
    ],
  },
]

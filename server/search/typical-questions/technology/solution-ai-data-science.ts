import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/solutions/ai-data-science`. */
export const solutionAiDataScienceQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/solutions/ai-data-science#are-our-uses-of-ai-high-risk-under-the-eu-ai-act',
    answer:
      'Hiring, staff evaluation, credit standing and access to essential services often are, and those duties are due from 2 December 2027. We map each of your uses, and your lawyers confirm the class.',
    asked: [
      'does the European AI law apply to our hiring software',
      'is our AI considered high risk',
      'from which date do duties of the AI regulation apply',
    ],
  },
  {
    passage: '/solutions/ai-data-science#must-we-have-a-data-team',
    answer:
      'You need one owner who knows the work and may stop the model, and we can supply engineers until yours are ready.',
    asked: [
      'we have no data scientists, is that a problem',
      'what staff do we need on our side for an AI project',
      'who must look after the model at our company',
    ],
  },
  {
    passage: '/solutions/ai-data-science#what-do-precision-and-recall-mean-for-our-daily-work',
    answer:
      'Precision is the share of flagged cases that were right; recall is the share of real cases that were flagged. Raising one usually lowers the other, so you choose the balance.',
    asked: [
      'explain precision versus recall',
      'what is the difference between false alarms and missed cases',
      'recall meaning in machine learning metrics',
    ],
  },
  {
    passage:
      '/solutions/ai-data-science#how-do-you-keep-oversight-by-people-from-becoming-a-formality',
    answer:
      'We mix known errors into the cases that your reviewers see. If those pass unnoticed, we slow the work down or change the design.',
    asked: [
      'how do you stop reviewers from just clicking approve',
      'is human oversight of AI real or for show',
      'people who supervise the model get lazy, what do you do',
    ],
  },
  {
    passage: '/solutions/ai-data-science#can-you-validate-a-model-that-another-supplier-built',
    answer:
      'Yes, if we see its output on cases with known answers. We then leave the building to them, so that our opinion stays independent.',
    asked: [
      'can you audit an AI made by someone else',
      "independent test of a vendor's model",
      'second opinion on an algorithm we bought',
    ],
  },
  {
    passage: '/solutions/ai-data-science#limits',
    answer:
      'We build nothing that infers emotion, honesty, origin or character from pictures, voices or gait.',
    asked: ['emotion recognition, do you build it', 'detect lies from a face'],
  },
  {
    passage: '/solutions/ai-data-science#limits~1',
    answer:
      'Where a person’s work, money or rights are at stake, the output is a proposal to someone who may say no.',
    asked: ['let the model decide about people alone', 'automatic rejection by AI'],
  },
  {
    passage: '/solutions/ai-data-science#limits~2',
    answer: 'We keep your data out of other customers’ models and out of public ones.',
    asked: ['will our data improve models of your other customers'],
  },
  {
    passage: '/solutions/ai-data-science#limits~3',
    answer:
      'We quote accuracy after the first measurement on your data, because figures from other people’s data say little.',
    asked: ['guaranteed accuracy up front', 'promise of a success rate for the model'],
  },
  {
    passage: '/solutions/ai-data-science#what-you-receive~4',
    answer:
      'Exit package. Content: Code, weights, instructions. Belongs to: You, within licences named.',
    asked: ['can we leave with the model at the end', 'handover of weights and code'],
  },
]

import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/solutions/ai-data-science`. */
export const solutionAiDataScienceQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/solutions/ai-data-science#when-to-order',
    answer:
      'Your team reads all day, the rules are stable and mistakes can be caught, which makes a suitable first project.',
    asked: [
      'which project should we start with',
      'first AI project',
      'where should we begin with AI',
    ],
  },
  {
    passage: '/solutions/ai-data-science#when-to-order~1',
    answer:
      'You have a pilot that lacks measurements, so we build the test and tell you whether to launch.',
    asked: ['pilot without a decision', 'our pilot never ended'],
  },
  {
    passage: '/solutions/ai-data-science#when-to-order~2',
    answer:
      'You need a file on each model in use: purpose, data, error by group, oversight. We reconstruct what we can and retire the models that we can’t document.',
    asked: [
      'regulator asks about our models',
      'model inventory',
      'supervisor wants a register of our models',
    ],
  },
  {
    passage: '/solutions/ai-data-science#when-to-order~3',
    answer: 'You have no data yet, so we’ll help you record it first, which costs little.',
    asked: ['we have no data yet', 'we never collected any data'],
  },
  {
    passage: '/solutions/ai-data-science#what-you-receive',
    answer: 'Test set. Content: Labelled cases and guideline. Belongs to: You.',
    asked: ['who gets the test set', 'who keeps the evaluation data'],
  },
  {
    passage: '/solutions/ai-data-science#what-you-receive~1',
    answer: 'Model card. Content: Use, limits, error by group. Belongs to: You, publishable.',
    asked: ['model card', 'documentation of a model'],
  },
  {
    passage: '/solutions/ai-data-science#what-you-receive~4',
    answer:
      'Exit package. Content: Code, weights, instructions. Belongs to: You, within licences named.',
    asked: [
      'can we leave with the model at the end',
      'handover of weights and code',
      'exit package of a model',
    ],
  },
  {
    passage: '/solutions/ai-data-science#limits',
    answer:
      'We build nothing that infers emotion, honesty, origin or character from pictures, voices or gait.',
    asked: [
      'emotion recognition, do you build it',
      'detect lies from a face',
      'read faces',
      'emotion AI',
      'can your model see whether somebody lies',
    ],
  },
  {
    passage: '/solutions/ai-data-science#limits~1',
    answer:
      'Where a person’s work, money or rights are at stake, the output is a proposal to someone who may say no.',
    asked: [
      'let the model decide about people alone',
      'automatic rejection by AI',
      'does software reject people',
    ],
  },
  {
    passage: '/solutions/ai-data-science#limits~2',
    answer: 'We keep your data out of other customers’ models and out of public ones.',
    asked: [
      'will our data improve models of your other customers',
      'do you train on our data for others',
      'will another customer profit from our files',
    ],
  },
  {
    passage: '/solutions/ai-data-science#limits~3',
    answer:
      'We quote accuracy after the first measurement on your data, because figures from other people’s data say little.',
    asked: [
      'guaranteed accuracy up front',
      'promise of a success rate for the model',
      'promise an accuracy',
    ],
  },
  {
    passage: '/solutions/ai-data-science#are-our-uses-of-ai-high-risk-under-the-eu-ai-act',
    answer:
      'Hiring, staff evaluation, credit standing and access to essential services often are, and those duties are due from 2 December 2027. We map each of your uses, and your lawyers confirm the class.',
    asked: [
      'does the European AI law apply to our hiring software',
      'is our AI considered high risk',
      'from which date do duties of the AI regulation apply',
      'is our AI high risk',
      'AI act classification',
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
      'we have no data scientists',
      'do we need a data team',
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
      'precision and recall explained',
      'explain precision and recall like I am five',
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
      'rubber stamping',
      'human oversight works',
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
      'validate a model of another supplier',
      'second opinion on a model',
      'we bought a model elsewhere, can you tell us if it is any good',
    ],
  },
  {
    passage: '/solutions/ai-data-science',
    answer:
      'We build models that read, rank, forecast and explain. You keep the test set, you see the error rates, and a person you name decides.',
    asked: ['what AI services do you have'],
  },
  {
    passage: '/solutions/ai-data-science#what-you-receive~2',
    answer:
      'Service. Content: Interface, review list, logs. Belongs to: Runs in your cloud or ours.',
    asked: ['who runs the model'],
  },
  {
    passage: '/solutions/ai-data-science#what-you-receive~3',
    answer:
      'Monitoring report. Content: Drift, overrides, incidents. Belongs to: Your model owner, each cycle.',
    asked: ['report on drift and overrides'],
  },
]

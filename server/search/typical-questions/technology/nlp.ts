import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/nlp`. */
export const nlpQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/nlp#large-language-model-or-small-classifier',
    answer:
      'We try both against one test set: a small model is often steadier and cheaper, and a large one helps where labels are few.',
    asked: [
      'should we use GPT or a classic text classifier',
      'cheaper alternative to LLM for sorting texts',
      'which kind of model for text',
    ],
  },
  {
    passage: '/nlp#do-our-texts-train-a-public-model',
    answer:
      'No. If we use an outside provider, its contract excludes training, we name it as a sub-processor and you approve it.',
    asked: [
      'is our data used to train AI of others',
      'will OpenAI learn from our documents',
      'privacy of texts that we give to the language model',
    ],
  },
  {
    passage: '/nlp#which-languages-work',
    answer:
      'Ask us for yours and we will test it, because results for English don’t carry over to other languages.',
    asked: [
      'does text analysis support German or Polish',
      'multilingual NLP',
      'can you process texts in my language',
    ],
  },
  {
    passage: '/nlp#how-do-you-find-made-up-facts-in-a-summary',
    answer:
      'We require a passage for each sentence and strike out the sentences that lack one, and people read a sample as well.',
    asked: [
      'summaries that contain invented statements',
      'how to verify an AI summary',
      'check of generated summaries',
    ],
  },
  {
    passage: '/nlp#what-happens-when-language-changes',
    answer:
      'New products and new slang lower confidence, so we relabel a monthly sample, report drift for each label and retrain once you approve.',
    asked: [
      'slang and new words over time',
      'text model gets worse with new products',
      'how often is the text model retrained',
    ],
  },
  {
    passage: '/nlp#limits',
    answer:
      'A model can say what a text claims; to check the claim itself, ask the source through one of our checks.',
    asked: ['does the model know whether text is true'],
  },
  {
    passage: '/nlp#limits~1',
    answer:
      'Models misread jokes, slang and euphemism, most of all in languages with little training text, so readers check a sample.',
    asked: ['does it get irony'],
  },
  {
    passage: '/nlp#limits~2',
    answer:
      'We draw no conclusions about personality, health, origin or belief from style, because the science doesn’t support them.',
    asked: ['personality from writing style'],
  },
  {
    passage: '/nlp#law~1',
    answer:
      'Text and data mining is allowed in the EU unless a publisher has reserved the right, so we respect reservations and license feeds where needed.',
    asked: ['may we mine newspaper articles'],
  },
]

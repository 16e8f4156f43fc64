import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/nlp`. */
export const nlpQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/nlp',
    answer:
      'We sort, search, extract and translate text for you: complaints, press, contracts and notes. You can trace each result to its sentence.',
    asked: ['what is NLP', 'text analysis service', 'sort complaints automatically'],
  },
  {
    passage: '/nlp~1',
    answer:
      'Tasks: Classify, extract, match, summarise. Languages: Each evaluated on its own. Needed: Real text and someone who knows it. Delivered: Service, test set, model card.',
    asked: ['what do you need for NLP', 'requirements for text analysis'],
  },
  {
    passage: '/nlp#specimen~4',
    answer: 'We sent everything under 0.75 here to a reader of the language.',
    asked: ['what happens with uncertain texts', 'text the model is unsure about'],
  },
  {
    passage: '/nlp#who-it-is-for~1',
    answer: 'You want urgent messages to reach the right team before the rest of the queue.',
    asked: ['route urgent emails', 'forward angry messages to the right team'],
  },
  {
    passage: '/nlp#how-it-works~2',
    answer: 'We test simple rules first, so you can see what a model adds.',
    asked: ['simple rules instead of AI', 'would keywords do as well'],
  },
  {
    passage: '/nlp#limits',
    answer:
      'A model can say what a text claims; to check the claim itself, ask the source through one of our checks.',
    asked: [
      'does the model know whether text is true',
      'can a model tell if a text is true',
      'fact checking',
      'does it know who tells the truth',
    ],
  },
  {
    passage: '/nlp#limits~1',
    answer:
      'Models misread jokes, slang and euphemism, most of all in languages with little training text, so readers check a sample.',
    asked: ['does it get irony', 'irony', 'slang', 'coded language', 'people write ironically'],
  },
  {
    passage: '/nlp#limits~2',
    answer:
      'We draw no conclusions about personality, health, origin or belief from style, because the science doesn’t support them.',
    asked: ['personality from writing style', "guess someone's character from an email"],
  },
  {
    passage: '/nlp#stages',
    answer:
      'Classification. Measured by: Precision and recall per label. We need: Label guideline, examples. Timing: By label count; dated after the pilot.',
    asked: ['text classification time', 'time to build a text classifier'],
  },
  {
    passage: '/nlp#stages~2',
    answer:
      'Name matching. Measured by: Missed pairs at fixed effort. We need: Known aliases. Timing: As agreed for each batch.',
    asked: ['name matching with NLP', 'matching names in texts, time'],
  },
  {
    passage: '/nlp#stages~3',
    answer:
      'Summaries. Measured by: Facts kept, facts added. We need: A reader for checking. Timing: With each document.',
    asked: ['summarise documents time', 'time for summaries'],
  },
  {
    passage: '/nlp#law',
    answer:
      'Emails and notes name colleagues, patients and children, so the GDPR or its local counterpart applies. We can mask names before training, and we delete test sets when the contract ends.',
    asked: ['names in text masked', 'anonymise names in emails'],
  },
  {
    passage: '/nlp#law~1',
    answer:
      'Text and data mining is allowed in the EU unless a publisher has reserved the right, so we respect reservations and license feeds where needed.',
    asked: ['may we mine newspaper articles', 'copyright of press articles', 'text mining law'],
  },
  {
    passage: '/nlp#large-language-model-or-small-classifier',
    answer:
      'We try both against one test set: a small model is often steadier and cheaper, and a large one helps where labels are few.',
    asked: [
      'should we use GPT or a classic text classifier',
      'cheaper alternative to LLM for sorting texts',
      'which kind of model for text',
      'LLM or small model',
      'big model or classifier',
      'do we need a huge model for this',
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
      'is our text used to train ChatGPT',
      'do you train public models with our data',
      'will our emails train an AI',
      'I do not want our letters to end up in ChatGPT',
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
      'which languages does it support',
      'does it work in Polish',
      'our texts are in Hungarian',
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
      'made-up facts in summaries',
      'it sometimes makes things up when it summarises',
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
      'new slang or products',
      'model gets old',
    ],
  },
  {
    passage: '/nlp#specimen',
    answer:
      'Our model has read a press item for a due diligence report, and you can trace every label to the words.',
    asked: ['what is in an annotation record'],
  },
  {
    passage: '/nlp#specimen~2',
    answer: 'We link by age, place and role. If they conflict, we ask a reader.',
    asked: ['two people with the same name in the press'],
  },
  {
    passage: '/nlp#specimen~3',
    answer: 'Alleged, charged or convicted is a field of its own, and we test it as one.',
    asked: ['accused or convicted'],
  },
  {
    passage: '/nlp#who-it-is-for',
    answer: 'You search the press in many languages for a person with a common name.',
    asked: ['press search in many languages'],
  },
]

import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/rag`. */
export const ragQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/rag#does-this-end-hallucination',
    answer:
      'It makes wrong sentences rarer and easier to catch, because we measure how many lack support and show your readers each passage.',
    asked: [
      'does retrieval stop AI from making up answers',
      'can the assistant still be wrong',
      'how reliable is a chatbot on our documents',
    ],
  },
  {
    passage: '/rag#which-model-do-you-use',
    answer:
      'We use one that passes your question set at a fair cost and may lawfully run where you need it, and you can replace it later.',
    asked: [
      'is it ChatGPT underneath',
      'which LLM powers the knowledge assistant',
      'can we swap the language model later',
    ],
  },
  {
    passage: '/rag#are-our-permissions-copied-or-are-they-checked-live-for-each-question',
    answer:
      'We synchronise them from your directory and check again at the moment of asking, since a copy may be out of date.',
    asked: [
      'does the assistant respect access rights',
      'could an employee see confidential files through the bot',
      'are document permissions kept',
    ],
  },
  {
    passage: '/rag#how-do-we-measure-it-after-launch',
    answer:
      'You see unanswered questions, answers corrected by readers and a graded sample each month, together with new kinds of question.',
    asked: [
      'metrics of the knowledge assistant in use',
      'how do we know that answers are good after go live',
      'quality report for the document search',
    ],
  },
  {
    passage: '/rag#can-it-act-such-as-file-a-request',
    answer: 'We keep actions in forms with checks of their own, and the answer can link to one.',
    asked: [
      'can the bot book leave or open a ticket',
      'will the assistant carry out tasks',
      'chatbot that performs actions',
    ],
  },
  {
    passage: '/rag#will-answers-differ-each-time',
    answer:
      'The wording may differ while the citations should stay the same. We test repeats and quote the text in full where you need it exact.',
    asked: [
      'same question twice, same answer?',
      'is the output of the assistant consistent',
      'answers change from day to day',
    ],
  },
  {
    passage: '/rag#can-we-use-it-with-scanned-documents',
    answer:
      'Yes, once document intelligence has turned the scans into text with page and line numbers.',
    asked: [
      'does it read scanned PDFs',
      'old paper files in the knowledge search',
      'images of text as a source',
    ],
  },
  {
    passage: '/rag#limits',
    answer:
      'The assistant can’t know what nobody wrote down, but unanswered questions show you which pages to write.',
    asked: ["knowledge that is only in people's heads"],
  },
  {
    passage: '/rag#limits~1',
    answer:
      'A wrong handbook leads to a wrong answer with a correct citation, so give each document an owner and a review date.',
    asked: ['handbook is outdated, bot is wrong'],
  },
  {
    passage: '/rag#limits~2',
    answer:
      'Passages suit questions of fact. If you ask “how many contracts”, we send the question to a database or decline it.',
    asked: ['count contracts with the assistant'],
  },
  {
    passage: '/rag#limits~4',
    answer:
      'If a text tries to command the model, we treat it as a quotation. We give the assistant no power to act and test it with planted files.',
    asked: ['prompt injection in documents'],
  },
  {
    passage: '/rag#law~1',
    answer:
      'You must let people know that they deal with an AI system, and stricter duties may apply if answers affect hiring, credit or benefits.',
    asked: ['must users know that it is AI'],
  },
]

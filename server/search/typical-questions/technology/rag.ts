import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/rag`. */
export const ragQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/rag',
    answer:
      'Your staff ask questions of your own documents and get answers with the passages behind them. If the documents don’t say, the assistant says so.',
    asked: ['what is RAG', 'chatbot for our own documents', 'ask questions of our manuals'],
  },
  {
    passage: '/rag~1',
    answer:
      'Answers from: Your documents only. Respects: The rights of the person asking. Needed: Documents, permissions, real questions. Delivered: Assistant, index, graded question set.',
    asked: [
      'what do you need for a document assistant',
      'what do you need for the document chatbot',
    ],
  },
  {
    passage: '/rag#specimen~1',
    answer: 'The search skips documents the person may not open.',
    asked: [
      'can staff see documents they may not open',
      'access rights in the assistant',
      'could a warehouse worker get the board minutes out of it',
      'it must not quote folders that people may not see',
    ],
  },
  {
    passage: '/rag#specimen~2',
    answer: 'We keep old versions apart and use them only for questions about the past.',
    asked: ['old versions of documents', 'superseded policies'],
  },
  {
    passage: '/rag#specimen~3',
    answer: 'A second pass compares each sentence with its passage and removes the rest.',
    asked: ['how do you make sure an answer is supported', 'does it invent things'],
  },
  {
    passage: '/rag#specimen~4',
    answer: 'If documents disagree, the reader sees both and the owner gets a note.',
    asked: [
      'two documents contradict each other',
      'conflicting documents',
      'the old memo says something else',
    ],
  },
  {
    passage: '/rag#specimen~5',
    answer: 'If the evidence is too thin, it says so and names the team to ask.',
    asked: [
      'what if the answer is not in the documents',
      'what does it say when it does not know',
      'no answer in the handbook',
    ],
  },
  {
    passage: '/rag#how-it-works~4',
    answer: 'We score missed answers, wrong answers and refusals for every release.',
    asked: ['how do you grade the assistant', "how do you measure the assistant's quality"],
  },
  {
    passage: '/rag#limits',
    answer:
      'The assistant can’t know what nobody wrote down, but unanswered questions show you which pages to write.',
    asked: [
      "knowledge that is only in people's heads",
      'question that no document answers',
      'the knowledge was never written down',
    ],
  },
  {
    passage: '/rag#limits~1',
    answer:
      'A wrong handbook leads to a wrong answer with a correct citation, so give each document an owner and a review date.',
    asked: ['handbook is outdated, bot is wrong', 'handbook is wrong', 'our manual has a mistake'],
  },
  {
    passage: '/rag#limits~2',
    answer:
      'Passages suit questions of fact. If you ask “how many contracts”, we send the question to a database or decline it.',
    asked: [
      'count contracts with the assistant',
      'count contracts with a chatbot',
      'how many contracts do we have, can it count',
    ],
  },
  {
    passage: '/rag#limits~3',
    answer:
      'The assistant quotes the rule, and a person with that duty applies it to a dismissal or a diagnosis.',
    asked: ['legal advice by the assistant', 'can it give legal advice'],
  },
  {
    passage: '/rag#limits~4',
    answer:
      'If a text tries to command the model, we treat it as a quotation. We give the assistant no power to act and test it with planted files.',
    asked: [
      'prompt injection in documents',
      'prompt injection',
      'malicious instructions in a document',
      'somebody hides a command in a file',
    ],
  },
  {
    passage: '/rag#law',
    answer:
      'Before we index, we look for personal and secret files, and you decide what to leave out. When you erase data under the GDPR, we erase them from the index and the cache too.',
    asked: ['GDPR and RAG', 'erase data from the index', 'private files in the index'],
  },
  {
    passage: '/rag#law~1',
    answer:
      'You must let people know that they deal with an AI system, and stricter duties may apply if answers affect hiring, credit or benefits.',
    asked: [
      'must users know that it is AI',
      'must we say that it is a bot',
      'tell staff it is a machine',
    ],
  },
  {
    passage: '/rag#does-this-end-hallucination',
    answer:
      'It makes wrong sentences rarer and easier to catch, because we measure how many lack support and show your readers each passage.',
    asked: [
      'does retrieval stop AI from making up answers',
      'can the assistant still be wrong',
      'how reliable is a chatbot on our documents',
      'hallucinations',
      'does RAG stop invented answers',
      'does it still invent things',
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
      'which language model is used',
      'do you use OpenAI',
      'whose model is behind it',
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
      'permissions copied from our directory',
      'does it respect file permissions',
      'files I am not supposed to open',
      'he left the team yesterday, does it know',
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
      'measure the assistant after launch',
    ],
  },
  {
    passage: '/rag#can-it-act-such-as-file-a-request',
    answer: 'We keep actions in forms with checks of their own, and the answer can link to one.',
    asked: [
      'can the bot book leave or open a ticket',
      'will the assistant carry out tasks',
      'chatbot that performs actions',
      'can the assistant do things for me',
      'file a request through the bot',
      'can it book my leave',
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
      'same answer every time',
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
      'scanned PDFs in the assistant',
      'half of it is on paper',
    ],
  },
  {
    passage: '/rag#specimen',
    answer:
      'An employee asked about parental leave, and this sample shows you the record behind the reply.',
    asked: ['what is in an answer record'],
  },
  {
    passage: '/rag#who-it-is-for',
    answer:
      'You answer the same questions every week from memory and would rather point to the text.',
    asked: ['same policy questions every week'],
  },
  {
    passage: '/rag#who-it-is-for~1',
    answer: 'Your agents search long manuals while a customer waits for the answer.',
    asked: ['support agents search manuals'],
  },
  {
    passage: '/rag#who-it-is-for~2',
    answer: 'You want to find earlier reports on the same company before you begin a new one.',
    asked: ['have we checked this company before'],
  },
  {
    passage: '/rag#who-it-is-for~3',
    answer: 'You need the exact wording in force on a given day, with its source.',
    asked: ['wording of a rule on a certain day'],
  },
  {
    passage: '/rag#how-it-works~2',
    answer: 'We index by heading and keep tables whole for searches by word and meaning.',
    asked: ['does it keep tables together'],
  },
  {
    passage: '/rag#law~2',
    answer:
      'The search skips documents that are closed to the person who asks, and we run index and model in the region you choose.',
    asked: ['can people see documents they have no right to'],
  },
]

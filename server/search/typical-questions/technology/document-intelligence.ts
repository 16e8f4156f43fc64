import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/document-intelligence`. */
export const documentIntelligenceQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/document-intelligence#how-is-accuracy-measured',
    answer:
      'We measure each field on documents that are new to the model: precision, recall and exact match, with the number of samples behind each figure.',
    asked: [
      'how exact is the data extraction',
      'test of invoice reading quality',
      'measure errors in extracted fields',
    ],
  },
  {
    passage: '/document-intelligence#what-share-of-the-values-passes-automatically',
    answer:
      'That follows from your tolerance, and we plot it for you with the errors that each choice would let through.',
    asked: [
      'how many documents go through without a human',
      'straight-through processing rate',
      'percentage of automatic extraction',
    ],
  },
  {
    passage: '/document-intelligence#do-you-have-to-know-our-layouts-first',
    answer:
      'A new layout works from the start, but its values score lower confidence and more of them go to review until corrections arrive.',
    asked: [
      'do templates have to be set up first',
      'new form types without configuration',
      'unknown invoice formats',
    ],
  },
  {
    passage: '/document-intelligence#do-you-use-a-language-model',
    answer:
      'Yes, where layout rules fail, and we discard any value that we can’t find on the page.',
    asked: [
      'is GPT used to read documents',
      'does an LLM extract the fields',
      'could the extraction invent numbers',
    ],
  },
  {
    passage: '/document-intelligence#can-auditors-replay-an-extraction',
    answer:
      'Yes, while retention lasts: you keep the file hash, model version, values, corrections and who made them.',
    asked: [
      'audit trail of extracted values',
      'prove later how a number was read',
      'who corrected a field in the document',
    ],
  },
  {
    passage: '/document-intelligence#what-happens-when-a-layout-changes-overnight',
    answer:
      'Confidence falls, more values go to review and you get an alarm, and we lower automation until accuracy is back.',
    asked: [
      'vendor redesigns its form',
      'template of an invoice is different suddenly',
      'what if documents look new from one day to the next',
    ],
  },
  {
    passage: '/document-intelligence#limits',
    answer:
      'Reading a forged certificate correctly doesn’t make it genuine, so order a verification with the issuer.',
    asked: ['is the read document genuine'],
  },
  {
    passage: '/document-intelligence#limits~2',
    answer:
      'We measure handwriting, stamps across figures and poor copies as groups of their own, since each lowers accuracy.',
    asked: ['handwriting and bad scans', 'poor photocopies'],
  },
  {
    passage: '/document-intelligence#limits~3',
    answer:
      'A document rebuilt from nothing can look consistent, so treat a clean tampering result as one sign among several.',
    asked: ['can a good forgery fool you'],
  },
  {
    passage: '/document-intelligence#law',
    answer:
      'We handle documents on your instructions under a data processing agreement, in the agreed region, and we keep them out of other customers’ models.',
    asked: ['data processing contract for documents'],
  },
  {
    passage: '/document-intelligence#law~1',
    answer:
      'We can black out pages and columns outside your field list before storage: health notes on a claim, faith on a tax form, neighbours on a deed.',
    asked: ['black out sensitive parts'],
  },
]

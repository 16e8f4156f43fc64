import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/document-intelligence`. */
export const documentIntelligenceQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/document-intelligence',
    answer:
      'We turn your paper and PDF files into data your systems can use. Each value links to the page and line it came from.',
    asked: [
      'what is document intelligence',
      'extract data from PDFs',
      'OCR',
      'read invoices automatically',
    ],
  },
  {
    passage: '/document-intelligence~1',
    answer:
      'Reads: Scans, photographs, PDF, email. Languages: Tested for each you order. Needed: Samples, field list, tolerances. Delivered: JSON or CSV with page references.',
    asked: ['which file formats can it read', 'output format', 'does it export CSV'],
  },
  {
    passage: '/document-intelligence#specimen~1',
    answer: 'A lease among the statements goes to its own model or to a person.',
    asked: ['mixed documents in one file', 'several documents in one scan'],
  },
  {
    passage: '/document-intelligence#specimen~3',
    answer: 'We recalculate totals, dates and check digits to find misread values.',
    asked: ['are totals recalculated', 'do you check that the total is right'],
  },
  {
    passage: '/document-intelligence#specimen~4',
    answer: 'We compare file history, fonts and layers, and an examiner judges the finding.',
    asked: [
      'detect a manipulated PDF',
      'tampered document',
      'photoshopped bank statement',
      'someone changed the figures in the PDF',
    ],
  },
  {
    passage: '/document-intelligence#specimen~5',
    answer: 'Doubtful values wait for a person. With your permission we test on corrections.',
    asked: ['what happens with doubtful values', 'what if the software is unsure about a number'],
  },
  {
    passage: '/document-intelligence#who-it-is-for',
    answer: 'You wait for decisions while someone types statements, payslips and invoices.',
    asked: ['read payslips and bank statements for loans', 'automate typing of payslips'],
  },
  {
    passage: '/document-intelligence#who-it-is-for~1',
    answer: 'You need renewal dates, notice periods and caps from thousands of contracts.',
    asked: ['find renewal dates in contracts', 'contract analysis', 'when do our contracts end'],
  },
  {
    passage: '/document-intelligence#who-it-is-for~3',
    answer: 'You read register extracts and deeds in languages that few colleagues know.',
    asked: ['documents in foreign languages', "papers in languages we can't read"],
  },
  {
    passage: '/document-intelligence#how-it-works~2',
    answer: 'We read text, tables, stamps and handwriting, each with its position.',
    asked: ['does it read handwriting and stamps', 'can it decipher handwriting'],
  },
  {
    passage: '/document-intelligence#limits',
    answer:
      'Reading a forged certificate correctly doesn’t make it genuine, so order a verification with the issuer.',
    asked: [
      'is the read document genuine',
      'can software prove a certificate is genuine',
      'is the certificate real if it was read correctly',
    ],
  },
  {
    passage: '/document-intelligence#limits~1',
    answer: 'We find and quote the clause, and your lawyers judge its effect.',
    asked: ['what does this clause mean legally', 'meaning of a contract clause'],
  },
  {
    passage: '/document-intelligence#limits~2',
    answer:
      'We measure handwriting, stamps across figures and poor copies as groups of their own, since each lowers accuracy.',
    asked: [
      'handwriting and bad scans',
      'poor photocopies',
      'faded or handwritten text',
      'poor copies',
      "the doctor's writing is terrible",
    ],
  },
  {
    passage: '/document-intelligence#limits~3',
    answer:
      'A document rebuilt from nothing can look consistent, so treat a clean tampering result as one sign among several.',
    asked: ['can a good forgery fool you', 'perfect forgery', 'could a skilled forger beat it'],
  },
  {
    passage: '/document-intelligence#stages',
    answer:
      'Known document type. Handled by: Model. We need: Legible file. Timing: Within the same session.',
    asked: ['how fast is a document read', 'time to process one form'],
  },
  {
    passage: '/document-intelligence#stages~2',
    answer:
      'New document type. Handled by: Engineers with your expert. We need: Samples with correct values. Timing: Dated in the plan; test before release.',
    asked: ['new document type time', 'you have never seen our form before'],
  },
  {
    passage: '/document-intelligence#stages~3',
    answer:
      'Archive. Handled by: Model in batches. We need: Access, order of priority. Timing: By volume; progress shown.',
    asked: ['digitise an archive', 'decades of paper files'],
  },
  {
    passage: '/document-intelligence#law',
    answer:
      'We handle documents on your instructions under a data processing agreement, in the agreed region, and we keep them out of other customers’ models.',
    asked: [
      'data processing contract for documents',
      'processing contract for documents',
      'do you use our documents for other customers',
    ],
  },
  {
    passage: '/document-intelligence#law~1',
    answer:
      'We can black out pages and columns outside your field list before storage: health notes on a claim, faith on a tax form, neighbours on a deed.',
    asked: [
      'black out sensitive parts',
      'remove sensitive data before storage',
      'redaction',
      'black out health data',
    ],
  },
  {
    passage: '/document-intelligence#how-is-accuracy-measured',
    answer:
      'We measure each field on documents that are new to the model: precision, recall and exact match, with the number of samples behind each figure.',
    asked: [
      'how exact is the data extraction',
      'test of invoice reading quality',
      'measure errors in extracted fields',
      'how accurate is the extraction',
      'accuracy of OCR',
      'how often does it misread a number',
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
      'how much is processed without people',
      'straight through rate',
      'automation rate',
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
      'does it need templates',
      'unknown layout',
      'new supplier invoice format',
      'every supplier has another invoice',
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
      'do you use GPT for documents',
      'is there a language model in the extraction',
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
      'audit of an extraction',
      'replay',
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
      'supplier changes invoice layout',
      'design of the form changes',
      'the form looks different since this morning',
    ],
  },
  {
    passage: '/document-intelligence#specimen',
    answer:
      'Every row of this sample leads back to its page, so your reviewer can check a value at once.',
    asked: ['what is in an extraction sheet'],
  },
  {
    passage: '/document-intelligence#specimen~2',
    answer: 'Your reviewer sees the image of the line beside the value.',
    asked: ['see where a value comes from in the scan'],
  },
  {
    passage: '/document-intelligence#how-it-works',
    answer: 'You list the fields, and we agree a type, format and tolerance for each.',
    asked: ['who decides which fields are read'],
  },
  {
    passage: '/document-intelligence#how-it-works~4',
    answer: 'A person checks unclear values next to the image of the line.',
    asked: ['who checks unclear values'],
  },
  {
    passage: '/document-intelligence#how-it-works~5',
    answer: 'Values enter your system, and each stays linked to its original.',
    asked: ['how do the values get into our system'],
  },
]

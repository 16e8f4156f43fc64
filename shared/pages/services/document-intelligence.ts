import type { ServicePage } from '../catalogue/page-copy.ts'

export const page: ServicePage = {
  slug: 'document-intelligence',
  meta: {
    title: 'Document intelligence with page citations',
    description:
      'We turn contracts, certificates, statements and forms into data. Every value points to its page and line, and unclear values wait for a person.',
    keywords: [
      'document intelligence',
      'intelligent document processing',
      'data extraction',
      'OCR',
      'straight-through processing',
      'field accuracy',
    ],
  },
  heading: 'Document intelligence',
  lede: 'We turn your paper and PDF files into data your systems can use. Each value links to the page and line it came from.',
  facts: [
    {
      label: 'Reads',
      value: 'Scans, photographs, PDF, email',
    },
    {
      label: 'Languages',
      value: 'Tested for each you order',
    },
    {
      label: 'Needed',
      value: 'Samples, field list, tolerances',
    },
    {
      label: 'Delivered',
      value: 'JSON or CSV with page references',
    },
  ],
  proof: {
    label: 'Sample record',
    heading: 'What an extraction sheet shows',
    intro:
      'Every row of this sample leads back to its page, so your reviewer can check a value at once.',
    specimen: {
      kind: 'Extraction sheet',
      title: 'Bank statement, four pages',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'File',
          value: 'statement-specimen.pdf',
          detail: 'Hash taken on arrival',
        },
        {
          label: 'Type',
          value: 'Current account statement',
          note: {
            title: 'Sorted first',
            text: 'A lease among the statements goes to its own model or to a person.',
          },
        },
        {
          label: 'Account holder',
          value: 'Specimen, L.',
          detail: 'Page 1, line 6',
        },
        {
          label: 'Opening balance',
          value: '1,204.50',
          detail: 'Page 1, line 14',
          note: {
            title: 'Click to the line',
            text: 'Your reviewer sees the image of the line beside the value.',
          },
        },
        {
          label: 'Movements',
          value: '62 rows over three pages',
        },
        {
          label: 'Closing balance',
          value: '987.15',
          detail: 'Printed and recomputed: equal',
          note: {
            title: 'Sums are redone',
            text: 'We recalculate totals, dates and check digits to find misread values.',
          },
        },
        {
          label: 'Tampering',
          value: 'Row 31 drawn in another font',
          note: {
            title: 'Possible tampering',
            text: 'We compare file history, fonts and layers, and an examiner judges the finding.',
          },
        },
        {
          label: 'Read by person',
          value: 'Two values of 71',
          note: {
            title: 'Below your threshold',
            text: 'Doubtful values wait for a person. With your permission we test on corrections.',
          },
        },
        {
          label: 'Released',
          value: 'Complete, one finding open',
          kind: 'result',
        },
      ],
      foot: ['Model statements, version 9', 'Specimen: account and figures invented'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs document intelligence',
    points: [
      {
        title: 'Lending and claims',
        text: 'You wait for decisions while someone types statements, payslips and invoices.',
      },
      {
        title: 'Legal and procurement',
        text: 'You need renewal dates, notice periods and caps from thousands of contracts.',
      },
      {
        title: 'Admissions and HR',
        text: 'You receive certificates from a hundred issuers and have to fit them into one form.',
      },
      {
        title: 'Screening and KYC teams',
        text: 'You read register extracts and deeds in languages that few colleagues know.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we extract and check fields',
    steps: [
      {
        title: 'Field list',
        text: 'You list the fields, and we agree a type, format and tolerance for each.',
      },
      {
        title: 'Sorting',
        text: 'We split files into documents and match each one to its type.',
      },
      {
        title: 'Reading',
        text: 'We read text, tables, stamps and handwriting, each with its position.',
      },
      {
        title: 'Checking',
        text: 'We recompute sums and compare formats and other files for conflicts.',
      },
      {
        title: 'Review',
        text: 'A person checks unclear values next to the image of the line.',
      },
      {
        title: 'Transfer',
        text: 'Values enter your system, and each stays linked to its original.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What document reading can’t tell you',
    points: [
      {
        title: 'Whether the issuer confirms it',
        text: 'Reading a forged certificate correctly doesn’t make it genuine, so order a verification with the issuer.',
      },
      {
        title: 'What a clause means in a dispute',
        text: 'We find and quote the clause, and your lawyers judge its effect.',
      },
      {
        title: 'Faded and overwritten lines',
        text: 'We measure handwriting, stamps across figures and poor copies as groups of their own, since each lowers accuracy.',
      },
      {
        title: 'Careful forgeries',
        text: 'A document rebuilt from nothing can look consistent, so treat a clean tampering result as one sign among several.',
      },
    ],
  },
  turnaround: {
    label: 'Stages',
    heading: 'Timing by type of document',
    table: {
      columns: ['Work', 'Handled by', 'We need', 'Timing'],
      rows: [
        ['Known document type', 'Model', 'Legible file', 'Within the same session'],
        ['Value for review', 'Reviewer', 'Image of the line', 'In hours that you agree'],
        [
          'New document type',
          'Engineers with your expert',
          'Samples with correct values',
          'Dated in the plan; test before release',
        ],
        ['Archive', 'Model in batches', 'Access, order of priority', 'By volume; progress shown'],
      ],
    },
    price: 'document types, pages per month, languages and the share reviewed by people',
  },
  law: {
    label: 'Law',
    heading: 'Document processing under the GDPR',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'Processing under contract',
        text: 'We handle documents on your instructions under a data processing agreement, in the agreed region, and we keep them out of other customers’ models.',
      },
      {
        title: 'Removing what you don’t need',
        text: 'We can black out pages and columns outside your field list before storage: health notes on a claim, faith on a tax form, neighbours on a deed.',
      },
      {
        title: 'Decisions that follow',
        text: 'If a value leads straight to a refusal, Article 22 of the GDPR may apply to that step. We mark the fields where a person has to decide first.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Document intelligence: common questions',
    items: [
      {
        question: 'How is accuracy measured?',
        answer:
          'We measure each field on documents that are new to the model: precision, recall and exact match, with the number of samples behind each figure.',
      },
      {
        question: 'What share of the values passes automatically?',
        answer:
          'That follows from your tolerance, and we plot it for you with the errors that each choice would let through.',
      },
      {
        question: 'Do you have to know our layouts first?',
        answer:
          'A new layout works from the start, but its values score lower confidence and more of them go to review until corrections arrive.',
      },
      {
        question: 'Do you use a language model?',
        answer:
          'Yes, where layout rules fail, and we discard any value that we can’t find on the page.',
      },
      {
        question: 'Can auditors replay an extraction?',
        answer:
          'Yes, while retention lasts: you keep the file hash, model version, values, corrections and who made them.',
      },
      {
        question: 'What happens when a layout changes overnight?',
        answer:
          'Confidence falls, more values go to review and you get an alarm, and we lower automation until accuracy is back.',
      },
    ],
  },
  related: {
    heading: 'Services to use with extracted data',
    services: [
      {
        slug: 'rag',
        reason: 'Answers your questions over the archive once the paper has become text.',
      },
      {
        slug: 'kyc-compliance',
        reason: 'Takes owners and signatories from register extracts into the customer file.',
      },
      {
        slug: 'computer-vision',
        reason: 'Examines photographs, holograms and print where text recognition ends.',
      },
    ],
    industries: [
      'insurance',
      'legal-services',
      'international-student-verification',
      'financial-institution',
    ],
  },
  closing: 'Tell us your document types and volumes. We’ll plan a test on samples.',
}

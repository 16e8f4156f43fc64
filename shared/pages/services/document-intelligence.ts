import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'document-intelligence',
  meta: {
    title: 'Document intelligence with page citations',
    description:
      'Contracts, certificates, statements and forms read into fields. Every value points to its page and line, and values below your threshold wait for a person.',
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
    { label: 'Reads', value: 'Scans, photographs, PDF, email' },
    { label: 'Languages', value: 'Tested for each you order' },
    { label: 'Needed', value: 'Samples, field list, tolerances' },
    { label: 'Delivered', value: 'JSON or CSV with page references' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What an extraction sheet shows',
    intro:
      'An extract is only as good as the way back to the page. Every row of the specimen has one.',
    specimen: {
      kind: 'Extraction sheet',
      title: 'Bank statement, four pages',
      number: 'No. 0000-SPECIMEN',
      fields: [
        { label: 'File', value: 'statement-specimen.pdf', detail: 'Hash taken on arrival' },
        {
          label: 'Type',
          value: 'Current account statement',
          note: {
            title: 'Sorted first',
            text: 'A lease among the statements goes to its own reader or to a person.',
          },
        },
        { label: 'Account holder', value: 'Specimen, L.', detail: 'Page 1, line 6' },
        {
          label: 'Opening balance',
          value: '1,204.50',
          detail: 'Page 1, line 14',
          note: {
            title: 'Click to the line',
            text: 'A reviewer sees the cut-out beside the value and need not search.',
          },
        },
        { label: 'Movements', value: '62 rows over three pages' },
        {
          label: 'Closing balance',
          value: '987.15',
          detail: 'Printed and recomputed: equal',
          note: {
            title: 'Sums are redone',
            text: 'Totals, dates and check digits are calculated again. Arithmetic finds what reading misses.',
          },
        },
        {
          label: 'Tampering',
          value: 'Row 31 drawn in another font',
          note: {
            title: 'Possible tampering',
            text: 'File history, fonts and layers are compared. The finding goes to an examiner.',
          },
        },
        {
          label: 'Read by person',
          value: 'Two values of 71',
          note: {
            title: 'Below your threshold',
            text: 'Doubtful values wait. Their corrections become test data, with your permission.',
          },
        },
        { label: 'Released', value: 'Complete, one finding open', kind: 'result' },
      ],
      foot: ['Reader statements, edition 9', 'Specimen: account and figures invented'],
    },
  },
  audience: {
    label: 'Who needs it',
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
        text: 'Certificates from a hundred issuers that have to fit one form.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we extract and check fields',
    steps: [
      { title: 'Field list', text: 'Each field gets a type, format and tolerance.' },
      { title: 'Sorting', text: 'Pages are split and matched to document kinds.' },
      { title: 'Reading', text: 'Text, tables, stamps and handwriting.' },
      { title: 'Checking', text: 'Sums, formats and other files must agree.' },
      { title: 'Queue', text: 'A person checks unclear values next to the image.' },
      { title: 'Transfer', text: 'Values enter your system; originals stay linked.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What document reading can’t tell you',
    points: [
      {
        title: 'Whether the issuer stands by it.',
        text: 'Reading a forged certificate correctly doesn’t make it genuine. Order a verification with the issuer.',
      },
      {
        title: 'What a clause means in dispute.',
        text: 'We find and quote the clause. Its effect is for lawyers.',
      },
      {
        title: 'Faded and overwritten lines.',
        text: 'Handwriting, stamps across figures and third photocopies lower accuracy. They are measured as groups of their own.',
      },
      {
        title: 'Forgery by careful hands.',
        text: 'A document rebuilt from nothing can be consistent. Absence of a tampering finding is not a certificate of origin.',
      },
    ],
  },
  turnaround: {
    label: 'Pace',
    heading: 'Timing by type of document',
    table: {
      columns: ['Work', 'Handled by', 'Requires', 'Pace'],
      rows: [
        ['Known document kind', 'Reader', 'Legible file', 'Within the same session'],
        ['Value in the queue', 'Reviewer', 'Cut-out', '24 hours, or your own team’s hours'],
        [
          'New document kind',
          'Engineers with your expert',
          'Samples with correct values',
          'Dated in the plan; test before release',
        ],
        ['Archive', 'Reader in batches', 'Access, order of priority', 'By volume; progress shown'],
      ],
    },
  },
  law: {
    label: 'Data and law',
    heading: 'Document processing under the GDPR',
    points: [
      {
        title: 'A processor under contract',
        text: 'Documents are handled on your instructions under a data-processing agreement, in the agreed region. They train nothing for other customers.',
      },
      {
        title: 'Minimising on arrival',
        text: 'Pages and columns outside the field list can be blacked out before storage: health notes on a claim, faith on a tax form, neighbours on a deed.',
      },
      {
        title: 'Decisions that follow',
        text: 'If a value leads straight to refusal, Article 22 of the GDPR may apply to that step. We mark fields that should never do so without a person.',
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
          'Per field on documents the reader has not seen: precision, recall and exact match, with the number of samples. “Ninety-something per cent” of characters says little about a date.',
      },
      {
        question: 'What share passes without a person?',
        answer:
          'That follows from your tolerance. We plot it, from reviewing everything to nothing, with the errors each choice would let through.',
      },
      {
        question: 'Do layouts have to be known?',
        answer:
          'No, but a layout never met scores lower confidence and is reviewed more. After some corrections it settles.',
      },
      {
        question: 'Is a language model used?',
        answer:
          'Where layout rules fail, yes, and its output must be found on the page. A value without a place in the source is discarded.',
      },
      {
        question: 'Can auditors replay an extraction?',
        answer:
          'Yes, while retention lasts: file hash, reader edition, values, corrections and who made them.',
      },
      {
        question: 'What when a layout changes overnight?',
        answer:
          'Confidence falls, the queue grows and an alarm goes out. We lower automation until accuracy is back.',
      },
    ],
  },
  related: {
    heading: 'Services to use with extracted data',
    services: [
      { slug: 'rag', reason: 'Answers questions over the archive once it is text.' },
      { slug: 'kyc-compliance', reason: 'Takes owners and signatories out of register extracts.' },
      {
        slug: 'computer-vision',
        reason: 'Examines photographs, holograms and print where text ends.',
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

import type { ServicePage } from '../page-copy.ts'

export const page: ServicePage = {
  slug: 'rag',
  meta: {
    title: 'RAG: answers that cite their sources',
    description:
      'Retrieval-augmented generation over your own documents: each sentence cites its passage, access rights hold, and a question without evidence gets no answer.',
    keywords: [
      'retrieval-augmented generation',
      'RAG',
      'enterprise search',
      'grounded answers',
      'citation accuracy',
      'knowledge assistant',
    ],
  },
  heading: 'Document answers with citations (RAG)',
  lede: 'Your staff ask questions of your own documents and get answers with the passages behind them. If the documents don’t say, the assistant says so.',
  facts: [
    { label: 'Answers from', value: 'Your documents only' },
    { label: 'Respects', value: 'The rights of the person asking' },
    { label: 'Needed', value: 'Documents, permissions, real questions' },
    { label: 'Delivered', value: 'Assistant, index, graded question set' },
  ],
  proof: {
    label: 'What it proves',
    heading: 'What an answer record shows',
    intro: 'An employee asked about parental leave. This is the record behind the reply.',
    specimen: {
      kind: 'Answer record',
      title: 'Question 118, staff handbook',
      number: 'No. 0000-SPECIMEN',
      fields: [
        { label: 'Asked', value: '“Can I split my leave after adoption?”' },
        {
          label: 'Asker may read',
          value: 'Handbook, country annex; not payroll',
          note: {
            title: 'Rights before search',
            text: 'The search skips documents the person may not open.',
          },
        },
        {
          label: 'Passages',
          value: 'Annex 4, section 2.3; policy memo 19',
          detail: 'Editions in force on the day',
          note: {
            title: 'Current editions',
            text: 'Withdrawn versions are held apart and used only if the question is about the past.',
          },
        },
        { label: 'Answer', value: '“Yes, in two parts, within one year.” [1]' },
        {
          label: 'Support check',
          value: 'Sentence 1 supported; sentence 2 removed',
          note: {
            title: 'Unproved lines go',
            text: 'A second pass compares each sentence with its passage and strikes what is not in it.',
          },
        },
        {
          label: 'Conflict',
          value: 'Memo 19 says eighteen months',
          detail: 'Memo is older; owner informed',
          note: {
            title: 'Both are shown',
            text: 'Where documents disagree the reader sees it, and whoever owns them gets a note.',
          },
        },
        { label: 'Answered', value: '2026-04-02 08:17 UTC', kind: 'time' },
        {
          label: 'Outcome',
          value: 'Answered with one citation',
          kind: 'result',
          note: {
            title: 'Or “not found”',
            text: 'Below the evidence threshold it says so and names the desk to ask.',
          },
        },
      ],
      foot: ['Index edition of the same night', 'Specimen: handbook invented'],
    },
  },
  audience: {
    label: 'Who needs it',
    heading: 'Who needs answers from its own documents',
    points: [
      {
        title: 'Policy owners',
        text: 'You answer the same questions every week from memory.',
      },
      {
        title: 'Support and field staff',
        text: 'Your agents search long manuals while a customer waits.',
      },
      {
        title: 'Analysts',
        text: 'You want to find earlier reports on the same company.',
      },
    ],
  },
  method: {
    label: 'How it is done',
    heading: 'How we build a cited assistant',
    steps: [
      { title: 'Questions', text: 'Real ones, with answers your experts wrote.' },
      { title: 'Sources', text: 'Chosen, dated, with owners and rights.' },
      { title: 'Indexing', text: 'Split at headings; tables kept whole.' },
      { title: 'Retrieval', text: 'Words and meaning searched, then reordered.' },
      { title: 'Writing', text: 'Only from passages, each sentence checked.' },
      { title: 'Grading', text: 'We score missed answers, wrong answers and refusals.' },
    ],
  },
  limits: {
    label: 'What it cannot tell you',
    heading: 'What a RAG assistant can’t tell you',
    points: [
      {
        title: 'What nobody wrote down.',
        text: 'The assistant can’t know what nobody wrote down. Unanswered questions show you which pages to write.',
      },
      {
        title: 'Whether the document is right.',
        text: 'A wrong handbook yields a wrong answer, properly cited. Owners and review dates are the cure.',
      },
      {
        title: 'Counts across thousands of files.',
        text: 'Passages suit questions of fact. “How many contracts” is a database query, and is sent to one or declined.',
      },
      {
        title: 'Advice in a single case.',
        text: 'It quotes the rule. Applying it to a dismissal or a diagnosis is left to a person with that duty.',
      },
    ],
  },
  turnaround: {
    label: 'Pace',
    heading: 'Project stages from index to launch',
    table: {
      columns: ['Part', 'Shown by', 'From you', 'Done when'],
      rows: [
        ['Question set', 'Graded answers', 'Experts’ time', 'Two experts agree on each'],
        [
          'Index',
          'Retrieval recall',
          'Access, rights model',
          'The right passage is among the first',
        ],
        [
          'Assistant',
          'Support and refusal rates',
          'Tone, escalation desk',
          'Error is within what you accepted',
        ],
        [
          'Updates',
          'Edition date on answers',
          'Change feed',
          'Within 24 hours of publication, or faster by feed',
        ],
      ],
    },
  },
  law: {
    label: 'Law and security',
    heading: 'RAG security, privacy and AI Act',
    points: [
      {
        title: 'Search makes data findable',
        text: 'A forgotten folder becomes a reply. Before indexing we look for personal and secret files, and you decide what is left out. Erasure under the GDPR must reach index and cache, and the design provides for it.',
      },
      {
        title: 'Planted instructions',
        text: 'A document may carry text meant to command the model. Retrieved text is treated as quotation, the assistant holds no power to act, and we test with planted files.',
      },
      {
        title: 'Say that it is a machine',
        text: 'The EU AI Act asks that people know when they deal with one. If answers bear on hiring, credit or benefits, stricter duties may apply to that use.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'RAG: common questions',
    items: [
      {
        question: 'Does this end hallucination?',
        answer:
          'It makes it rarer and catchable. We measure sentences without support, print the rate, and show each reader the passage so that they can check.',
      },
      {
        question: 'Which model is used?',
        answer:
          'One that passes your question set at acceptable cost and may lawfully run where you need it. It can be exchanged; the set stays.',
      },
      {
        question: 'Are permissions copied or checked live?',
        answer:
          'Synchronised from your directory and checked again at the moment of asking, since a copy may be stale.',
      },
      {
        question: 'How do we measure it after launch?',
        answer:
          'By questions refused, answers corrected by readers and a graded sample each month. Drift in questions is reported with them.',
      },
      {
        question: 'Can it act, such as file a request?',
        answer:
          'Not by default. Actions belong in forms with checks of their own, and the answer can link to one.',
      },
      {
        question: 'Will answers differ each time?',
        answer:
          'Wording may, citations should not. We test repeats, and where exact text is required it is quoted whole.',
      },
    ],
  },
  related: {
    heading: 'Services to prepare your documents',
    services: [
      { slug: 'document-intelligence', reason: 'Scans must become text with page and line.' },
      { slug: 'cloud-infrastructure', reason: 'Index and model need a region, keys and a budget.' },
      {
        slug: 'nlp',
        reason: 'Tags passages by topic and language, so that retrieval misses less.',
      },
    ],
    industries: ['legal-services', 'government-public', 'pharmaceutical-biotech'],
  },
  closing: 'Write down twenty questions your team asks. We’ll plan a test.',
}

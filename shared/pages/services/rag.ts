import type { ServicePage } from '../catalogue/page-copy.ts'

export const page: ServicePage = {
  slug: 'rag',
  meta: {
    title: 'RAG: answers that cite their sources',
    description:
      'Your staff ask your own documents and get cited answers. Access rights hold, and a question that the documents can’t answer is marked as such.',
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
    {
      label: 'Answers from',
      value: 'Your documents only',
    },
    {
      label: 'Respects',
      value: 'The rights of the person asking',
    },
    {
      label: 'Needed',
      value: 'Documents, permissions, real questions',
    },
    {
      label: 'Delivered',
      value: 'Assistant, index, graded question set',
    },
  ],
  proof: {
    label: 'Sample record',
    heading: 'What an answer record shows',
    intro:
      'An employee asked about parental leave, and this sample shows you the record behind the reply.',
    specimen: {
      kind: 'Answer record',
      title: 'Question 118, staff handbook',
      number: 'No. 0000-SPECIMEN',
      fields: [
        {
          label: 'Asked',
          value: '“Can I split my leave after adoption?”',
        },
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
          detail: 'Versions in force on the day',
          note: {
            title: 'Current versions',
            text: 'We keep old versions apart and use them only for questions about the past.',
          },
        },
        {
          label: 'Answer',
          value: '“Yes, in two parts, within one year.” [1]',
        },
        {
          label: 'Support check',
          value: 'Sentence 1 supported; sentence 2 removed',
          note: {
            title: 'Unsupported lines removed',
            text: 'A second pass compares each sentence with its passage and removes the rest.',
          },
        },
        {
          label: 'Conflict',
          value: 'Memo 19 says eighteen months',
          detail: 'Memo is older; owner informed',
          note: {
            title: 'Both are shown',
            text: 'If documents disagree, the reader sees both and the owner gets a note.',
          },
        },
        {
          label: 'Answered',
          value: '2026-04-02 08:17 UTC',
          kind: 'time',
        },
        {
          label: 'Outcome',
          value: 'Answered with one citation',
          kind: 'result',
          note: {
            title: 'Or “not found”',
            text: 'If the evidence is too thin, it says so and names the team to ask.',
          },
        },
      ],
      foot: ['Index version of the same night', 'Specimen: handbook invented'],
    },
  },
  audience: {
    label: 'Who it is for',
    heading: 'Who needs answers from its own documents',
    points: [
      {
        title: 'Policy owners',
        text: 'You answer the same questions every week from memory and would rather point to the text.',
      },
      {
        title: 'Support and field staff',
        text: 'Your agents search long manuals while a customer waits for the answer.',
      },
      {
        title: 'Analysts',
        text: 'You want to find earlier reports on the same company before you begin a new one.',
      },
      {
        title: 'Legal and compliance',
        text: 'You need the exact wording in force on a given day, with its source.',
      },
    ],
  },
  method: {
    label: 'How it works',
    heading: 'How we build a cited assistant',
    steps: [
      {
        title: 'Questions',
        text: 'You collect real questions, and your experts write down the right answers.',
      },
      {
        title: 'Documents',
        text: 'We choose and date the documents with you, with owners and rights.',
      },
      {
        title: 'Indexing',
        text: 'We index by heading and keep tables whole for searches by word and meaning.',
      },
      {
        title: 'Answers',
        text: 'We write only from passages and check each sentence against its source.',
      },
      {
        title: 'Grading',
        text: 'We score missed answers, wrong answers and refusals for every release.',
      },
    ],
  },
  limits: {
    label: 'Limits',
    heading: 'What a RAG assistant can’t tell you',
    points: [
      {
        title: 'What was never written down',
        text: 'The assistant can’t know what nobody wrote down, but unanswered questions show you which pages to write.',
      },
      {
        title: 'Whether the document is right',
        text: 'A wrong handbook leads to a wrong answer with a correct citation, so give each document an owner and a review date.',
      },
      {
        title: 'Counts across thousands of files',
        text: 'Passages suit questions of fact. If you ask “how many contracts”, we send the question to a database or decline it.',
      },
      {
        title: 'Advice in a single case',
        text: 'The assistant quotes the rule, and a person with that duty applies it to a dismissal or a diagnosis.',
      },
      {
        title: 'Documents with planted instructions',
        text: 'If a text tries to command the model, we treat it as a quotation. We give the assistant no power to act and test it with planted files.',
      },
    ],
  },
  turnaround: {
    label: 'Stages',
    heading: 'Project stages from index to launch',
    table: {
      columns: ['Part', 'Shown by', 'We need', 'Done when'],
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
          'Tone, escalation team',
          'Error is within what you accepted',
        ],
        [
          'Updates',
          'Version date on answers',
          'Change feed',
          'As agreed, or with each change of a feed',
        ],
      ],
    },
    price: 'number of documents, sources with their own rights, languages and questions a month',
  },
  law: {
    label: 'Law',
    heading: 'RAG security, privacy and AI Act',
    reviewed: '2026-11-22',
    points: [
      {
        title: 'Search makes personal data findable',
        text: 'Before we index, we look for personal and secret files, and you decide what to leave out. When you erase data under the GDPR, we erase them from the index and the cache too.',
      },
      {
        title: 'EU AI Act: tell people it is a machine',
        text: 'You must let people know that they deal with an AI system, and stricter duties may apply if answers affect hiring, credit or benefits.',
      },
      {
        title: 'Your information security rules',
        text: 'The search skips documents that are closed to the person who asks, and we run index and model in the region you choose.',
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
          'It makes wrong sentences rarer and easier to catch, because we measure how many lack support and show your readers each passage.',
      },
      {
        question: 'Which model do you use?',
        answer:
          'We use one that passes your question set at a fair cost and may lawfully run where you need it, and you can replace it later.',
      },
      {
        question: 'Are our permissions copied, or are they checked live for each question?',
        answer:
          'We synchronise them from your directory and check again at the moment of asking, since a copy may be out of date.',
      },
      {
        question: 'How do we measure it after launch?',
        answer:
          'You see unanswered questions, answers corrected by readers and a graded sample each month, together with new kinds of question.',
      },
      {
        question: 'Can it act, such as file a request?',
        answer:
          'We keep actions in forms with checks of their own, and the answer can link to one.',
      },
      {
        question: 'Will answers differ each time?',
        answer:
          'The wording may differ while the citations should stay the same. We test repeats and quote the text in full where you need it exact.',
      },
      {
        question: 'Can we use it with scanned documents?',
        answer:
          'Yes, once document intelligence has turned the scans into text with page and line numbers.',
      },
    ],
  },
  related: {
    heading: 'Services to prepare your documents',
    services: [
      {
        slug: 'document-intelligence',
        reason: 'Turns your scans into text with page and line, ready for the index.',
      },
      {
        slug: 'cloud-infrastructure',
        reason: 'Gives the index and the model a region, keys and a budget.',
      },
      {
        slug: 'nlp',
        reason: 'Tags passages by topic and language, so that the search misses fewer of them.',
      },
    ],
    industries: ['legal-services', 'government-public', 'pharmaceutical-biotech'],
  },
  closing: 'Write down twenty questions your team asks. We’ll plan a test.',
}

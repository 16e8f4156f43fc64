import type { IndustryPage } from '../page-copy.ts'

/** The dossier of start-ups and their investors. */
export const page: IndustryPage = {
  slug: 'startups-tech',
  meta: {
    title: 'Checks for start-ups and their investors',
    description:
      'Founders, first hires and funding rounds: what a young company and its investors can have verified early, cheaply and lawfully, and how to build on it later.',
    keywords: [
      'founder background check',
      'venture due diligence',
      'first hires screening',
      'resume ranking for start-ups',
      'investor diligence',
    ],
  },
  heading: 'Start-ups & tech',
  lede: 'You hire your first people fast, then a funding round asks for proof of everything. We verify what your stage needs, early and lawfully.',
  risks: {
    label: 'Early-stage risk',
    heading: 'Six risks from first hire to funding round',
    intro: 'Order only what the stage needs. Leaving a check out is a decision too.',
    checks: [
      { slug: 'employment-verification', label: 'Employment' },
      { slug: 'education-verification', label: 'Education' },
      { slug: 'reference-validation', label: 'Reference' },
      { slug: 'kyc-compliance', label: 'KYC' },
      { slug: 'resume-ranking', label: 'Ranking' },
      { slug: 'watchlist-screening', label: 'Watchlist' },
      { slug: 'custom-software', label: 'Software' },
    ],
    rows: [
      {
        title: 'A founder’s story that fails in diligence',
        detail: 'Exits, degrees and patents rounded up',
        cover: {
          'employment-verification': 'answers',
          'education-verification': 'answers',
          'reference-validation': 'supports',
          'watchlist-screening': 'supports',
        },
      },
      {
        title: 'A first executive hired too fast',
        detail: 'Found in a week, regretted for a year',
        cover: {
          'employment-verification': 'answers',
          'education-verification': 'supports',
          'reference-validation': 'answers',
        },
      },
      {
        title: 'Four hundred applicants and one recruiter',
        detail: 'Good people lost in the pile',
        cover: { 'employment-verification': 'supports', 'resume-ranking': 'answers' },
      },
      {
        title: 'Money whose source you cannot state',
        detail: 'Angels and funds with sanctioned partners',
        cover: { 'kyc-compliance': 'answers', 'watchlist-screening': 'answers' },
      },
      {
        title: 'Intellectual property that belongs to somebody',
        detail: 'Code written on a former employer’s time',
        cover: { 'employment-verification': 'answers', 'reference-validation': 'supports' },
      },
      {
        title: 'A process held together by one spreadsheet',
        detail: 'Consents and answers that cannot be found',
        cover: { 'custom-software': 'answers' },
      },
    ],
  },
  roles: {
    label: 'Cap table and team',
    heading: 'Who start-ups check, and when',
    table: {
      columns: ['Who', 'Checks', 'Asked again', 'Turnaround'],
      rows: [
        [
          'Founders, for investors',
          'Employment, education, directorships, watchlist',
          'Each priced round',
          '24-hour to the first answer',
        ],
        [
          'First executives',
          'Employment, reference, education',
          'When they take on money or data',
          '24-hour',
        ],
        [
          'Engineers and operators',
          'Employment; criminal only with a reason',
          'Not before a change of duties',
          '24-hour',
        ],
        [
          'Angels, funds and lead investors',
          'KYC, owners, watchlist',
          'On transfer of shares',
          '24-hour to the first answer',
        ],
      ],
    },
  },
  situation: {
    label: 'Term sheet',
    heading: 'A pitch deck that overstated a patent',
    intro: 'An imagined round. Nobody in it exists.',
    paragraphs: [
      'A fund had a signed term sheet with a company of nine. The deck gave the technical founder a doctorate, a granted patent and a previous company sold to a larger one.',
      'With her consent we asked the university, the patent office and the company register. The doctorate was conferred, in the year she gave. The patent was an application, published and still under examination. The earlier company had been dissolved; some assets had gone to the buyer she named.',
      'She had told the fund most of this in person. It was the deck, written with an accelerator, that had grown.',
      'The investors corrected the disclosure schedule, kept the price and added a condition about assignment of the application to the company. The round closed on facts both sides had read, and the deck was corrected before the next investor saw it.',
    ],
  },
  regulation: {
    label: 'Rules for small companies',
    heading: 'Hiring law for small companies: US and EU',
    intro: 'There is rarely a threshold below which these stop. Take advice on yours.',
    points: [
      {
        title: 'United States: fair chance',
        text: 'The FCRA applies to an employer of three as to one of thousands when an agency makes the report. New York City and California, among others, set when in the process a criminal record may be asked about.',
      },
      {
        title: 'Ranking by software',
        text: 'New York City’s Local Law 144 asks for a bias audit and notice for certain automated hiring tools. The EU AI Act classes recruitment systems as high-risk, with duties from 2 December 2027. A ranking of ours is meant to be read by a person who can overrule it.',
      },
      {
        title: 'European Union: proportion',
        text: 'Under the GDPR a check needs a ground beyond curiosity. Consent from an applicant is a weak ground in several countries, because it is hard to refuse.',
      },
    ],
  },
  questions: {
    label: 'Founders ask',
    heading: 'Start-up checks: common questions',
    items: [
      {
        question: 'We have no people department. Who sends the consent?',
        answer:
          'You approve the list, the candidate receives the request, and each signs for their own part. A founder can run it; a spreadsheet is not needed.',
      },
      {
        question: 'Is it odd to be checked by our own investors?',
        answer:
          'It has become ordinary. Ask for the report on yourself first. You are entitled to see and correct it, and a corrected deck is cheaper than a warranty claim.',
      },
      {
        question: 'Can we start with one check?',
        answer:
          'Yes. Employment, for anyone who will hold keys to money or production, is the one that finds most of what references leave out.',
      },
    ],
  },
  related: {
    heading: 'Services for start-ups and investors',
    services: ['resume-ranking', 'reference-validation', 'custom-software'],
    industries: ['it-software', 'corporate-professional'],
  },
  closing: 'Tell us your next hire or round. We’ll suggest where to start.',
}

import type { TypicalQuestion } from '../../typical/typical-question.ts'

/** Questions of visitors about `/clients`. */
export const clientsQuestions: readonly TypicalQuestion[] = [
  {
    passage: '/clients',
    answer:
      'We work with employers, lenders, advisers, schools and public bodies like yours. You make decisions that others may review, and we give you the evidence.',
    asked: ['what kind of companies do you work for', 'typical clients', 'who buys from you'],
  },
  {
    passage: '/clients#kinds-of-clients~1',
    answer:
      'Employers of any size, from ten people to thousands on shifts. Criminal, education and employment checks before a contract or a start date. One report for each candidate, with the signed authorisation.',
    asked: [
      'what do HR teams order',
      'do you work with small companies',
      'smallest employer you work with',
      'we are a bakery with twelve people, would you bother with us',
    ],
  },
  {
    passage: '/clients#kinds-of-clients~2',
    answer:
      'Banks, insurers, payment firms and others that must know their customers. KYC, watchlists, ownership and risk scores, again at each change. A file your supervisor can follow.',
    asked: [
      'what do banks and insurers order from you',
      'clients in compliance',
      'our supervisor wants to follow each customer file',
    ],
  },
  {
    passage: '/clients#kinds-of-clients~3',
    answer:
      'Law firms, accountants and buyers of companies. Due diligence on companies and owners, by your deal date. Findings with sources, ready to attach to your advice.',
    asked: [
      'what do law firms order',
      'due diligence for a merger',
      'acquisition due diligence',
      'we buy a company next month and want to know who is behind it',
    ],
  },
  {
    passage: '/clients#kinds-of-clients~4',
    answer:
      'Universities, schools and those who place students abroad. Degrees, transcripts and identities, confirmed by the issuer. The answer of the issuing institution.',
    asked: ['what do universities order', "services for a registrar's office"],
  },
  {
    passage: '/clients#kinds-of-clients~5',
    answer:
      'Carriers, plants, utilities and agencies that send staff to client sites. Checks on drivers, contractors and suppliers before they start. An up-to-date list of who is cleared to enter.',
    asked: ['what do transport or utility companies order', 'services for a haulier or a utility'],
  },
  {
    passage: '/clients#kinds-of-clients~6',
    answer:
      'Teams with too many documents to read or systems that aren’t connected. Document processing, models, migrations and integrations. Working software with its error rates and its log.',
    asked: ['what do data teams order', 'services for a data team'],
  },
  {
    passage: '/clients#engagements',
    answer: 'You go through the same five stages for one order or for a long programme.',
    asked: [
      'what are the stages of working with you',
      'how does a project with you run',
      'onboarding process for new customers',
    ],
  },
  {
    passage: '/clients#engagements~1',
    answer:
      'You tell us which decision you have to make and in which countries. We reply within 24 hours, Monday to Friday, with the checks we suggest and their limits.',
    asked: [
      'what is the first step with you',
      'how does it start',
      'what happens first when I contact you',
    ],
  },
  {
    passage: '/clients#engagements~2',
    answer:
      'We agree purpose, lawful basis, access and retention in writing before you send any names.',
    asked: [
      'when is the agreement made in a new order',
      'contract before sending candidate names',
      'what is agreed before we send names',
      'contract terms before the first order',
    ],
  },
  {
    passage: '/clients#engagements~3',
    answer: 'We run a few real orders with you and settle forms and wording on them.',
    asked: [
      'trial run before we sign up fully',
      'can we start with a test phase',
      'can we try it first',
      'pilot phase',
      'test run with a few candidates',
      'could we start with a handful of people and see how it goes',
    ],
  },
  {
    passage: '/clients#engagements~4',
    answer:
      'You send orders through a form or a connection to your system. We count turnaround from a complete request, and tell you at once what is missing from an incomplete one.',
    asked: [
      'how do we submit orders day to day',
      'how do we place orders',
      'can we order online',
      'how do I submit an order',
      'ordering through our system',
      'do we upload a spreadsheet or type each name in',
    ],
  },
  {
    passage: '/clients#engagements~5',
    answer:
      'You receive your files in a standard format, and we delete our copies as agreed and confirm it.',
    asked: [
      'offboarding as a customer',
      'what happens at the close of our programme',
      'what happens at the end of the cooperation',
      'how do we get our files back',
      'leaving you as a customer',
      'exit',
    ],
  },
  {
    passage: '/clients#our-commitments',
    answer:
      'You have a named contact who can explain any line of a report to you and your auditor.',
    asked: [
      'do we get an account manager',
      'who explains a report to our auditor',
      'will we have an account manager',
      'dedicated contact person',
      'who explains the report to our auditor',
      'who will pick up the phone when our auditor has a question',
    ],
  },
  {
    passage: '/clients#our-commitments~1',
    answer:
      'We use what you send for your orders alone, and keep it apart from other clients’ data and from models trained for them.',
    asked: [
      'do you train AI on customer information',
      'is our information mixed with that of other clients',
      'do you share our data with other customers',
      'do you use our data to train models for others',
      'who owns the data we send',
      'will what we send you end up helping our competitors',
    ],
  },
  {
    passage: '/clients#our-commitments~2',
    answer:
      'When a source corrects itself, or we were wrong, we reissue your report with the change marked.',
    asked: [
      'what if you made a mistake in a report',
      'correction of an error by Certavia itself',
      'what happens when a source corrects itself',
      'do you reissue wrong reports',
      'what if it turns out that you got it wrong',
    ],
  },
  {
    passage: '/clients#our-commitments~3',
    answer:
      'Your candidates can see the findings and dispute them, and we take each dispute back to the source.',
    asked: [
      'do our candidates have rights',
      'can candidates see what you found',
      'do you respect the people being checked',
    ],
  },
  {
    passage: '/clients#is-there-a-minimum-order-or-can-we-order-a-single-check',
    answer:
      'You can order a single check whenever you need one. A programme of many checks differs only in how you send orders and pay for them.',
    asked: [
      'smallest order size you accept',
      'can a small firm buy just one check',
      'is a single search fine or must we commit to a volume',
      'minimum order',
      'order a single check',
      'can a small business use you for one person',
      'just one background check',
      'no contract needed?',
      'I only have one nanny to check, is that too little for you',
    ],
  },
  {
    passage: '/clients#can-we-speak-to-another-client-before-we-order',
    answer:
      'You can if one of them agrees to speak to you. We ask a client in a similar position, pass your question on and keep the list of clients to ourselves.',
    asked: [
      'could you give us a customer reference',
      'may I talk to an existing customer of yours',
      'do you have referees among your clients',
      'can we talk to an existing customer',
      'references of your clients',
      'who else uses you',
      'name some customers',
      'customer list',
      'do you publish your client list',
      'can you give me the name of a happy customer I could ring',
    ],
  },
  {
    passage: '/clients#do-you-work-for-both-sides-of-a-deal-or-dispute',
    answer:
      'We work for one side of the same matter. Our intake team looks for conflicts before we agree terms, and declines the second order in confidence.',
    asked: [
      'what about conflicts of interest if the other party hires you too',
      'would you act for buyer and seller at once',
      'how do you avoid working against your own customers',
      'do you work for both parties',
      'conflict of interest',
      'would you also work for our competitor in the same deal',
      'the other party in our deal also wants to hire you',
    ],
  },
  {
    passage: '/clients#what-do-you-need-from-us-to-begin',
    answer:
      'Tell us the decision you are facing, the countries, rough numbers and your deadline. Please leave personal data out of a first message.',
    asked: [
      'what information should our first message contain',
      'how do we get started with you',
      'what to prepare before we contact you',
      'what do you need from us',
      'how to get started',
      'information needed for a first order',
      'how do I become a customer',
      'what shall I have ready before I write to you',
    ],
  },
  {
    passage: '/clients#kinds-of-clients',
    answer: 'Our clients vary, but most orders come from one of six teams.',
    asked: ['kinds of clients you have'],
  },
]

import { site } from '#shared/company/site.ts'
import type { ClientsPage } from '../catalogue/page-copy.ts'

/** Clients page. It names no client, because names are shown only with the client's consent. */
export const page: ClientsPage = {
  slug: 'clients',
  meta: {
    title: 'Clients and how we work with you',
    description:
      '50+ clients in 18+ industries order background checks and due diligence from us. See which teams we serve, how work starts, runs and ends.',
    keywords: ['screening clients', 'due diligence clients', 'how engagements work'],
  },
  heading: 'Who we work with',
  lede: 'We work with employers, lenders, advisers, schools and public bodies like yours. You make decisions that others may review, and we give you the evidence.',
  figure: {
    figure: site.claims.clients,
    title: 'clients',
    text: 'none named without their permission',
  },
  second: {
    figure: site.claims.industries,
    title: 'industries',
    text: 'from banking to logistics',
  },
  discretion: [
    'You see no client logos here, because our clients’ checks are confidential. We would name a client only with written permission, and the examples on this site are illustrative.',
  ],
  kinds: {
    label: 'Kinds of clients',
    heading: 'Six teams that use Certavia',
    intro: 'Our clients vary, but most orders come from one of six teams.',
    items: [
      {
        title: 'Hiring and people teams',
        who: 'Employers of any size, from ten people to thousands on shifts',
        orders: 'Criminal, education and employment checks before a contract or a start date',
        holds: 'One report for each candidate, with the signed authorisation',
        industries: ['it-software', 'healthcare-medical', 'retail-consumer'],
      },
      {
        title: 'Compliance and risk',
        who: 'Banks, insurers, payment firms and others that must know their customers',
        orders: 'KYC, watchlists, ownership and risk scores, again at each change',
        holds: 'A file your supervisor can follow',
        industries: ['banking-financial', 'insurance', 'financial-institution'],
      },
      {
        title: 'Advisers and deal teams',
        who: 'Law firms, accountants and buyers of companies',
        orders: 'Due diligence on companies and owners, by your deal date',
        holds: 'Findings with sources, ready to attach to your advice',
        industries: ['legal-services', 'accounting-advisory', 'corporate-professional'],
      },
      {
        title: 'Admissions and registrars',
        who: 'Universities, schools and those who place students abroad',
        orders: 'Degrees, transcripts and identities, confirmed by the issuer',
        holds: 'The answer of the issuing institution',
        industries: ['education-academic', 'international-student-verification'],
      },
      {
        title: 'Operations and supply',
        who: 'Carriers, plants, utilities and agencies that send staff to client sites',
        orders: 'Checks on drivers, contractors and suppliers before they start',
        holds: 'An up-to-date list of who is cleared to enter',
        industries: ['transportation-logistics', 'energy-utilities', 'recruitment-agencies'],
      },
      {
        title: 'Data and engineering',
        who: 'Teams with too many documents to read or systems that aren’t connected',
        orders: 'Document processing, models, migrations and integrations',
        holds: 'Working software with its error rates and its log',
        industries: ['startups-tech', 'telecommunications', 'government-public'],
      },
    ],
  },
  engagement: {
    label: 'Engagements',
    heading: 'How we work with you',
    intro: 'You go through the same five stages for one order or for a long programme.',
    steps: [
      {
        title: 'The question',
        text: 'You tell us which decision you have to make and in which countries. We reply within 24 hours, Monday to Friday, with the checks we suggest and their limits.',
      },
      {
        title: 'The terms',
        text: 'We agree purpose, lawful basis, access and retention in writing before you send any names.',
      },
      {
        title: 'The pilot',
        text: 'We run a few real orders with you and settle forms and wording on them.',
      },
      {
        title: 'The run',
        text: 'You send orders through a form or a connection to your system. We count turnaround from a complete request, and tell you at once what is missing from an incomplete one.',
      },
      {
        title: 'The end',
        text: 'You receive your files in a standard format, and we delete our copies as agreed and confirm it.',
      },
    ],
  },
  terms: {
    label: 'Our commitments',
    heading: 'What we commit to',
    points: [
      {
        title: 'A named contact',
        text: 'You have a named contact who can explain any line of a report to you and your auditor.',
      },
      {
        title: 'Your data stays yours',
        text: 'We use what you send for your orders alone, and keep it apart from other clients’ data and from models trained for them.',
      },
      {
        title: 'Corrections in the open',
        text: 'When a source corrects itself, or we were wrong, we reissue your report with the change marked.',
      },
      {
        title: 'Rights of the candidate',
        text: 'Your candidates can see the findings and dispute them, and we take each dispute back to the source.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'New clients: common questions',
    items: [
      {
        question: 'Is there a minimum order, or can we order a single check?',
        answer:
          'You can order a single check whenever you need one. A programme of many checks differs only in how you send orders and pay for them.',
      },
      {
        question: 'Can we speak to another client before we order?',
        answer:
          'You can if one of them agrees to speak to you. We ask a client in a similar position, pass your question on and keep the list of clients to ourselves.',
      },
      {
        question: 'Do you work for both sides of a deal or dispute?',
        answer:
          'We work for one side of the same matter. Our intake team looks for conflicts before we agree terms, and declines the second order in confidence.',
      },
      {
        question: 'What do you need from us to begin?',
        answer:
          'Tell us the decision you are facing, the countries, rough numbers and your deadline. Please leave personal data out of a first message.',
      },
    ],
  },
  cases: {
    label: 'Examples',
    heading: 'See worked examples',
    intro:
      'Our worked examples show you how an order runs, and our industry guides show the risks and rules.',
    link: 'All worked examples',
  },
  closing: 'Which decision do you have to make? We’ll suggest the checks in one reply.',
}

import { site } from '../../site.ts'
import type { IndustrySlug } from '../catalogue.ts'
import type { Point, Question, SectionCopy } from '../page-copy.ts'
import type { CompanyHead, Denomination } from './shapes.ts'

/** A kind of client: who asks, what they ask for, what they hold at the end. */
export interface ClientKind {
  readonly title: string
  readonly who: string
  readonly orders: string
  readonly holds: string
  readonly industries: readonly IndustrySlug[]
}

/** The clients page. No client is named on it: names are printed only where a client has agreed. */
export interface ClientsPage extends CompanyHead {
  readonly figure: Denomination
  readonly second: Denomination
  readonly discretion: readonly string[]
  readonly kinds: SectionCopy & { readonly items: readonly ClientKind[] }
  readonly engagement: SectionCopy & { readonly steps: readonly Point[] }
  readonly terms: SectionCopy & { readonly points: readonly Point[] }
  readonly questions: SectionCopy & { readonly items: readonly Question[] }
  readonly cases: SectionCopy & { readonly link: string }
  readonly closing: string
}

export const page: ClientsPage = {
  meta: {
    title: 'Clients and how we work with you',
    description:
      '50+ clients in 18+ industries order background checks and due diligence from us. See which teams we serve, how work starts, runs and ends.',
    keywords: ['screening clients', 'due diligence clients', 'how engagements work'],
  },
  heading: 'Who we work with',
  lede: 'We work with employers, lenders, advisers, universities and public bodies. You make decisions that others may review, and we give you the evidence.',
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
    'We show no client logos, because our clients’ checks are confidential.',
    'We would name a client only with written permission. The examples on this site are illustrative.',
  ],
  kinds: {
    label: 'Kinds of clients',
    heading: 'Six teams that use Certavia',
    intro: 'Our clients vary, but most orders come from one of six teams.',
    items: [
      {
        title: 'Hiring and people teams',
        who: 'Employers of any size, from the tenth person to shift work by the thousand',
        orders: 'Criminal, education and employment checks before a contract or a start date',
        holds: 'One report for each candidate, with the signed authorisation',
        industries: ['it-software', 'healthcare-medical', 'retail-consumer'],
      },
      {
        title: 'Compliance and risk',
        who: 'Banks, insurers, payment firms and others whose customers must be known',
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
        orders: 'Degrees, transcripts and identities, confirmed by whoever issued them',
        holds: 'The answer of the issuing institution',
        industries: ['education-academic', 'international-student-verification'],
      },
      {
        title: 'Operations and supply',
        who: 'Carriers, plants, utilities and agencies that send people to other people’s sites',
        orders: 'Drivers, contractors and suppliers, checked before the gate opens',
        holds: 'An up-to-date list of who is cleared to enter',
        industries: ['transportation-logistics', 'energy-utilities', 'recruitment-agencies'],
      },
      {
        title: 'Data and engineering',
        who: 'Teams with too many documents to read or systems that aren’t connected',
        orders: 'Document processing, models, migrations and integrations',
        holds: 'Running software, its error rates and its log',
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
        text: 'You tell us which decision you have to make. We reply within 24 hours, Monday to Friday, with the checks we suggest and their limits.',
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
        text: 'Orders arrive through a form or a connection. Turnaround counts from a complete request; an incomplete one comes back with a list of what is missing.',
      },
      {
        title: 'The end',
        text: 'You receive your files in a standard format. We delete our copies as agreed and confirm it.',
      },
    ],
  },
  terms: {
    label: 'Our commitments',
    heading: 'What we commit to',
    points: [
      {
        title: 'A named contact',
        text: 'You have a named contact who can explain any line of a report.',
      },
      {
        title: 'Your data stays yours',
        text: 'Nothing you send is sold, shared between clients or used to train a model for anyone else.',
      },
      {
        title: 'Corrections in the open',
        text: 'When a source corrects itself, or we were wrong, the report is reissued with the change marked.',
      },
      {
        title: 'Rights of the candidate',
        text: 'Candidates can see the findings and dispute them. We take each dispute back to the source.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'New clients: common questions',
    items: [
      {
        question: 'Is there a minimum order?',
        answer:
          'No. You can order a single check. Programmes differ only in how you send orders and pay.',
      },
      {
        question: 'Can we speak to another client?',
        answer:
          'If one of them agrees. We ask a client in a like position and pass your question on. We do not hand out lists.',
      },
      {
        question: 'Do you work for both sides of a deal?',
        answer:
          'Not on the same matter. Intake looks for the conflict before terms are agreed, and declines the second order without saying whose the first one was.',
      },
      {
        question: 'What do you need to begin?',
        answer:
          'The decision you are facing, the countries concerned, rough numbers and your deadline. No personal data in a first message.',
      },
    ],
  },
  cases: {
    label: 'Examples',
    heading: 'See worked examples',
    intro:
      'Our worked examples show how an order runs. Our industry guides show the risks and rules.',
    link: 'All case studies',
  },
  closing: 'Tell us which decision you have to make. One message is enough to start.',
}

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
    title: 'Clients and how engagements run',
    description:
      '50+ clients in 18+ industries. Which kinds of organisation order from us, what they ask for, how an engagement begins, runs and ends, and who sees what.',
    keywords: ['screening clients', 'due diligence clients', 'how engagements work'],
  },
  heading: 'Who asks us, and what for',
  lede: 'Employers, lenders, advisers, universities and public bodies. What they have in common is a decision that somebody will one day ask them to account for.',
  figure: {
    figure: site.claims.clients,
    title: 'clients',
    text: 'none of them named here',
  },
  second: {
    figure: site.claims.industries,
    title: 'industries',
    text: 'each with a dossier of its own risks',
  },
  discretion: [
    'This page shows no logos. That a company checks its people or its partners is part of its own affairs, and often of somebody else’s privacy.',
    'A client is named only in a case study that the client has read and agreed to. Everyone else appears as a kind of organisation, as below.',
  ],
  kinds: {
    label: 'Kinds of clients',
    heading: 'Six desks that the question comes from',
    intro: 'Organisations differ. The desks that write to us are much alike.',
    items: [
      {
        title: 'Hiring and people teams',
        who: 'Employers of any size, from the tenth person to shift work by the thousand',
        orders: 'Criminal, education and employment checks before a contract or a start date',
        holds: 'One report for each person, with its consent',
        industries: ['it-software', 'healthcare-medical', 'retail-consumer'],
      },
      {
        title: 'Compliance and risk',
        who: 'Banks, insurers, payment firms and others whose customers must be known',
        orders: 'KYC, watchlists, ownership and risk scores, again at each change',
        holds: 'A file that a supervisor can follow without asking anyone',
        industries: ['banking-financial', 'insurance', 'financial-institution'],
      },
      {
        title: 'Advisers and deal teams',
        who: 'Law firms, accountants and buyers of companies',
        orders: 'Company and owner diligence, to a date that is already fixed',
        holds: 'Findings by source, fit to be attached to an opinion',
        industries: ['legal-services', 'accounting-advisory', 'corporate-professional'],
      },
      {
        title: 'Admissions and registrars',
        who: 'Universities, schools and those who place students abroad',
        orders: 'Degrees, transcripts and identities, confirmed by whoever issued them',
        holds: 'The answer of the issuing office, not a better scan',
        industries: ['education-academic', 'international-student-verification'],
      },
      {
        title: 'Operations and supply',
        who: 'Carriers, plants, utilities and agencies that send people to other people’s sites',
        orders: 'Drivers, contractors and suppliers, checked before the gate opens',
        holds: 'A current list of who may enter, and since when',
        industries: ['transportation-logistics', 'energy-utilities', 'recruitment-agencies'],
      },
      {
        title: 'Data and engineering',
        who: 'Teams that hold more documents than they can read, or systems that do not speak to each other',
        orders: 'Document reading, models, moves and integrations',
        holds: 'Running software, its error rates and its log',
        industries: ['startups-tech', 'telecommunications', 'government-public'],
      },
    ],
  },
  engagement: {
    label: 'Engagements',
    heading: 'How an engagement runs',
    intro: 'The same five stages for a single order and for a programme of years.',
    steps: [
      {
        title: 'The question',
        text: 'You tell us which decision is to be made. We answer within 24 hours with what can be asked, where, and what cannot be known.',
      },
      {
        title: 'The terms',
        text: 'Purpose, lawful basis, who sees what, how long it is kept. Written down before any name is sent.',
      },
      {
        title: 'The pilot',
        text: 'A few real orders, read together. Forms and wording are settled on them, not on a slide.',
      },
      {
        title: 'The run',
        text: 'Orders arrive through a form or a connection. Turnaround counts from a complete request; an incomplete one comes back with a list of what is missing.',
      },
      {
        title: 'The end',
        text: 'You receive your files in a form that other systems read. What we hold is deleted as the terms say, and the deletion is confirmed.',
      },
    ],
  },
  terms: {
    label: 'Between us',
    heading: 'What a client can hold us to',
    points: [
      {
        title: 'A named reader',
        text: 'You know who reads your answers and can ask them what a sentence means.',
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
        title: 'The person’s side',
        text: 'Whoever was checked can see the findings and dispute them. A dispute goes back to the source.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Asked before the first order',
    items: [
      {
        question: 'Is there a smallest order?',
        answer:
          'No. One name is an order. Programmes differ from it in how orders arrive and are paid for, not in how an answer is checked.',
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
    label: 'On file',
    heading: 'Read how it was done',
    intro:
      'Case studies give the figures first and then how they came about. Dossiers set out the risks of a trade.',
    link: 'All case studies',
  },
  closing: 'Tell us which decision is in front of you. One message is enough to begin.',
}

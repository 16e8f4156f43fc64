import { paths } from '../../paths.ts'
import { site } from '../../site.ts'
import type { RecordTable } from '../page-copy.ts'
import type { SectionCopy } from '../page-copy.ts'
import type { CompanyHead, Denomination, PointsSection, Prose } from './shapes.ts'

const { hours } = site

/** The about page. Figures are those of `site.ts`; the history tells no more than is known there. */
export interface AboutPage extends CompanyHead {
  /** The first is the plate, the others stand beside it. */
  readonly figures: readonly [Denomination, Denomination, Denomination]
  readonly history: SectionCopy & { readonly paragraphs: readonly Prose[] }
  readonly lines: SectionCopy & {
    readonly items: readonly {
      readonly slug:
        | 'background-screening'
        | 'corporate-due-diligence'
        | 'ai-data-science'
        | 'tech-innovation'
      readonly title: string
      readonly asked: string
      readonly kept: string
    }[]
  }
  readonly organised: SectionCopy & { readonly table: RecordTable }
  readonly refused: PointsSection
  readonly reach: SectionCopy & {
    readonly facts: readonly { readonly label: string; readonly value: string }[]
    readonly text: Prose
  }
  readonly closing: string
}

export const page: AboutPage = {
  meta: {
    title: 'About our screening company',
    description:
      'Certavia has checked people and companies since 2020, in 100+ countries. See how we work, which orders we decline and when you can reach us.',
    keywords: ['about Certavia', 'background screening company', 'due diligence provider'],
  },
  heading: 'We check claims at their source',
  lede: 'People tell you where they studied, where they worked and who owns their company. We check those claims at the source and give you the answer with its date and limits.',
  figures: [
    {
      figure: String(site.foundingYear),
      title: 'The founding year',
      text: 'the year we started',
    },
    {
      figure: site.employees,
      title: 'people',
      text: 'in screening, diligence, data and engineering',
    },
    {
      figure: site.coverage.replace(' countries', ''),
      title: 'countries',
      text: 'where we can order checks',
    },
  ],
  history: {
    label: 'History',
    heading: 'Why Certavia was founded',
    paragraphs: [
      'Certavia was founded in 2020, when hiring, lending and signing moved to the screen almost everywhere at once. A degree became a picture of a degree. A company became a PDF with a stamp on it. The picture shows what somebody sent. It does not show who issued it, whether it still holds, or whether it ever did.',
      'The step that had been left out is an old one: write to the office that keeps the record, identify the person or company exactly, and wait for what the office says. That step is the company. Everything added since serves it. Due diligence asks the same questions about companies and the people behind them. The data work reads what comes back, in the amounts in which it now comes. The technology carries evidence from source to file without changing it on the way.',
      'One rule has stayed from the first day. An answer is worth what its source, its date and its gaps are worth, so all three are printed beside it.',
    ],
  },
  lines: {
    label: 'What we do',
    heading: 'What we do',
    intro: 'You can order each service alone. We record every answer in the same way.',
    items: [
      {
        slug: 'background-screening',
        title: 'Background screening & risk mitigation',
        asked: 'We check people with courts, registers, schools, employers and referees.',
        kept: 'You get a report that names the source of every line.',
      },
      {
        slug: 'corporate-due-diligence',
        title: 'Corporate due diligence & risk compliance',
        asked: 'Company registers, filings and watchlists, about companies, owners and applicants.',
        kept: 'You get a file that shows who controls what, when, and what remains open.',
      },
      {
        slug: 'ai-data-science',
        title: 'AI & data science',
        asked: 'We process documents, images and tables your team has no time to read.',
        kept: 'You get models with stated error rates and answers that link to their page.',
      },
      {
        slug: 'tech-innovation',
        title: 'Tech & innovation',
        asked: 'We build, move and connect systems that store records.',
        kept: 'You get software, migrations and integrations with a full log.',
      },
    ],
  },
  organised: {
    label: 'Organisation',
    heading: 'How your order moves through our teams',
    intro:
      'Several teams work on your order, and each can send it back. We separate asking from judging, so the person who requests a record does not interpret it alone.',
    table: {
      columns: ['Team', 'What it does', 'When this team stops an order'],
      rows: [
        [
          'Intake',
          'Sees that the purpose is lawful, the consent is signed and the documents are complete',
          'No authorisation or lawful basis, or the question is not allowed',
        ],
        [
          'Sources',
          'Finds the issuing source and sends the request in the form it accepts',
          'The source can’t be identified or confirmed',
        ],
        [
          'Reading',
          'Compares the answer with the identity asked about, and marks what it leaves open',
          'The record could belong to two people',
        ],
        [
          'Release',
          'Reads the report as its reader will, with the limits beside each line',
          'The report says more than the source did',
        ],
        [
          'Data and engineering',
          'Builds and runs what the other desks work with, and measures it',
          'A result cannot be traced to what produced it',
        ],
      ],
      note: 'Screening has the same six steps for everyone in the same role. 24-hour turnaround applies where the source answers online, from a complete request.',
    },
  },
  refused: {
    label: 'What we decline',
    heading: 'Orders we decline',
    intro: 'We decline orders that are unlawful or unfair, and we tell you before work starts.',
    points: [
      {
        title: 'Hidden checks on people',
        text: 'Where the law requires a signature, we collect it first. The individual can ask to see what we found.',
      },
      {
        title: 'Hiring decisions',
        text: 'We report what the source said. You decide whether to hire, lend or sign.',
      },
      {
        title: 'Private lives',
        text: 'We make no pretext calls, open no private accounts and watch no homes. We don’t report private matters that have no bearing on the job.',
      },
      {
        title: 'Questions the law forbids',
        text: 'If local law protects a record, such as a spent conviction or health data, we don’t ask for it.',
      },
      {
        title: 'A clean result on request',
        text: 'We don’t leave out a source because its answer may be inconvenient.',
      },
      {
        title: 'Scores without reasons',
        text: 'Every score we deliver shows how it was calculated, so you can check it.',
      },
    ],
  },
  reach: {
    label: 'Hours and reach',
    heading: 'Hours, coverage and controls',
    facts: [
      { label: 'Hours', value: `${hours.days}, ${hours.opens} to ${hours.closes}` },
      { label: 'Reply', value: `Answered ${site.replyPromise}` },
      { label: 'Coverage', value: site.coverage },
      { label: 'Controls', value: site.claims.compliance },
    ],
    text: [
      'We follow the FCRA, UK GDPR and EU GDPR where they apply, and the law of the country where the record is kept. ',
      { label: 'The privacy policy', href: paths.privacyPolicy },
      ' explains what this website stores, and ',
      { label: 'the careers page', href: paths.careers },
      ' explains how we hire.',
    ],
  },
  closing: 'Ask us how a claim can be checked. If it can’t, we’ll tell you first.',
}

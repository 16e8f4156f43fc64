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
    title: 'About us',
    description:
      'Founded in 2020, 50 to 200 people, questions put in 100+ countries. How the work is organised, what we decline to do, and the hours we keep.',
    keywords: ['about Certavia', 'background screening company', 'due diligence provider'],
  },
  heading: 'The people who ask the source',
  lede: 'Somebody tells you where they studied, who they worked for or who owns their company. We ask whoever keeps the record, and bring you the answer with its date and its limits.',
  figures: [
    {
      figure: String(site.foundingYear),
      title: 'The founding year',
      text: 'and the first line of our own record',
    },
    {
      figure: site.employees,
      title: 'people',
      text: 'who ask, read and build',
    },
    {
      figure: site.coverage.replace(' countries', ''),
      title: 'countries',
      text: 'where a question can be put',
    },
  ],
  history: {
    label: 'History',
    heading: 'A scan is not an answer',
    paragraphs: [
      'Certavia was founded in 2020, when hiring, lending and signing moved to the screen almost everywhere at once. A degree became a picture of a degree. A company became a PDF with a stamp on it. The picture shows what somebody sent. It does not show who issued it, whether it still holds, or whether it ever did.',
      'The step that had been left out is an old one: write to the office that keeps the record, identify the person or company exactly, and wait for what the office says. That step is the company. Everything added since serves it. Due diligence asks the same questions about companies and the people behind them. The data work reads what comes back, in the amounts in which it now comes. The technology carries evidence from source to file without changing it on the way.',
      'One rule has stayed from the first day. An answer is worth what its source, its date and its gaps are worth, so all three are printed beside it.',
    ],
  },
  lines: {
    label: 'What we do',
    heading: 'Four lines of work, one standard',
    intro: 'Each line can be ordered alone. They share the way in which an answer is recorded.',
    items: [
      {
        slug: 'background-screening',
        title: 'Background screening & risk mitigation',
        asked:
          'Courts, registries, schools, employers and referees, about a person who has consented.',
        kept: 'A report in which each line names the office that gave it.',
      },
      {
        slug: 'corporate-due-diligence',
        title: 'Corporate due diligence & risk compliance',
        asked: 'Company registers, filings and watchlists, about companies, owners and applicants.',
        kept: 'A file that says who controls what, on which date, and where the trail ends.',
      },
      {
        slug: 'ai-data-science',
        title: 'AI & data science',
        asked: 'Documents, images and tables in quantities that people cannot read in time.',
        kept: 'Models whose error rates are stated and whose answers point to the page they came from.',
      },
      {
        slug: 'tech-innovation',
        title: 'Tech & innovation',
        asked: 'The systems in which records live, and the ways between them.',
        kept: 'Software, moves and connections with a log that can be read afterwards.',
      },
    ],
  },
  organised: {
    label: 'Organisation',
    heading: 'Who does what to an order',
    intro:
      'An order passes from desk to desk, and each desk can send it back. The separation is the point: whoever asks a question does not decide what the answer means.',
    table: {
      columns: ['Desk', 'What it does', 'When it says no'],
      rows: [
        [
          'Intake',
          'Sees that the purpose is lawful, the consent is signed and the documents are complete',
          'No consent, no lawful purpose, or a question that the place does not allow',
        ],
        [
          'Sources',
          'Finds the office that holds the record and puts the question in that office’s own form',
          'The office cannot be named, or only a copy is on offer',
        ],
        [
          'Reading',
          'Compares the answer with the identity asked about, and marks what it leaves open',
          'Two people could be meant, and nothing sets them apart',
        ],
        [
          'Release',
          'Reads the report as its reader will, with the limits beside each line',
          'A sentence says more than the answer does',
        ],
        [
          'Data and engineering',
          'Builds and runs what the other desks work with, and measures it',
          'A result cannot be traced to what produced it',
        ],
      ],
      note: 'Screening runs in six steps, the same for every candidate of a client. The turnaround of 24 hours counts from a complete request.',
    },
  },
  refused: {
    label: 'What we decline',
    heading: 'Work that we do not take',
    intro:
      'Some of it is unlawful, some is only unfair. We decline either, and say so before an order begins.',
    points: [
      {
        title: 'Checks behind somebody’s back',
        text: 'Where the law asks for consent, nothing is asked before it is signed, and the person may see what was found.',
      },
      {
        title: 'A verdict on a person',
        text: 'We report what a source said. Whether to hire, to lend or to sign is decided by those who carry the decision.',
      },
      {
        title: 'Private lives',
        text: 'No pretext calls, no opening of private accounts, no watching of homes. What is nobody’s business stays so.',
      },
      {
        title: 'Questions the place forbids',
        text: 'Sealed and spent records, protected traits, health: if the law of the place closes a record, we do not look for a side door.',
      },
      {
        title: 'A clean result on request',
        text: 'No source is left out because its answer may be inconvenient. An order that needs a particular result is not an order for us.',
      },
      {
        title: 'Scores without reasons',
        text: 'A number that nobody can take apart is not evidence. Every score we deliver comes with what it was made of.',
      },
    ],
  },
  reach: {
    label: 'Hours and reach',
    heading: 'When and where to find us',
    facts: [
      { label: 'Hours', value: `${hours.days}, ${hours.opens} to ${hours.closes}` },
      { label: 'Inquiries', value: `Answered ${site.replyPromise}` },
      { label: 'Coverage', value: site.coverage },
      { label: 'Controls', value: site.claims.compliance },
    ],
    text: [
      'Work follows the FCRA and the GDPR where they apply, and the law of the place of the record everywhere. ',
      { label: 'The privacy policy', href: paths.privacyPolicy },
      ' tells what this website itself keeps, ',
      { label: 'the careers page', href: paths.careers },
      ' how we choose the people who work here.',
    ],
  },
  closing: 'Ask us how a claim can be proved. If it cannot be, we will say that first.',
}

import type { SolutionSlug } from '../catalogue.ts'
import type { PageMeta, Point, SectionCopy } from '../page-copy.ts'

/** A solution as one of the four notes. */
interface SolutionNote {
  readonly slug: SolutionSlug
  readonly heading: string
  readonly text: string
  /** What the parts come to when they are ordered together. */
  readonly yields: string
}

interface SolutionsIndex {
  readonly meta: PageMeta
  readonly label: string
  readonly heading: string
  readonly lede: string
  readonly series: SectionCopy
  readonly notes: readonly SolutionNote[]
  readonly combining: SectionCopy & { readonly points: readonly Point[] }
  readonly closing: string
}

/** The four solutions and what each combines. */
export const solutionsIndex: SolutionsIndex = {
  meta: {
    title: 'Screening and due diligence solutions',
    description:
      'Four solutions and the services each combines: screening of people, due diligence on companies, models that read documents, and systems that keep the record.',
    keywords: [
      'background screening solution',
      'due diligence solution',
      'document AI solution',
      'compliance technology',
    ],
  },
  label: 'Solutions',
  heading: 'Four solutions that combine our services',
  lede: 'Each solution combines several services in one order and one report. You save duplicate requests, and we compare the answers for you.',
  series: {
    label: 'Solutions',
    heading: 'Compare the four solutions',
    intro: 'The number shows how many services each solution combines.',
  },
  notes: [
    {
      slug: 'background-screening',
      heading: 'Background screening',
      text: 'We run six steps from authorisation to report: identity first, then addresses, education, employment, lists and references.',
      yields: 'You get one report on each candidate, with a source and a time for every line.',
    },
    {
      slug: 'corporate-due-diligence',
      heading: 'Corporate due diligence',
      text: 'We trace ownership to the people behind a company, screen them against lists and filings, and score the findings by rules you approve.',
      yields: 'You get one file with an ownership chart and a score you can check.',
    },
    {
      slug: 'ai-data-science',
      heading: 'AI & data science',
      text: 'Documents are read, fields are checked against each other, and what does not fit goes to a person. Forecasts and answers come with the range or the passage they rest on.',
      yields:
        'You get one pipeline from document to decision, with its error rate measured on your data.',
    },
    {
      slug: 'tech-innovation',
      heading: 'Tech & innovation',
      text: 'The systems beneath: hosting that restores, software that fits the process, records moved without loss, and interfaces that leave a log of every transfer.',
      yields: 'You enter data once, and your other systems can rely on it.',
    },
  ],
  combining: {
    label: 'Combining them',
    heading: 'Why order services together',
    points: [
      {
        title: 'One invitation for the candidate.',
        text: 'Candidates sign everything in one sitting. Where the law requires separate forms, such as the FCRA disclosure, they stay separate.',
      },
      {
        title: 'Answers are read against each other.',
        text: 'We see when a leaving date overlaps a start date, because one analyst has both.',
      },
      {
        title: 'Fewer checks where one settles the question.',
        text: 'If an early answer settles the matter, we ask you before we order the rest.',
      },
    ],
  },
  closing: 'Tell us what you need to prove. We’ll tell you which services it takes.',
}

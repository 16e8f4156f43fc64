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
    title: 'Solutions',
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
  heading: 'Checks that are worth more together',
  lede: 'A single answer proves a single fact. A solution is a set of questions in an order, where each answer decides what is asked next and one report holds them all.',
  series: {
    label: 'The series',
    heading: 'Four notes, by what they hold',
    intro: 'The figure on each note is the number of services that it combines.',
  },
  notes: [
    {
      slug: 'background-screening',
      heading: 'Background screening',
      text: 'From consent to report in six steps: identity first, because every later question is asked in that name, then the places, schools and employers that the history leads to.',
      yields: 'One report on one person, with a source and a time against every line.',
    },
    {
      slug: 'corporate-due-diligence',
      heading: 'Corporate due diligence',
      text: 'Ownership is followed upwards until it ends in people. Those people and their companies are put to lists and filings, and what is found is weighed by rules you have approved.',
      yields: 'One file on one company, with an owners’ chart and a score that can be taken apart.',
    },
    {
      slug: 'ai-data-science',
      heading: 'AI & data science',
      text: 'Documents are read, fields are checked against each other, and what does not fit goes to a person. Forecasts and answers come with the range or the passage they rest on.',
      yields: 'One pipeline from paper to decision, with its error rate measured on your material.',
    },
    {
      slug: 'tech-innovation',
      heading: 'Tech & innovation',
      text: 'The systems beneath: hosting that restores, software that fits the process, records moved without loss, and interfaces that leave a log of every transfer.',
      yields: 'One record of truth, entered once, that your other systems can rely on.',
    },
  ],
  combining: {
    label: 'Combining them',
    heading: 'What changes when parts are ordered as one',
    points: [
      {
        title: 'Consent is asked once.',
        text: 'The person signs one form that lists every question, and sees it in full before any source does.',
      },
      {
        title: 'Answers are read against each other.',
        text: 'A date of leaving that overlaps a date of joining is noticed only by whoever has both in front of them.',
      },
      {
        title: 'Nothing needless is asked.',
        text: 'When an early answer settles the matter, the later questions are not put to anyone.',
      },
    ],
  },
  closing: 'Tell us what the file has to prove. We will tell you which parts it needs.',
}

import type { HubPageOf } from '../catalogue/page-copy.ts'
import { screeningStepNames } from '../screening-steps.ts'

/** Texts of the page with all solutions, each with its services. */
export const solutionsIndex: HubPageOf<'solutions'> = {
  slug: 'solutions',
  meta: {
    title: 'Screening and due diligence solutions',
    description:
      'Compare four solutions: background screening, corporate due diligence, document AI and compliance systems. See what each combines and what you get.',
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
    intro: 'The number on each note shows you how many services the solution combines.',
  },
  notes: [
    {
      slug: 'background-screening',
      heading: 'Background screening',
      text: `We run the same six steps for everyone in the same role: ${screeningStepNames}.`,
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
      text: 'We read your documents, compare the fields and pass unclear cases to a person. Every forecast has its range, and every answer has its passage.',
      yields:
        'You get one pipeline from document to decision, with its error rate measured on your data.',
    },
    {
      slug: 'tech-innovation',
      heading: 'Tech & innovation',
      text: 'We build hosting that recovers, software that fits your process, migrations that account for each record and interfaces that log each transfer.',
      yields: 'You enter each fact once, and your other systems can rely on it.',
    },
  ],
  combining: {
    label: 'Combining them',
    heading: 'Why order services together',
    points: [
      {
        title: 'One invitation for the candidate',
        text: 'Your candidates sign everything in one sitting. Where the law requires separate forms, such as the FCRA disclosure, they stay separate.',
      },
      {
        title: 'Answers compared with each other',
        text: 'We see when a leaving date overlaps a start date, because one analyst has both.',
      },
      {
        title: 'Fewer checks where one is enough',
        text: 'If an early answer settles the matter, we ask you before we order the rest.',
      },
    ],
  },
  closing: 'What do you need to prove? We’ll tell you which services it takes and in which order.',
}

import type { SolutionSlug } from '../catalogue.ts'
import type { PageMeta, SectionCopy } from '../page-copy.ts'

/** A line of work as the overview introduces it. */
interface Line extends SectionCopy {
  readonly slug: SolutionSlug
  readonly intro: string
}

interface WhatWeOffer {
  readonly meta: PageMeta
  readonly label: string
  readonly heading: string
  readonly lede: string
  readonly lines: readonly Line[]
  readonly trades: SectionCopy
  readonly closing: string
}

/** The overview of everything on offer: four lines of work, each with its services. */
export const whatWeOffer: WhatWeOffer = {
  meta: {
    title: 'What we offer',
    description:
      'Four lines of work and twenty-three services: background screening, corporate due diligence, AI and data science, and the technology that carries evidence.',
    keywords: [
      'background screening services',
      'corporate due diligence services',
      'AI and data science services',
      'technology services',
    ],
  },
  label: 'What we offer',
  heading: 'Four lines of work that end in one file',
  lede: 'A person, a company, a document, a system: each is asked about in its own way. What comes back is always the same: an answer, its source, its time and its limits.',
  lines: [
    {
      slug: 'background-screening',
      label: 'People',
      heading: 'Background screening & risk mitigation',
      intro:
        'What a candidate states about the past is put to whoever holds the record: the court, the university, the employer, the register. Nothing is asked before the candidate has agreed in writing, and nothing is added to what the source said.',
    },
    {
      slug: 'corporate-due-diligence',
      label: 'Companies',
      heading: 'Corporate due diligence & risk compliance',
      intro:
        'Who owns a company, who decides in it and where its money came from are matters of record, though seldom of one record. We read registries, lists and filings together and show where they disagree.',
    },
    {
      slug: 'ai-data-science',
      label: 'Data',
      heading: 'AI & data science',
      intro:
        'Models read more pages than people can, and are wrong in ways that people are not. Each one here is tested on your own material, carries its error rate, and hands a case to a person when it is unsure.',
    },
    {
      slug: 'tech-innovation',
      label: 'Systems',
      heading: 'Tech & innovation',
      intro:
        'Evidence is worth what its keeping is worth. We build and join the systems that carry it, so that every record arrives whole, every reader is known, and every change can be traced.',
    },
  ],
  trades: {
    label: 'By industry',
    heading: 'The same services, filed by trade',
    intro:
      'Each industry has a dossier: the risks of the trade, the checks that meet them, who is checked and how often, and the rules to observe.',
  },
  closing: 'Not sure which line it is? Describe the decision you have to make.',
}

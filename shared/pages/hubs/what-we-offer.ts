import type { HubPageOf } from '../catalogue/page-copy.ts'

/** Overview of all services: four lines of work, each with its services. */
export const whatWeOffer: HubPageOf<'what-we-offer'> = {
  slug: 'what-we-offer',
  meta: {
    title: 'Screening, diligence, AI and tech services',
    description:
      'See all 23 services in four groups: background screening, corporate due diligence, AI and data science, and the technology that stores your records.',
    keywords: [
      'background screening services',
      'corporate due diligence services',
      'AI and data science services',
      'technology services',
    ],
  },
  label: 'What we offer',
  heading: 'What we offer',
  lede: 'We check people and companies, and we build the data and technology around those checks. You always see the source, the time and the limits.',
  lines: [
    {
      slug: 'background-screening',
      label: 'People',
      heading: 'Background screening & risk mitigation',
      intro:
        'We check what your candidates tell you with courts, universities, employers and registers. Where the law or the source requires a signature, we collect it first.',
    },
    {
      slug: 'corporate-due-diligence',
      label: 'Companies',
      heading: 'Corporate due diligence & risk compliance',
      intro:
        'We find out who owns a company, who runs it and where its money came from. We compare registers, lists and filings and show you where they disagree.',
    },
    {
      slug: 'ai-data-science',
      label: 'Data',
      heading: 'AI & data science',
      intro:
        'We build models that read more pages than your team can. We test each one on your data, report its error rate and pass unclear cases to a person.',
    },
    {
      slug: 'tech-innovation',
      label: 'Systems',
      heading: 'Tech & innovation',
      intro:
        'We build and connect the systems that store your records, so you can trace every change and know who has seen what.',
    },
  ],
  trades: {
    label: 'By industry',
    heading: 'Services by industry',
    intro:
      'Choose your industry to see its risks, the checks for each role, how often to repeat them and the rules.',
  },
  closing: 'Describe the decision you have to make. We’ll suggest the services that support it.',
}

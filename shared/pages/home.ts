import { hasControlsClaim } from '../company/controls-claim.ts'
import { paths } from '../paths/paths.ts'
import { site } from '../company/site.ts'
import type { HomePage } from './catalogue/page-copy.ts'
import { homeSpecimen } from './home-specimen.ts'

/** Texts of the home page. */
export const homePage: HomePage = {
  slug: 'home',
  meta: {
    title: 'Background checks and due diligence',
    description: site.description,
    keywords: [
      'background screening company',
      'corporate due diligence',
      'identity and record checks',
      'screening reports with sources',
    ],
  },
  label: 'Background screening and due diligence',
  heading: 'Every claim, checked at its source.',
  lede: 'We ask the court, university, employer or register that has the record. You get a report with each answer, its date and its limits.',
  facts: [
    {
      value: site.coverage.replace(' countries', ''),
      label: 'countries where we can order checks',
    },
    {
      value: `${site.claims.turnaroundHours}-hour`,
      label: 'turnaround where the source answers online',
    },
    {
      value: `${site.claims.screeningSteps}-step`,
      label: 'screening, the same for everyone in a role',
    },
    ...(hasControlsClaim
      ? [{ value: site.claims.compliance, label: 'report on our controls, under NDA' }]
      : []),
  ],
  work: {
    label: 'What we offer',
    heading: 'What we check and build for you',
    link: 'View all services',
    lines: [
      {
        slug: 'background-screening',
        title: 'Background screening & risk mitigation',
        summary:
          'We check what candidates state with courts, universities, employers and registers.',
      },
      {
        slug: 'corporate-due-diligence',
        title: 'Corporate due diligence & risk compliance',
        summary: 'We check companies and their owners against registers, lists and filings.',
      },
      {
        slug: 'ai-data-science',
        title: 'AI & data science',
        summary: 'We build models that read your documents and data, and report their error rates.',
      },
      {
        slug: 'tech-innovation',
        title: 'Tech & innovation',
        summary: 'We build, move and connect the systems that store your sensitive records.',
      },
    ],
  },
  evidence: {
    label: 'The evidence',
    heading: 'Change one figure of a report and its seal breaks',
    intro:
      'Every report you get names its source, its time and its limits, as this sample of an invented person shows. Anyone you show it to can verify it.',
    specimen: homeSpecimen,
  },
  cases: {
    link: 'All worked examples',
    read: 'Read this example',
  },
  writing: {
    label: 'Blog',
    heading: 'Guides for hiring and compliance teams',
    link: 'All articles',
  },
  more: {
    label: 'More help',
    heading: 'For candidates and buyers',
    entries: [
      {
        title: 'Help for candidates',
        text: 'We show you how to see your report, correct an error and complain, free of charge.',
        href: paths.candidates,
      },
      {
        title: 'Questions for any provider',
        text: 'You can send our eight questions to every provider, and read our own answers.',
        href: `${paths.trust}#compare`,
      },
      {
        title: 'Turnaround by country',
        text: 'You can look up our planning range for each check and country before you ask.',
        href: paths.turnaround,
      },
    ],
  },
  closing: 'Tell us what you need to check. We’ll tell you how, how fast and at what price.',
}

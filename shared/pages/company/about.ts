import { controlsFact } from '#shared/company/controls-claim.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { screeningStepNames } from '../screening-steps.ts'
import { zoneCity } from '#shared/time/zone-city.ts'
import type { AboutPage } from '../catalogue/page-copy.ts'

const { hours } = site

/** About page. All its figures and facts, including those of the history, come from `site.ts`. */
export const page: AboutPage = {
  slug: 'about',
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
      'Certavia was founded in 2020, when hiring and onboarding moved online. Degrees arrived as scans and company papers as PDFs, so you could see what was sent but not who had issued it.',
      'We started by asking the issuer. Today our due diligence team asks the same questions about companies and owners, our data team turns replies into fields that you can search, and our engineers move evidence from source to file unchanged.',
      'We have kept one rule since then: we print the source, the date and the limits with every answer.',
    ],
  },
  lines: {
    label: 'Services',
    heading: 'Four services, from checks to systems',
    intro: 'You can order each service alone, and we record every answer in the same way.',
    items: [
      {
        slug: 'background-screening',
        title: 'Background screening & risk mitigation',
        asked:
          'We check what a candidate states with courts, registers, schools, employers and referees.',
        kept: 'You get a report that names the source of every line.',
      },
      {
        slug: 'corporate-due-diligence',
        title: 'Corporate due diligence & risk compliance',
        asked:
          'We compare company registers, filings and watchlists for companies, their owners and applicants.',
        kept: 'You get a file that shows who controls what, when, and what remains open.',
      },
      {
        slug: 'ai-data-science',
        title: 'AI & data science',
        asked:
          'We process the documents, images and tables that are too many for your team to read.',
        kept: 'You get models with stated error rates and answers that link to their page.',
      },
      {
        slug: 'tech-innovation',
        title: 'Tech & innovation',
        asked: 'We build, move and connect the systems that store your sensitive records.',
        kept: 'You get software, migrations and integrations with a log of each change.',
      },
    ],
  },
  organised: {
    label: 'Organisation',
    heading: 'How your order moves through our teams',
    intro:
      'Several teams work on your order, and each can send it back. We separate asking from judging, so a second person reads what the first one requested.',
    table: {
      columns: ['Team', 'What it does', 'When this team stops an order'],
      rows: [
        [
          'Intake',
          'Checks that the purpose is lawful, any signature is there and the documents are complete',
          'Authorisation or lawful basis is missing, or the question is unlawful',
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
          'Reads the report as you will, with the limits beside each line',
          'The report says more than the source did',
        ],
        [
          'Data and engineering',
          'Builds and runs what the other teams work with, and measures it',
          'A result cannot be traced to what produced it',
        ],
      ],
      note: `Screening has the same six steps for everyone in the same role: ${screeningStepNames}. You get a result within 24 hours where the source answers online, from a complete request.`,
    },
  },
  refused: {
    label: 'What we decline',
    heading: 'Orders we decline',
    intro: 'We decline orders that are unlawful or unfair, and we tell you before work starts.',
    points: [
      {
        title: 'Hidden checks on people',
        text: 'Where the law requires a signature, we collect it first, and the individual can ask to see what we found.',
      },
      {
        title: 'Hiring decisions',
        text: 'We report what the source said, and you decide whether to hire, lend or sign.',
      },
      {
        title: 'Private lives',
        text: 'We stay out of private accounts and homes, and we identify ourselves on every call. We report only what bears on the job.',
      },
      {
        title: 'Questions the law forbids',
        text: 'If local law protects a record, such as a spent conviction or health data, we leave it out and tell you.',
      },
      {
        title: 'A clean result on request',
        text: 'We ask every source that the order names, even if its answer may be inconvenient for you.',
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
      {
        label: 'Hours',
        value: `${hours.days}, ${hours.opens} to ${hours.closes}, ${zoneCity(site.timeZone)} time`,
      },
      { label: 'Reply', value: `${site.replyPromise.replace('w', 'W')}, ${site.replyDays}` },
      { label: 'Coverage', value: `Checks in ${site.coverage}, by country` },
      controlsFact,
    ],
    text: [
      'We follow the FCRA, UK GDPR and EU GDPR where they apply, and the law of the country where the record is kept. ',
      { label: 'The privacy policy', href: paths.privacyPolicy },
      ' explains what this website stores, and ',
      { label: 'the careers page', href: paths.careers },
      ' explains how we hire. On the page about ',
      { label: 'trust and security', href: paths.trust },
      ' you see how we protect your data.',
    ],
  },
  closing: 'Ask us how a claim can be checked. We’ll also tell you what can stay open.',
}

import { controlsFact } from '#shared/company/controls-claim.ts'
import { site } from '#shared/company/site.ts'
import type { SolutionPage } from '../catalogue/page-copy.ts'
import { serviceTurnarounds } from '../range-references.ts'
import { screeningStepNames } from '../screening-steps.ts'

export const page: SolutionPage = {
  slug: 'background-screening',
  meta: {
    title: 'Background screening solutions',
    description:
      'Seven checks on people, ordered in the sequence in which one answer feeds the next: identity, places, history, lists and references, read by an analyst.',
    keywords: [
      'background screening',
      'employee screening programme',
      'pre-employment checks',
      'risk mitigation',
      'screening policy',
    ],
  },
  heading: 'Background screening for employers',
  lede: 'We run seven checks in the order in which one supports the next. You send one order, follow the status and get one report for each candidate.',
  facts: [
    {
      label: 'Method',
      value: `${site.claims.screeningSteps}-step screening`,
    },
    {
      label: 'Turnaround',
      value: serviceTurnarounds['background-screening'],
    },
    {
      label: 'Reach',
      value: `${site.coverage}`,
    },
    controlsFact,
  ],
  flow: {
    label: 'How it works',
    heading: 'How seven checks work together',
    intro: `You see seven checks here, and lines show what we need first. Each order follows our six steps: ${screeningStepNames}.`,
    columns: [
      {
        title: 'Authorisation',
        stations: [
          {
            id: 'consent',
            title: 'Notice and signature',
            text: 'Notice read, signature where required, identity document',
          },
        ],
      },
      {
        title: 'Person and place',
        stations: [
          {
            id: 'identity',
            title: 'Names',
            text: 'Present and former names, as documents show them',
          },
          {
            id: 'address',
            title: 'Addresses',
            text: 'Where, from when, until when',
            service: 'address-verification',
          },
        ],
      },
      {
        title: 'History',
        stations: [
          {
            id: 'criminal',
            title: 'Courts',
            text: 'Registers where the candidate lived',
            service: 'criminal-check',
          },
          {
            id: 'education',
            title: 'Degrees',
            text: 'Registrars, under the name at the time',
            service: 'education-verification',
          },
          {
            id: 'employment',
            title: 'Employment',
            text: 'HR and payroll records of employers',
            service: 'employment-verification',
          },
          {
            id: 'watchlist',
            title: 'Lists',
            text: 'Sanctions, bans, exclusions',
            service: 'watchlist-screening',
          },
        ],
      },
      {
        title: 'References and review',
        stations: [
          {
            id: 'reference',
            title: 'Referees',
            text: 'Called once the dates are known',
            service: 'reference-validation',
          },
          {
            id: 'review',
            title: 'Review',
            text: 'Candidate explains differences',
          },
        ],
      },
      {
        title: 'Decision',
        stations: [
          {
            id: 'report',
            title: 'One report',
            text: 'You decide, with notice where it is due',
            service: 'background-screening',
          },
        ],
      },
    ],
    links: [
      {
        from: 'consent',
        to: 'identity',
      },
      {
        from: 'consent',
        to: 'address',
      },
      {
        from: 'identity',
        to: 'education',
      },
      {
        from: 'identity',
        to: 'employment',
      },
      {
        from: 'identity',
        to: 'watchlist',
      },
      {
        from: 'address',
        to: 'criminal',
      },
      {
        from: 'employment',
        to: 'reference',
      },
      {
        from: 'criminal',
        to: 'review',
      },
      {
        from: 'education',
        to: 'review',
      },
      {
        from: 'watchlist',
        to: 'review',
      },
      {
        from: 'reference',
        to: 'report',
      },
      {
        from: 'review',
        to: 'report',
      },
    ],
    description:
      'Notice and signature come first, then names and addresses. Names lead to universities, employers and lists; addresses lead to courts. Confirmed employment tells us which referees to call, everything else goes to review, and both end in one report.',
  },
  parts: {
    label: 'Services',
    heading: 'The seven screening services',
    items: [
      {
        slug: 'criminal-check',
        text: 'We ask the court or police registry of each place for convictions that may lawfully be disclosed.',
      },
      {
        slug: 'education-verification',
        text: 'We ask the awarding or licensing body whether it granted the degree or licence, and when.',
      },
      {
        slug: 'employment-verification',
        text: 'We ask HR or payroll for the job title and the dates.',
      },
      {
        slug: 'watchlist-screening',
        text: 'We compare the candidate with sanctions, exclusion and enforcement lists and resolve each match.',
      },
      {
        slug: 'address-verification',
        text: 'We confirm where a person has lived, for which months, and on which evidence.',
      },
      {
        slug: 'reference-validation',
        text: 'We confirm who the referee is before we ask job-related questions.',
      },
      {
        slug: 'background-screening',
        text: 'We combine the six by role, so that candidates for the same job get the same checks.',
      },
    ],
  },
  situations: {
    label: 'When to order',
    heading: 'When employers start a screening programme',
    points: [
      {
        title: 'The first hire abroad',
        text: 'You wrote your policy for one country, while registers, waiting times and permitted questions differ in the next, so we adapt the package.',
      },
      {
        title: 'A regulated role',
        text: 'Your regulator names the evidence it wants to see, and we build the package from that list.',
      },
      {
        title: 'A season with many hires',
        text: 'You hire many people in a few weeks, so you send orders by file or interface and follow the status of each candidate.',
      },
      {
        title: 'An acquisition',
        text: 'You take over staff with files from another employer, and we tell you which checks are still valid.',
      },
    ],
  },
  received: {
    label: 'What you receive',
    heading: 'What you receive for each candidate',
    table: {
      columns: ['Item', 'What it contains', 'Who reads it'],
      rows: [
        [
          'Summary page',
          'Each check, its outcome, open points',
          'Hiring manager, within your access rules',
        ],
        ['Source answers', 'Office, time asked, time answered', 'Compliance, auditor'],
        ['Differences', 'Claim and record, side by side', 'HR and the candidate'],
        ['Authorisation record', 'Text shown, signature, time', 'Data protection officer'],
        ['Data export', 'The same fields for your HR system', 'System owner'],
      ],
      note: 'You can limit access to each item by role, so a manager sees only what the job of a manager needs.',
    },
  },
  limits: {
    label: 'Limits',
    heading: 'What a screening programme can’t do',
    points: [
      {
        title: 'Replace supervision',
        text: 'Checks describe the past, while training, controls and good managers deal with what happens in the job.',
      },
      {
        title: 'Ask everything in every country',
        text: 'We leave credit, health, convictions and pay out of the package where a country closes or narrows these subjects.',
      },
      {
        title: 'Make an archive faster',
        text: 'Some archives answer by post, so we follow up, show you the status and report a missing answer as missing.',
      },
      {
        title: 'Decide for you',
        text: 'We report facts, and you judge, person by person, whether they matter to the job.',
      },
    ],
  },
  questions: {
    label: 'Questions',
    heading: 'Screening programmes: common questions',
    items: [
      {
        question: 'Must everyone have every check?',
        answer:
          'Checks should follow the duties of a role, and data protection law in many countries requires that. We help you write the matrix and your lawyers approve it.',
      },
      {
        question: 'Can we screen staff again during employment?',
        answer:
          'Often, if your policy says so and the reason is tied to the role. You need a lawful basis, and a works council may have to be consulted first.',
      },
      {
        question: 'What happens when two sources disagree?',
        answer:
          'We print both answers with their dates, ask the candidate to explain, and show you the explanation beside them.',
      },
      {
        question: 'How long does it take where an archive is slow?',
        answer:
          'As long as that archive needs, and you see its planning range before you order. Records that we can ask for online take a day from a complete request.',
      },
      {
        question: 'Does it connect to our applicant system?',
        answer:
          'You can send orders and receive reports as files. If you need a direct connection, our integration team builds it for your system and hands it over with its tests.',
      },
      {
        question: 'Do candidates sign one form for everything?',
        answer:
          'Candidates sign in one sitting, but where the law requires separate forms, such as the FCRA disclosure, or the current employer needs a permission of its own, they stay separate.',
      },
    ],
  },
  related: {
    heading: 'Industries that screen at volume',
    industries: ['recruitment-agencies', 'healthcare-medical', 'banking-financial'],
  },
  closing: 'Send us your list of roles. We’ll propose a package for each.',
}

import { homeSpecimen } from '#shared/pages/home-specimen.ts'
import { LANDING_TYPE } from '../status.ts'

const section = (label: string, heading: string) => ({ label, heading })

/** Blocks of a landing page, one of each type. `articles` contains the ids of the selected articles. */
export const landingBlocks = (articles: readonly string[] = []) => [
  {
    _type: 'landingHero',
    _key: 'hero',
    heading: 'Screen care home staff before their first shift',
    lede: 'We order the certificate, ask two referees and check the right to work. You get one report with each limit printed.',
    family: 'screening',
  },
  {
    _type: 'landingText',
    _key: 'text',
    ...section('The duty', 'What the regulator expects from you'),
    paragraphs: [
      'In England, Regulation 19 requires you to employ fit and proper people and to hold the documents in Schedule 3.',
      'We collect them in that order, so your file is ready for inspection.',
    ],
  },
  {
    _type: 'landingFacts',
    _key: 'facts',
    ...section('Facts', 'What you can plan with'),
    facts: [
      { _key: 'a', value: '1 to 8 weeks', label: 'UK Enhanced certificate, set by the police' },
      { _key: 'b', value: '2 to 10 working days', label: 'Two references, set by the referees' },
      {
        _key: 'c',
        value: 'Two countries',
        label: 'Scotland and Northern Ireland have other bodies',
      },
    ],
  },
  {
    _type: 'landingSteps',
    _key: 'steps',
    ...section('How it works', 'How we screen a care worker'),
    steps: [
      { _key: 'a', title: 'The candidate signs', text: 'One form, which works on a phone.' },
      { _key: 'b', title: 'We ask the sources', text: 'The DBS, the referees and the register.' },
      { _key: 'c', title: 'You decide', text: 'An analyst reads each answer before release.' },
    ],
  },
  {
    _type: 'landingTable',
    _key: 'table',
    ...section('Roles', 'Checks by role'),
    table: {
      columns: ['Role', 'Certificate', 'Also', 'Repeat'],
      rows: [
        {
          _key: 'a',
          cells: ['Care assistant', 'Enhanced, barred list', 'Two references', 'Agreed'],
        },
        { _key: 'b', cells: ['Nurse', 'Enhanced, barred list', 'NMC register', 'Yearly'] },
        {
          _key: 'c',
          cells: ['Cook', 'Basic, or as assessed', 'One reference', 'On change of role'],
        },
      ],
      note: 'The employer decides which level a role needs.',
    },
  },
  {
    _type: 'landingQuestions',
    _key: 'questions',
    ...section('Questions', 'Care home screening: common questions'),
    items: [
      {
        _key: 'a',
        question: 'Can care staff start before the certificate arrives?',
        answer:
          'In urgent cases, after an adult first check and under supervision. Your registered manager decides.',
      },
      {
        _key: 'b',
        question: 'Who pays for the certificate?',
        answer: 'You agree that with the candidate. We charge the fee of the DBS at cost.',
      },
    ],
  },
  {
    _type: 'landingArticles',
    _key: 'articles',
    ...section('Articles', 'Guides for care providers'),
    articles: articles.map((id) => ({ _type: 'reference', _ref: id, _key: id })),
  },
  {
    _type: 'landingReport',
    _key: 'report',
    ...section('Sample report', 'What your report shows'),
    specimen: {
      ...homeSpecimen,
      fields: homeSpecimen.fields.map((field, index) => ({
        _type: 'specimenField',
        _key: `field-${index}`,
        ...field,
      })),
    },
  },
  {
    _type: 'landingPlanner',
    _key: 'planner',
    ...section('Turnaround', 'When the file of a care worker is complete'),
    checks: ['enhanced', 'reference'],
  },
  {
    _type: 'landingClosing',
    _key: 'closing',
    text: 'Send us the roles and start dates. We’ll reply with checks, times and prices.',
    action: 'Ask about care roles',
    target: 'form',
  },
]

/** Published landing page with all block types. */
export const landingDocument = (slug: string, articles: readonly string[] = []) => ({
  _id: `landing-${slug}`,
  _type: LANDING_TYPE,
  title: `Landing page ${slug}`,
  slug: { _type: 'slug', current: slug },
  status: 'published',
  publishedAt: '2026-03-01T09:00:00Z',
  blocks: landingBlocks(articles),
  meta: {
    title: 'DBS checks for care homes',
    description:
      'Which checks care staff need before their first shift, how long each one takes, and what your file must contain for an inspection.',
    keywords: ['care home screening', 'DBS check'],
  },
})

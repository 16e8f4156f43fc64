import { toAnchor } from '#shared/text/anchor.ts'
import type { AnswerSource } from '#shared/contracts/assistant.ts'
import type { CompanyPageOf, HubPageOf, Question } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import type { PageTexts } from './intent.ts'

interface Section {
  readonly label: string
  readonly heading: string
}

type SectionPlace = (pages: PageTexts) => Promise<AnswerSource>

/** Creates a source for a section of a page. Heading and anchor are read from the published text of the page. */
const section =
  <Page>(
    [title, path, read]: readonly [string, string, (pages: PageTexts) => Promise<Page>],
    pick: (page: Page) => Section,
    /** Anchor of the section, if it differs from the section's label. */
    anchor?: string,
  ): SectionPlace =>
  async (pages) => {
    const { label, heading } = pick(await read(pages))
    return { title: `${title}: ${heading}`, url: `${path}#${anchor ?? toAnchor(label)}` }
  }

type Read<Page> = readonly [string, string, (pages: PageTexts) => Promise<Page>]

const about: Read<CompanyPageOf<'about'>> = ['About us', paths.about, (of) => of.company('about')]
const clients: Read<CompanyPageOf<'clients'>> = [
  'Clients',
  paths.clients,
  (of) => of.company('clients'),
]
const candidates: Read<CompanyPageOf<'candidates'>> = [
  'Help for candidates',
  paths.candidates,
  (of) => of.company('candidates'),
]
const partners: Read<CompanyPageOf<'partners'>> = [
  'Careers and partners',
  paths.partners,
  (of) => of.company('partners'),
]
const trust: Read<CompanyPageOf<'trust'>> = [
  'Trust and security',
  paths.trust,
  (of) => of.company('trust'),
]
const services: Read<HubPageOf<'services'>> = [
  'Services',
  paths.services,
  (of) => of.hub('services'),
]

/** Pages and sections that intents name as their sources. */
export const places = {
  contact: { title: 'Contact', url: paths.contact },
  meeting: { title: 'Book a meeting', url: paths.booking() },
  privacy: { title: 'Privacy policy', url: paths.privacyPolicy },
  rights: { title: 'Privacy policy: Your rights', url: `${paths.privacyPolicy}#rights` },
  assistant: { title: 'Privacy policy: the assistant', url: `${paths.privacyPolicy}#assistant` },
  careers: { title: 'Careers', url: paths.careers },
  services: { title: 'Services', url: paths.services },
  industries: { title: 'Industries', url: paths.industries },
  home: { title: 'Home', url: paths.home },
  about: { title: 'About us', url: paths.about },
  history: section(about, (page) => page.history),
  declined: section(about, (page) => page.refused),
  reach: section(about, (page) => page.reach),
  clients: { title: 'Clients', url: paths.clients },
  clientQuestions: section(clients, (page) => page.questions),
  engagement: section(clients, (page) => page.engagement),
  commitments: section(clients, (page) => page.terms),
  candidates: { title: 'Help for candidates', url: paths.candidates },
  ownReport: section(candidates, (page) => page.report),
  dispute: section(candidates, (page) => page.dispute),
  candidateRights: section(candidates, (page) => page.rights),
  candidateQuestions: section(candidates, (page) => page.questions),
  candidateSteps: section(candidates, (page) => page.steps),
  candidateReasons: section(candidates, (page) => page.reasons),
  partnerships: section(partners, (page) => page.kinds, 'partnership'),
  proposal: section(partners, (page) => page.proposal, 'proposal'),
  screeningMeasures: section(trust, (page) => page.service),
  websiteMeasures: section(trust, (page) => page.website),
  retention: section(trust, (page) => page.retention),
  processors: section(trust, (page) => page.processors),
  controls: section(trust, (page) => page.report),
  vulnerabilities: section(trust, (page) => page.vulnerabilities),
  trustQuestions: section(trust, (page) => page.questions),
  turnaround: section(services, (page) => page.turnaround),
  coverage: section(services, (page) => page.coverage),
  priceDrivers: section(services, (page) => page.price),
} as const satisfies Readonly<Record<string, AnswerSource | SectionPlace>>

/** Answer to the first FAQ entry of a page whose question matches the pattern, or undefined. */
export const answered = (items: readonly Question[], question: RegExp): string | undefined =>
  items.find((item) => question.test(item.question))?.answer

import { toAnchor } from '#shared/text/anchor.ts'
import type { AnswerSource } from '#shared/contracts/assistant.ts'
import { page as about } from '#shared/pages/company/about.ts'
import { page as candidates } from '#shared/pages/company/candidates.ts'
import { page as clients } from '#shared/pages/company/clients.ts'
import { page as trust } from '#shared/pages/legal/trust.ts'
import { servicesIndex } from '#shared/pages/hubs/services-index.ts'
import type { Question } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'

const section = (path: string, title: string, { label, heading }: Section): AnswerSource => ({
  title: `${title}: ${heading}`,
  url: `${path}#${toAnchor(label)}`,
})

interface Section {
  readonly label: string
  readonly heading: string
}

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
  history: section(paths.about, 'About us', about.history),
  reach: section(paths.about, 'About us', about.reach),
  clients: { title: 'Clients', url: paths.clients },
  clientQuestions: section(paths.clients, 'Clients', clients.questions),
  engagement: section(paths.clients, 'Clients', clients.engagement),
  ownReport: section(paths.candidates, 'Help for candidates', candidates.report),
  dispute: section(paths.candidates, 'Help for candidates', candidates.dispute),
  candidateRights: section(paths.candidates, 'Help for candidates', candidates.rights),
  candidateQuestions: section(paths.candidates, 'Help for candidates', candidates.questions),
  candidateSteps: section(paths.candidates, 'Help for candidates', candidates.steps),
  candidateReasons: section(paths.candidates, 'Help for candidates', candidates.reasons),
  screeningMeasures: section(paths.trust, 'Trust and security', trust.service),
  websiteMeasures: section(paths.trust, 'Trust and security', trust.website),
  retention: section(paths.trust, 'Trust and security', trust.retention),
  processors: section(paths.trust, 'Trust and security', trust.processors),
  controls: section(paths.trust, 'Trust and security', trust.report),
  vulnerabilities: section(paths.trust, 'Trust and security', trust.vulnerabilities),
  turnaround: section(paths.services, 'Services', servicesIndex.turnaround),
  coverage: section(paths.services, 'Services', servicesIndex.coverage),
  priceDrivers: section(paths.services, 'Services', servicesIndex.price),
} as const satisfies Readonly<Record<string, AnswerSource>>

/** Answer that a page prints under a matching question, or undefined. */
export const answered = (items: readonly Question[], question: RegExp): string | undefined =>
  items.find((item) => question.test(item.question))?.answer

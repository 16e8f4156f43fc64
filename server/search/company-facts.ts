import { toAnchor } from '#shared/text/anchor.ts'
import { hasControlsClaim } from '#shared/company/controls-claim.ts'
import { page as about } from '#shared/pages/company/about.ts'
import { page as clients } from '#shared/pages/company/clients.ts'
import { contactWords as contact } from '#shared/pages/company/contact-words.ts'
import { industrySections } from '#shared/pages/catalogue/catalogue.ts'
import { industriesIndex } from '#shared/pages/hubs/industries.ts'
import { homePage } from '#shared/pages/home.ts'
import { page as trust } from '#shared/pages/legal/trust.ts'
import type { ServicePage, SiteSettings } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { site } from '#shared/company/site.ts'
import { zoneCity } from '#shared/time/zone-city.ts'
import type { Found } from './copy-passages.ts'

const { claims, hours } = site
const listed = new Intl.ListFormat('en-GB', { type: 'unit' })

interface Fact {
  readonly id: string
  readonly url: string
  readonly page: string
  readonly heading: string
  readonly text: string
  readonly about: string
}

const onContact = { url: paths.contact, page: 'Contact', heading: contact.heading }
const onAbout = { url: paths.about, page: 'About us', heading: about.heading }
const onClients = { url: paths.clients, page: 'Clients', heading: clients.heading }

/** Claims of the company. Each claim names the page that states it, and its condition if there is one. */
const facts: readonly Fact[] = [
  {
    id: 'reply',
    ...onContact,
    text: `We reply to all inquiries ${site.replyPromise}, Monday to Friday.`,
    about: 'How fast do you answer, reply or respond to inquiries and messages',
  },
  {
    id: 'hours',
    ...onContact,
    text: `We are open ${hours.days}, ${hours.opens} to ${hours.closes}, ${zoneCity(site.timeZone)} time.`,
    about: 'Opening hours, office hours, business hours, when are you open, time zone',
  },
  {
    id: 'quote',
    ...onContact,
    text: `${contact.lede}`,
    about: 'Prices, cost, quote, fees, how much',
  },
  {
    id: 'meeting',
    url: `${paths.contact}#meeting`,
    page: 'Contact',
    heading: contact.meeting.title,
    text: contact.meeting.text,
    about: 'Book, schedule, arrange a meeting, demo, call, consultation, appointment',
  },
  {
    id: 'coverage',
    url: paths.home,
    page: site.product,
    heading: homePage.heading,
    text: `We can order checks in ${site.coverage}.`,
    about: 'How many countries do you cover, worldwide, international, global coverage, where',
  },
  {
    id: 'industries',
    url: paths.industries,
    page: industriesIndex.label,
    heading: industriesIndex.heading,
    text: `Our clients work in ${claims.industries} industries: ${listed.format(industrySections.map(({ title }) => title))}.`,
    about: 'How many industries, which industries and sectors do you cover, serve, work in',
  },
  {
    id: 'clients',
    ...onClients,
    text: `We have ${claims.clients} clients, none named without their permission.`,
    about: 'How many clients, customers, who are your clients, client list, references, logos',
  },
  {
    id: 'success',
    ...onClients,
    text: `Our success rate is ${claims.successRate}: the share of orders closed with a source’s answer or a documented attempt. Ask us how it is measured.`,
    about: 'Success rate, completion rate',
  },
  ...(hasControlsClaim
    ? [
        {
          id: 'soc',
          url: `${paths.trust}#${toAnchor(trust.report.label)}`,
          page: 'Trust',
          heading: trust.report.heading,
          text: `Our ${claims.compliance} report is available under NDA.`,
          about: 'SOC 2, SOC2, security audit, certification, information security, attestation',
        },
      ]
    : []),
  {
    id: 'founded',
    ...onAbout,
    text: `${site.product} was founded in ${site.foundingYear} and has ${site.employees.replace('-', ' to ')} people.`,
    about: 'How old is the company, when was it founded, how many employees, staff, people, size',
  },
]

const screeningPath = paths.service('background-screening')
const onScreening = { page: 'Background screening' }

type Screening = Pick<ServicePage, 'method' | 'turnaround' | 'law'>

/** Claims that are stated in sections of the page on background screening. */
const factsOnScreening = (screening: Screening): readonly Fact[] => [
  {
    id: 'steps',
    url: `${screeningPath}#${toAnchor(screening.method.label)}`,
    ...onScreening,
    heading: screening.method.heading,
    text: `Screening follows the same ${claims.screeningSteps} steps for everyone in the same role.`,
    about: 'How many steps, 6-step screening process, six steps',
  },
  {
    id: 'turnaround',
    url: `${screeningPath}#${toAnchor(screening.turnaround.label)}`,
    ...onScreening,
    heading: screening.turnaround.heading,
    text: `Turnaround is ${claims.turnaroundHours} hours where the source answers online, counted from a complete request.`,
    about: 'How long does screening take, 24-hour turnaround, how fast are results',
  },
  {
    id: 'law',
    url: `${screeningPath}#${toAnchor(screening.law.label)}`,
    ...onScreening,
    heading: screening.law.heading,
    text: 'We follow the GDPR, and we support your compliance with the FCRA.',
    about: 'FCRA and GDPR compliant, data protection law, compliance, regulation',
  },
]

const toPassage = ({ id, ...fact }: Fact): Found => ({ ...fact, id: `fact:${id}`, kind: 'fact' })

/** Passage that states the email address from the site settings. */
export const emailFact = ({ email }: Pick<SiteSettings, 'email'>): Found =>
  toPassage({
    id: 'email',
    ...onContact,
    text: `You can write to us at ${email} or send the form on the contact page.`,
    about: 'How to contact us, email address, get in touch, reach, talk to, speak to a person',
  })

/** Passages of the claims that pages without a document of their own state. */
export const factPassages = (): readonly Found[] => facts.map(toPassage)

/** Passages of the claims that the page on background screening states. The headings come from the published text of this page. */
export const screeningFacts = (screening: Screening): readonly Found[] =>
  factsOnScreening(screening).map(toPassage)

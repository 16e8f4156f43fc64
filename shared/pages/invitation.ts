import { paths } from '../paths/paths.ts'
import {
  familyOfService,
  type ServiceSlug,
  type SolutionSlug,
  services,
} from './catalogue/catalogue.ts'

/** Link with a label. */
export interface NamedLink {
  readonly label: string
  readonly href: string
}

/** Calls to action of a page: a button, and a link next to it with another target. */
export interface Invitation {
  readonly primary: NamedLink
  readonly second: NamedLink
}

/** Link to the contact form, with the subject of the page preselected if the page has one. */
const ask = (label: string, service?: string): NamedLink => ({
  label,
  href: paths.contactAbout(service),
})

const meet = (service?: string): NamedLink => ({
  label: 'Book a 30-minute meeting',
  href: paths.booking(service),
})

const isService = (slug: string | undefined): slug is ServiceSlug =>
  services.some((service) => service.slug === slug)

/** Calls to action by kind of page. The first leads to a form or a document, the second somewhere else. */
export const invitations = {
  home: {
    primary: ask('Ask a question'),
    second: {
      label: 'See a sample report',
      href: `${paths.service('criminal-check')}#specimen`,
    },
  },
  service: (slug: ServiceSlug): Invitation => {
    const isCheck = /screening|diligence/u.test(familyOfService(slug))
    return {
      primary: ask(isCheck ? 'Ask about this check' : 'Ask about this service', slug),
      second: meet(slug),
    }
  },
  solution: (slug: SolutionSlug): Invitation => ({
    primary: ask('Plan a programme', `line:${slug}`),
    second: meet(`line:${slug}`),
  }),
  industry: { primary: ask('Ask about your industry'), second: meet() },
  /** Pages that list services, solutions or industries. */
  hub: { primary: ask('Ask which one fits'), second: meet() },
  /** Pages about the company and its clients. */
  company: { primary: ask('Ask a question'), second: meet() },
  /** Candidates request their report, or look up terms. */
  candidates: {
    primary: { label: 'See my report', href: paths.caseReport },
    second: { label: 'See the glossary', href: paths.glossary },
  },
  /** @param slug first service in the example, if it names one */
  example: (slug: string | undefined): Invitation => {
    const service = isService(slug) ? slug : undefined
    return {
      primary: ask('Ask how this would work for you', service),
      second: meet(service),
    }
  },
  /** @param slugs slugs related to the post, possibly including services */
  post: (slugs: readonly string[]): Invitation => {
    const service = slugs.find(isService)
    return {
      primary:
        service === undefined
          ? { label: 'See our services', href: paths.services }
          : { label: 'See the related service', href: paths.service(service) },
      second: ask('Ask a question', service),
    }
  },
  partners: {
    primary: { label: 'Propose a partnership', href: paths.proposal },
    second: { label: 'See open positions', href: paths.careers },
  },
  /** Careers page with example openings, which accept no applications. */
  exampleCareers: {
    primary: ask('Ask about a position'),
    second: { label: 'Propose a partnership', href: paths.proposal },
  },
  /** @param apply mailto link with the fields of an application */
  careers: (apply: string): Invitation => ({
    primary: { label: 'Apply by email', href: apply },
    second: ask('Ask about a position'),
  }),
} as const

/** Calls to action of a landing page: the button that editors name, and a link to the other of the two targets. */
export const landingInvitation = (button: {
  readonly action: string
  readonly target: 'form' | 'meeting'
}): Invitation =>
  button.target === 'form'
    ? { primary: ask(button.action), second: meet() }
    : {
        primary: { label: button.action, href: paths.booking() },
        second: ask('Ask a question'),
      }

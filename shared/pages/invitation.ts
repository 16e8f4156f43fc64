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

/** Calls to action of a page: a button, and next to it a link that leads elsewhere. */
export interface Invitation {
  readonly primary: NamedLink
  readonly second: NamedLink
}

/** Link to the contact form. If the page has a subject, the link preselects it. */
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

/** Calls to action by kind of page. The first leads to a form or a document, the second to another page. */
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
  /** For pages that list services, solutions or industries. */
  hub: { primary: ask('Ask which one fits'), second: meet() },
  /** For pages about the company and its clients. */
  company: { primary: ask('Ask a question'), second: meet() },
  /** For pages for candidates, who can request their report or look up terms. */
  candidates: {
    primary: { label: 'See my report', href: paths.caseReport },
    second: { label: 'See the glossary', href: paths.glossary },
  },
  /** @param slug first service in the example. Undefined if the example names none */
  example: (slug: string | undefined): Invitation => {
    const service = isService(slug) ? slug : undefined
    return {
      primary: ask('Ask how this would work for you', service),
      second: meet(service),
    }
  },
  /** @param slugs slugs that are related to the post and may include services */
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
  /** For the careers page with example openings, which accept no applications. */
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

/**
 * Calls to action of a landing page: the button chosen by editors, and a link to the target that the button does not have. The targets are
 * the contact form and the booking page.
 */
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

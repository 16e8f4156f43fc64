/**
 * Schemas of the company pages. They do not contain tables and forms that are computed from the configuration of the site (decision 102).
 */
import * as z from 'zod/mini'
import { partnershipTypes } from '#shared/pages/company/partnership-types.ts'
import { CASE_KINDS } from '#shared/company/case-law.ts'
import {
  fact,
  figure,
  href,
  linkedText,
  pageMeta,
  point,
  question,
  recordTable,
  section,
  sectionHead,
  text,
} from './copy-parts.ts'
import { industrySlug, known, solutionSlug } from './known-slugs.ts'

const points = z.array(point).check(z.minLength(1))
const paragraphs = z.array(linkedText).check(z.minLength(1))
const pointsSection = z.object({ ...sectionHead, points })
const proseSection = z.object({ ...sectionHead, paragraphs })
const questions = z.object({ ...sectionHead, items: z.array(question).check(z.minLength(1)) })

/** Message shown instead of a list. */
const message = z.object({ title: text, text: linkedText })

/** Attributes of the head of a company page. `heading` is the only `h1` of the page. */
const head = { meta: pageMeta, heading: text, lede: text }

const aboutPage = z.object({
  slug: z.literal('about'),
  ...head,
  /** Three figures. The first is shown on a plate, the other two next to it. */
  figures: z.tuple([figure, figure, figure]),
  history: proseSection,
  /** Lines of work, each with the checks that it includes and the documents that customers receive. */
  lines: z.object({
    ...sectionHead,
    items: known(z.object({ slug: solutionSlug, title: text, asked: text, kept: text })),
  }),
  organised: z.object({ ...sectionHead, table: recordTable }),
  refused: pointsSection,
  reach: z.object({ ...sectionHead, facts: z.array(fact), text: linkedText }),
  closing: text,
})

/** Type of client: the client's role, the order, and the result that the client receives. */
const clientKind = z.object({
  title: text,
  who: text,
  orders: text,
  holds: text,
  industries: known(industrySlug),
})

/** Clients page. It names no client, because names are shown only with the client's consent. */
const clientsPage = z.object({
  slug: z.literal('clients'),
  ...head,
  figure,
  second: figure,
  discretion: z.array(text).check(z.minLength(1)),
  kinds: z.object({ ...sectionHead, items: z.array(clientKind).check(z.minLength(1)) }),
  engagement: z.object({ ...sectionHead, steps: points }),
  terms: pointsSection,
  questions,
  cases: z.object({ ...sectionHead, link: text }),
  closing: text,
})

/** Careers page. The job openings are separate documents. */
const careersPage = z.object({
  slug: z.literal('careers'),
  ...head,
  figure,
  /** `none` is shown if no job opening is published, `away` if the openings cannot be loaded. */
  openings: z.object({ ...sectionHead, none: message, away: message }),
  steps: z.object({ ...sectionHead, items: points }),
  own: z.object({ ...sectionHead, paragraphs, facts: z.array(fact) }),
  work: pointsSection,
  questions,
  closing: text,
})

/** Kind of partnership. */
const partnershipKind = z.object({
  type: z.enum(partnershipTypes),
  who: text,
  brings: text,
  receives: text,
})

/** Page for careers and partners: links to both, and the kinds of partnership. */
const partnersPage = z.object({
  slug: z.literal('partners'),
  ...head,
  doors: z
    .array(z.object({ to: z.enum(['careers', 'partnership']), title: text, text, action: text }))
    .check(z.minLength(1)),
  kinds: z.object({ ...sectionHead, items: z.array(partnershipKind).check(z.minLength(1)) }),
  terms: pointsSection,
  /** Section of the form. The labels of the form are part of the code. */
  proposal: z.object({ ...sectionHead, facts: z.array(fact) }),
  closing: text,
})

/** Page for candidates, the people who are checked. */
const candidatesPage = z.object({
  slug: z.literal('candidates'),
  ...head,
  /** Actions that the first screen of the page offers. Each leads to its form. */
  actions: z
    .array(z.object({ kind: z.enum(CASE_KINDS), title: text, text, note: text }))
    .check(z.minLength(1)),
  sent: z.object({ question: text, link: text }),
  steps: z.object({ ...sectionHead, steps: points }),
  reasons: pointsSection,
  report: proseSection,
  dispute: proseSection,
  rights: z.object({ ...sectionHead, table: recordTable }),
  questions,
  closing: text,
})

/** Trust page. Its tables of measures, periods and processors are computed, because they describe the software. */
const trustPage = z.object({
  slug: z.literal('trust'),
  ...head,
  service: section,
  website: section,
  retention: section,
  processors: section,
  report: pointsSection,
  vulnerabilities: proseSection,
  questions,
  closing: text,
})

/** Contact page. Its form, opening hours and addresses are part of the code. */
const contactPage = z.object({
  slug: z.literal('contact'),
  ...head,
  meeting: z.object({ title: text, text }),
  after: z.object({
    ...sectionHead,
    steps: z.array(z.object({ when: text, text })).check(z.minLength(1)),
  }),
  leave: pointsSection,
  elsewhere: z.object({
    ...sectionHead,
    entries: z.array(z.object({ title: text, href, text })).check(z.minLength(1)),
  }),
})

/** Company page. The slug, which is the last part of the document's id, determines the attributes. */
export const companyPage = z.discriminatedUnion('slug', [
  aboutPage,
  clientsPage,
  careersPage,
  partnersPage,
  candidatesPage,
  trustPage,
  contactPage,
])

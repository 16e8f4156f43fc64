/** Predefined texts of the assistant, and the actions of its quick replies, for the assistant's window and for the server. */
import type { AnswerSource } from '../contracts/assistant.ts'
import { listed } from '../text/listed.ts'
import { serviceSections, type SolutionSlug } from '../pages/catalogue/catalogue.ts'
import { paths } from '../paths/paths.ts'
import { site } from './site.ts'

/** Message with a predefined text. */
export interface SettledMessage {
  readonly text: string
  readonly quickReplies: readonly string[]
  readonly sources: readonly AnswerSource[]
}

/** Action of a quick reply: opens the scheduling dialog, opens a page, shows a predefined message, or asks the server. */
export type QuickReplyLead =
  | { readonly kind: 'schedule' }
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'say'; readonly message: SettledMessage }
  | { readonly kind: 'ask' }

const SCHEDULE = 'Schedule Consultation'
const SUPPORT = 'Contact Support'
const CANDIDATES = 'Help for Candidates'
const BROWSE = 'Browse Services'
const LEARN = 'Learn More'
const QUOTE = 'Get a Quote'
const SCREENING = 'Background Screening Services'
const DATA = 'AI & Data Science Solutions'
const BROWSE_SCREENING = 'Browse Screening Services'
const BROWSE_DATA = 'Browse AI & Data Services'
const BROWSE_TECHNOLOGY = 'Browse Technology Services'
const BROWSE_INDUSTRIES = 'Browse Industries'
const EXAMPLES = 'See Case Studies'
const HOW_LONG = 'How long does a check take?'
const HOW_PRICED = 'How is a package priced?'

/** Title of the scheduling dialog if the assistant opens it. */
export const schedulingTitle = `${site.assistant}: ${SCHEDULE}`

/**
 * First message of a conversation, for each answering system. It says where questions are sent, before the visitor asks one. Each line is a
 * paragraph.
 */
export const greeting = {
  text: {
    site: `Hello, I’m ${site.assistant}. I answer from the pages of this site and name the page.\nWhat would you like to know?`,
    google: `Hello, I’m ${site.assistant}. Google’s Gemini model writes my answers, so your questions go to Google. Please leave out personal data.\nWhat would you like to know?`,
  },
  quickReplies: [SCREENING, DATA, 'Schedule a Meeting', QUOTE],
} as const

/** Message shown if the model does not answer. The text, including its straight apostrophe, comes from the specification. */
export const fallback: SettledMessage = {
  text: "I'd be happy to help you with that! For detailed information about our services, I recommend scheduling a consultation with one of our specialists who can provide personalized assistance.",
  quickReplies: [SCHEDULE, BROWSE, SUPPORT, LEARN],
  sources: [],
}

/** Quick replies if the site has no answer and the question contains no keyword. */
export const unknownReplies: readonly string[] = [BROWSE, SUPPORT, SCHEDULE]

/** Titles of the services in a solution as one phrase, in lower case. Acronyms such as RAG stay in capitals. */
function servicesIn(line: SolutionSlug): string {
  const entries = serviceSections.find(({ slug }) => slug === line)?.entries ?? []
  return listed(
    entries.map(({ title }) =>
      /^[A-Z]{2}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1),
    ),
  )
}

const said = new Map<string, SettledMessage>([
  [
    SCREENING,
    {
      text: `These services check people: ${servicesIn('background-screening')}. We can order checks in ${site.coverage}, though which check is possible differs by country. What would you like to know about them?`,
      quickReplies: [HOW_LONG, BROWSE_SCREENING, SCHEDULE],
      sources: [{ title: 'Background Screening', url: paths.solution('background-screening') }],
    },
  ],
  [
    DATA,
    {
      text: `Our AI and data science services are ${servicesIn('ai-data-science')}. You get each model with its test set and its error rates, and a person you name makes the decisions. What would you like to know about them?`,
      quickReplies: [BROWSE_DATA, BROWSE_TECHNOLOGY, SCHEDULE],
      sources: [{ title: 'AI & Data Science', url: paths.solution('ai-data-science') }],
    },
  ],
  [
    QUOTE,
    {
      text: `Tell us in the contact form what you need to check, how many people or companies, and in which countries. We reply ${site.replyPromise}, Monday to Friday, with the checks, times, prices and limits.`,
      quickReplies: [SUPPORT, HOW_PRICED, SCHEDULE],
      sources: [{ title: 'Contact', url: paths.contact }],
    },
  ],
])

const pages = new Map<string, string>([
  [BROWSE, paths.services],
  [SUPPORT, paths.contact],
  [CANDIDATES, paths.candidates],
  [LEARN, paths.whatWeOffer],
  [BROWSE_SCREENING, paths.servicesOfLine('background-screening')],
  [BROWSE_DATA, paths.servicesOfLine('ai-data-science')],
  [BROWSE_TECHNOLOGY, paths.servicesOfLine('tech-innovation')],
  [BROWSE_INDUSTRIES, paths.industries],
  [EXAMPLES, paths.caseStudies()],
])

/** Action of a quick reply. A reply without a predefined action is sent as a question. */
export function leadOf(reply: string): QuickReplyLead {
  const message = said.get(reply)
  if (message !== undefined) return { kind: 'say', message }
  const path = pages.get(reply)
  if (path !== undefined) return { kind: 'page', path }
  return /schedul|consultation|meeting/iu.test(reply) ? { kind: 'schedule' } : { kind: 'ask' }
}

/**
 * Keywords of questions with their quick replies. Rules for intentions come before rules for subjects, and the first rule that matches
 * applies.
 */
const keywordRules: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:meetings?|consultations?|schedul\w*)\b/iu, [SCHEDULE, SUPPORT]],
  [/\b(?:pric\w*|costs?|quot(?:es?|ations?))\b/iu, [QUOTE, HOW_PRICED, SCHEDULE]],
  [/\b(?:industry|industries|sectors?)\b/iu, [BROWSE_INDUSTRIES, EXAMPLES, SCHEDULE]],
  // Keywords of requests about personal data. This rule comes before the rule for data services, which the word "data" would match too.
  [
    /\b(?:delet|eras|remov|forg[eo]t)\w*\b|\b(?:my|our|personal|candidates?’?) (?:\w+ )?(?:data|information|details|report)\b|\bdata (?:do|about|on) (?:you|me|us)\b|\b(?:privacy|gdpr)\b/iu,
    [CANDIDATES, SUPPORT],
  ],
  [/\b(?:backgrounds?|screen(?:ings?|ed)?)\b/iu, [HOW_LONG, BROWSE_SCREENING, SCHEDULE]],
  [/\b(?:ai|data|tech\w*)\b/iu, [BROWSE_DATA, BROWSE_TECHNOLOGY, SCHEDULE]],
]

/** Quick replies for the keywords of a question. A reply that equals the question is left out. */
export function keywordReplies(question: string): readonly string[] {
  const [, replies = []] = keywordRules.find(([words]) => words.test(question)) ?? []
  return replies.filter((reply) => reply !== question)
}

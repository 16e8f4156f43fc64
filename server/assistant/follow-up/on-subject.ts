import { paths as sitePaths } from '#shared/paths/paths.ts'
import { hasContent, isBareQuestion, namesShared, pointsBack } from './dependence.ts'
import { countryIn, withoutCountries } from '../intents/countries.ts'
import type { IntentAnswer } from '../intents/intent-answer.ts'
import { normalised } from '../intents/intent.ts'
import { isKnown, textOf, type Answer, type Finding } from '../ports.ts'
import { pathOf, withSubject } from '../quotation.ts'
import { bestOf, isClear, isFinal, quotation } from '../single-answer.ts'
import { typicalAnswer, typicalIn, TYPICAL } from '../typical-answer.ts'

/** Answer to a question of a conversation. */
export interface Resolved {
  /** Question that names its subject: the visitor's question or, if that does not name its subject, the previous question. */
  readonly asked: string
  readonly answer: Answer
  /** URLs of the sections that answered the earlier questions on the same subject, the latest first. */
  readonly pages: readonly string[]
}

/** Maximum number of sections of a subject. */
const MOST_SECTIONS = 4

/** Minimum similarity of a typical question on a page about the subject. It is low, because the visitor need not name the subject again. */
const LEAST = 0.5

/** Intents about the price or duration of checks. Short questions match them even if their subject is not a check. */
const OF_CHECKS: ReadonlySet<string> = new Set(['price', 'turnaround'])

/**
 * Intents about prices, orders and jobs at the company. They do not fit candidates, who ask about their own check and about the job at
 * their employer.
 */
const OF_ORDERS_AND_JOBS: ReadonlySet<string> = new Set([
  ...OF_CHECKS,
  'begin',
  'declined',
  'minimum-order',
  'jobs',
])

const NONE: ReadonlySet<string> = new Set()

/** Pages about other subjects than checks. */
const NOT_OF_CHECKS: ReadonlySet<string> = new Set([
  sitePaths.candidates,
  sitePaths.usNotice,
  sitePaths.verify,
  sitePaths.privacyPolicy,
  sitePaths.cookies,
  sitePaths.cookieSettings,
  sitePaths.careers,
  sitePaths.partners,
  sitePaths.trust,
])

/** Intents about contacting the company. They need no subject. */
const OF_CONTACT: ReadonlySet<string> = new Set([
  'hand-over',
  'phone',
  'address',
  'email',
  'meeting',
  'opening-hours',
  'reply-time',
])

/**
 * URLs of at most four sections about the subject of an answer: the answer's sources, the next best page, and the sections of earlier
 * answers.
 */
export const sectionsOf = ({
  answer: { sources, further = [] },
  pages,
}: Resolved): readonly string[] =>
  [
    ...new Set([
      ...[...sources, ...further.slice(0, 1)].map(({ url }) => url).slice(0, MOST_SECTIONS),
      ...pages,
    ]),
  ].slice(0, MOST_SECTIONS)

/** Creates a predicate for URLs of sections. It is true if one of the given sections is on the same page. */
export const isOnPageOf = (sections: readonly string[]) => {
  const pages = new Set(sections.map(pathOf))
  return (url: string) => pages.has(pathOf(url))
}

/** Questions about how to get the thing that the previous answer is about, such as "how do I get it?" */
const HOW_TO =
  /^(?:and |so |but |ok |okay )*(?:how|where) (?:do|can|could|would|should) (?:i|we) (?:get|order|request|ask for|obtain|do|start|see|receive) (?:it|that|this|one|them|a copy|this one)[?.! ]*$/u
const SAYS_HOW = /\b(?:form|email|write to|ask for it|book a|calendar)\b/iu

/** Question words at the start of a question. */
export const OPENING =
  /^(?:and |so |but )*(?:for |since |until )?(?:how (?:long|fast|quickly|soon|often|much|many)|when|where|who|whom|why|how|what|which)\b/iu

/**
 * The previous question, completed with a fragment. The fragment is a place ("and in Scotland"), a thing, or other question words ("since
 * when?").
 */
export function withFragment(asked: string, fragment: string): string {
  if (isBareQuestion(normalised(fragment)))
    return `${fragment.replace(/[?.!\s]+$/u, '')} ${asked.replace(OPENING, '')}`
  const isPlace = countryIn(normalised(fragment)) !== undefined
  const before = isPlace ? withoutCountries(normalised(asked)) : asked
  return `${before.replace(/[?.!\s]+$/u, '')} ${fragment}`
}

const isArticle = (path: string) =>
  [sitePaths.blogs(), sitePaths.caseStudies()].some((list) => path.startsWith(`${list}/`))

/** Ids of intents that must not answer a question if the subject of the conversation is that of the given sections. */
export function intentsWithout([main = '']: readonly string[]): ReadonlySet<string> {
  const path = pathOf(main)
  if (path === sitePaths.candidates) return OF_ORDERS_AND_JOBS
  return NOT_OF_CHECKS.has(path) || isArticle(path) ? OF_CHECKS : NONE
}

/** Search results of a question that depends on the previous one. */
export interface Searched {
  readonly previous: Resolved
  /** URLs of the sections about the subject. */
  readonly focus: readonly string[]
  /** True if the question has a noun of its own. */
  readonly hasNoun: boolean
  /** Findings on the pages of `focus`. */
  readonly near: readonly Finding[]
  readonly hits: readonly Finding[]
}

/**
 * Answer that needs no search, or undefined: the answer of an intent that needs no subject, or the previous answer if it states how to get
 * a thing and the question asks for that.
 */
export function immediate(
  known: IntentAnswer | undefined,
  text: string,
  { answer }: Resolved,
): Answer | undefined {
  if (known !== undefined) return isFinal(known) || OF_CONTACT.has(known.intent) ? known : undefined
  return HOW_TO.test(text) && SAYS_HOW.test(textOf(answer)) ? answer : undefined
}

/** True for a refusal that states no facts. */
export const isFactless = (answer: Answer) => !isKnown(answer) && answer.isComposed !== true

/** True for a text in lower case that can be understood without the previous question, because it has a noun of the site or no pronoun. */
const isOwn = (text: string) => namesShared(text) || !pointsBack(text)

/** Quotation of a passage. Undefined if the quotation is unclear, or if the visitor has just read it. */
function quotedAnew(
  question: string,
  said: string,
  near: readonly Finding[],
  found: Finding,
): Answer | undefined {
  const answer = quotation(near, found)
  const isNew = !said.includes(textOf(answer)) && isClear(question, answer, found)
  return isNew ? withSubject(answer, found) : undefined
}

/** Answer from the pages about the subject, or the answer of the intent whose patterns match the question. */
export function onSubject(
  question: string,
  known: IntentAnswer | undefined,
  { previous, focus, hasNoun, near }: Searched,
): Answer | undefined {
  const text = normalised(question)
  const isHere = isOnPageOf(focus)
  const isNear = hasNoun || known?.sources.some(({ url }) => isHere(url)) === true
  const isWeak = isFactless(previous.answer)
  const isCertain = (known !== undefined && isNear) || !hasContent(text) || isWeak
  const typical = typicalIn(question, near, isCertain ? TYPICAL.certain : LEAST)
  if (typical !== undefined) return withSubject(typicalAnswer(typical), typical)
  const found = isWeak || hasNoun ? undefined : bestOf(near)
  if (found === undefined) return known
  if (known !== undefined && (isNear || isOwn(text))) return known
  return quotedAnew(question, textOf(previous.answer), near, found) ?? known
}

import { serviceIn } from './checks.ts'
import { countryIn, withoutCountries } from './countries.ts'
import { isStatement } from '../follow-up/own-subject.ts'
import { statesWhatIsAsked } from '../kind-of-answer.ts'
import type { Answer } from '../ports.ts'
import { audienceIntents } from './audience-intents.ts'
import { candidateIntents } from './candidate-intents.ts'
import { checkedPersonIntents } from './checked-person-intents.ts'
import { careerIntents } from './career-intents.ts'
import { companyIntents } from './company-intents.ts'
import { conductIntents } from './conduct-intents.ts'
import { contactIntents } from './contact-intents.ts'
import { dataIntents } from './data-intents.ts'
import { type Intent, type IntentReply, isAsked, normalised, type SiteFacts } from './intent.ts'
import { type IntentAnswer, replyOf, stated, toAnswer } from './intent-answer.ts'
import { orderIntents } from './order-intents.ts'
import { partnerIntents } from './partner-intents.ts'
import { securityIntents } from './security-intents.ts'
import { topicIntents } from './topic-intents.ts'

const byId = new Map(
  [
    ...contactIntents,
    ...dataIntents,
    ...audienceIntents,
    ...candidateIntents,
    ...checkedPersonIntents,
    ...securityIntents,
    ...companyIntents,
    ...careerIntents,
    ...partnerIntents,
    ...orderIntents,
    ...topicIntents,
  ].map((intent) => [intent.id, intent]),
)

/** Ids of the intents that are tried first, in this order. All other intents are tried after them, in the order of their groups. */
const FIRST = [
  'hand-over',
  'opening-hours',
  'end-of-contract',
  'delete-data',
  'sell-data',
  'retention',
  'own-messages',
  'who-sees-report',
  'where-stored',
]

/** All intents, in the order in which they are tried. */
export const intents: readonly Intent[] = [
  ...FIRST.flatMap((id) => byId.get(id) ?? []),
  ...[...byId.values()].filter(({ id }) => !FIRST.includes(id)),
]

/** Words for price and time, which are aspects of a check. */
const ASPECT = /\b(?:how (?:long|fast|quick\w*|much|soon)|prices?|costs?|turnaround|take)\b/u
const ASPECT_ALL =
  /\b(?:how (?:long|fast|quick\w*|much|soon)|pric\w+|costs?|turnaround|keep|kept|store\w*)\b/gu

/** Words by which a question refers to the previous one. */
const POINTS_BACK =
  /^(?:and|but|so|or|then|what about|how about)\b|\b(?:it|its|that|this|these|those|they|them|their|one|ones)\b/u

/** Patterns of short follow-up questions about duration, measurement or cost, such as "how long does it take". */
const FOLLOWS = [
  /^(?:and |but )?(?:how (?:long|soon|fast|is|do you)|when)\b.*\b(?:it|that|this)\b.*\b(?:take|measured?|calculated?|happen|done)\b/u,
  /^(?:and |but )?how (?:long|soon|fast)\b.*\b(?:you|it|that|this)\b.*\b(?:it|that|this)$/u,
  /^(?:and |but )?(?:is|does|do) (?:it|that|this|i)\b.*\b(?:cost\w*|free|pay|charge\w*)\b/u,
  /^(?:and |but )?(?:how much|what) (?:is|does|do i pay|will) (?:it|that|this|for (?:it|that|this))\b(?: cost)?$/u,
]

/** Maximum number of words of a question that matches `FOLLOWS`. */
const MOST_FOLLOWING = 8

const follows = (text: string) =>
  text.split(' ').length <= MOST_FOLLOWING &&
  FOLLOWS.some((pattern) => pattern.test(text.replace(/[?!. ]+$/u, '')))

/** Questions about the next step that do not name a subject, such as "what if they say no?" */
const NEXT_STEP =
  /^(?:(?:and|but|so|ok|okay) )*(?:what (?:if|happens if)\b.*\b(?:they|it|you|that|this|he|she)\b|(?:then what|what (?:then|next|happens (?:then|next|after that|afterwards)))\b)/u

/** Maximum number of words of a question about the next step. */
const MOST_NEXT = 9

/** Maximum number of words of a question about price or time that takes its check from an earlier question although it has no pronoun. */
const SHORT = 5

const isShort = (text: string) => text.split(' ').length <= SHORT

/** True unless a question asks for a kind of fact, such as a period, that the reply does not contain. */
const isFitting = (text: string, { statements, isAbsent, isRefusal, isHandOver }: IntentReply) =>
  isAbsent === true ||
  isRefusal === true ||
  isHandOver === true ||
  statesWhatIsAsked(text, statements.map((statement) => statement.text).join(' '))

async function answerTo(
  text: string,
  facts: SiteFacts,
  before?: string,
): Promise<IntentAnswer | undefined> {
  for (const intent of intents) {
    if (!isAsked(intent, text)) continue
    const reply = await replyOf(intent, { text, facts, ...(before !== undefined && { before }) })
    if (reply !== undefined && isFitting(text, reply)) {
      return toAnswer(reply, intent.id, facts.pages)
    }
  }
  return undefined
}

/**
 * Answer to a follow-up question, from the `followUp` function of the earlier question's intent. Undefined if that intent has no answer.
 */
async function continued(
  text: string,
  before: readonly string[],
  { pages }: SiteFacts,
): Promise<IntentAnswer | undefined> {
  for (const one of before.toReversed()) {
    const intent = intents.find((each) => isAsked(each, one))
    const reply = stated(await intent?.followUp?.(text, pages))
    if (intent !== undefined && reply !== undefined) {
      return { ...(await toAnswer(reply, intent.id, pages)), isContinued: true }
    }
    // If the earlier question is a follow-up question or a statement, it names no subject. Only then is the question before it tried.
    const replies = await Promise.all(intents.map(async (each) => each.followUp?.(one, pages)))
    if (replies.every((each) => each === undefined) && !isStatement(one)) return undefined
  }
  return undefined
}

/** Answer to the previous question, if this answer covers the next step that the visitor asks for. */
async function nextStep(
  text: string,
  last: string,
  facts: SiteFacts,
): Promise<IntentAnswer | undefined> {
  const isNext = NEXT_STEP.test(text) && text.split(' ').length <= MOST_NEXT
  if (!isNext || serviceIn(text) !== undefined) return undefined
  const intent = intents.find((one) => isAsked(one, last))
  return intent?.coversFollowUp === true ? answerTo(last, facts) : undefined
}

/**
 * Question about price or time, completed with the subject or place of an earlier question. Undefined if it is about something else or
 * complete.
 */
function completed(text: string, earlier: readonly string[]): string | undefined {
  if (serviceIn(text) !== undefined || !(POINTS_BACK.test(text) || isShort(text))) return undefined
  if (ASPECT.test(text)) {
    const subject = earlier.findLast((one) => serviceIn(one) !== undefined)
    return subject === undefined ? undefined : `${text} ${subject.replaceAll(ASPECT_ALL, ' ')}`
  }
  const last = earlier.at(-1) ?? ''
  const isOtherPlace = countryIn(text) !== undefined && ASPECT.test(last)
  return isOtherPlace ? `${withoutCountries(last)} ${text}` : undefined
}

/**
 * Answer of the intent whose patterns match a question, built from facts of the site. Undefined if there is none.
 * A question about price or time that names no check takes the check from an earlier question, if it is short or has a pronoun. A question
 * that names only another place repeats the previous question about price or time for that place.
 */
export async function intentAnswer(
  question: string,
  earlier: readonly string[],
  facts: SiteFacts,
): Promise<IntentAnswer | undefined> {
  const text = normalised(question)
  const before = earlier.map(normalised)
  const last = before.at(-1) ?? ''
  const next = await continued(text, before, facts)
  if (next !== undefined) return next
  if (follows(text)) {
    const subject = before.findLast((one) => !follows(one)) ?? ''
    const intent = intents.find((one) => isAsked(one, subject))
    if (intent?.coversFollowUp === true) {
      const again = await answerTo(subject, facts)
      return again && { ...again, isContinued: true }
    }
  }
  const whole = completed(text, before)
  if (whole !== undefined) {
    const known = await answerTo(whole, facts)
    return known && { ...known, isContinued: true }
  }
  return (await answerTo(text, facts, before.at(-1))) ?? nextStep(text, last, facts)
}

/** Answer of the intent for a topic. The patterns of the intent need not match the question. Undefined if the intent has no answer. */
export async function topicAnswer(
  topic: string,
  question: string,
  facts: SiteFacts,
): Promise<IntentAnswer | undefined> {
  const text = normalised(question)
  const reply = await replyOf(byId.get(topic), { text, facts })
  return reply === undefined || !isFitting(text, reply)
    ? undefined
    : toAnswer(reply, topic, facts.pages)
}

/** Answer to a message with two questions from an intent that answers both together. Undefined for other messages. */
export async function wholeAnswer(message: string, facts: SiteFacts): Promise<Answer | undefined> {
  const text = normalised(message)
  const intent = intents.find((one) => one.takesWhole === true && isAsked(one, text))
  const reply = await replyOf(intent, { text, facts })
  return reply === undefined || intent === undefined
    ? undefined
    : toAnswer(reply, intent.id, facts.pages)
}

/**
 * Answer to a hostile or personal remark, or to a question about the assistant. Undefined for other messages.
 */
export async function conductAnswer(
  question: string,
  facts: SiteFacts,
): Promise<IntentAnswer | undefined> {
  const text = normalised(question)
  const intent = conductIntents.find((one) => isAsked(one, text))
  const reply = await replyOf(intent, { text, facts })
  return reply === undefined || intent === undefined
    ? undefined
    : toAnswer(reply, intent.id, facts.pages)
}

const ACTS: readonly Intent[] = intents.filter(
  ({ id }) => id === 'hand-over' || id === 'opening-hours',
)

/** Answer to a request for a person or a question about opening hours, which need the clock. Undefined for other messages. */
export async function actAnswer(question: string, facts: SiteFacts): Promise<Answer | undefined> {
  const text = normalised(question)
  const intent = ACTS.find((act) => isAsked(act, text))
  const reply = await replyOf(intent, { text, facts })
  return reply === undefined || intent === undefined
    ? undefined
    : toAnswer(reply, intent.id, facts.pages)
}

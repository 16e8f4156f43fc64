import { paths as sitePaths } from '#shared/paths/paths.ts'
import {
  asksForMore,
  dependenceOf,
  hasContent,
  isBareQuestion,
  namesShared,
  pointsBack,
} from './dependence.ts'
import { countryIn, withoutCountries } from './intents/countries.ts'
import { intentAnswer, type IntentAnswer } from './intents/intents.ts'
import { normalised, type SiteFacts } from './intents/intent.ts'
import { isKnown, textOf, type Answer, type Finding, type QuestionFindings } from './ports.ts'
import { isQuotable, pathOf, withSubject } from './quotation.ts'
import {
  bestOf,
  isFinal,
  MOST,
  NOTHING,
  quotation,
  unknown,
  type SingleAnswer,
} from './single-answer.ts'
import { typicalAnswer, typicalIn, TYPICAL } from './typical-answer.ts'

/** Answer to a question of a conversation. */
export interface Resolved {
  /** The question, completed so that it names its subject; for a question that depends on the previous one, the previous one. */
  readonly asked: string
  readonly answer: Answer
  /** URLs of the sections that answered the earlier questions on the same subject, the latest first. */
  readonly pages: readonly string[]
}

/** Answers one question after the earlier questions of the visitor, the latest last. */
type Reply = (
  findings: QuestionFindings,
  question: string,
  earlier: readonly string[],
) => Promise<Resolved>

/** Maximum number of characters of an earlier question that is answered again to find its subject. */
const LONGEST = 200

/** Maximum number of sections of a subject. */
const MOST_SECTIONS = 4

/** Minimum similarity of a typical question on a page of the subject, because the subject need not be named. */
const LEAST = 0.5

/** Intents about a check. A short question about a price or a time fits them, even if its subject is not a check. */
const OF_CHECKS: ReadonlySet<string> = new Set(['price', 'turnaround'])

const NONE: ReadonlySet<string> = new Set()

/** Pages about other subjects than checks. */
const NOT_OF_CHECKS: ReadonlySet<string> = new Set([
  sitePaths.candidates,
  sitePaths.usNotice,
  sitePaths.privacyPolicy,
  sitePaths.cookies,
  sitePaths.cookieSettings,
  sitePaths.careers,
  sitePaths.partners,
  sitePaths.trust,
])

/** Intents that need no subject. */
const OF_CONTACT: ReadonlySet<string> = new Set([
  'hand-over',
  'phone',
  'address',
  'email',
  'meeting',
  'opening-hours',
  'reply-time',
])

/** Sections about the subject of an answer: its sources, pages that fit almost as well, and those of earlier answers. */
const sectionsOf = ({ answer: { sources, further = [] }, pages }: Resolved): readonly string[] =>
  [
    ...new Set([
      ...[...sources, ...further].map(({ url }) => url).slice(0, MOST_SECTIONS),
      ...pages,
    ]),
  ].slice(0, MOST_SECTIONS)

/** True for sections of the pages of a list of sections. */
const isOnPageOf = (sections: readonly string[]) => {
  const pages = new Set(sections.map(pathOf))
  return (url: string) => pages.has(pathOf(url))
}

/** Questions about the way to get the thing that the previous answer is about. */
const HOW_TO =
  /^(?:and |so |but |ok |okay )*(?:how|where) (?:do|can|could|would|should) (?:i|we) (?:get|order|request|ask for|obtain|do|start|see|receive) (?:it|that|this|one|them|a copy|this one)[?.! ]*$/u
const SAYS_HOW = /\b(?:form|email|write to|ask for it|book a|calendar)\b/iu

/** Question words at the start of a question. */
const OPENING =
  /^(?:and |so |but )*(?:for |since |until )?(?:how (?:long|fast|quickly|soon|often|much|many)|when|where|who|whom|why|how|what|which)\b/iu

/** The previous question with the place or thing that a fragment names, such as "and in Scotland". */
function withFragment(asked: string, fragment: string): string {
  if (isBareQuestion(normalised(fragment)))
    return `${fragment.replace(/[?.!\s]+$/u, '')} ${asked.replace(OPENING, '')}`
  const isPlace = countryIn(normalised(fragment)) !== undefined
  const before = isPlace ? withoutCountries(normalised(asked)) : asked
  return `${before.replace(/[?.!\s]+$/u, '')} ${fragment}`
}

/** Intents that do not answer a question about the subject of some sections. */
const intentsWithout = ([main = '']: readonly string[]): ReadonlySet<string> =>
  NOT_OF_CHECKS.has(pathOf(main)) ? OF_CHECKS : NONE

/** Search results of a question that depends on the previous one. */
interface Searched {
  readonly previous: Resolved
  /** URLs of the sections about the subject. */
  readonly focus: readonly string[]
  /** True if the question has a noun of its own. */
  readonly hasNoun: boolean
  /** Findings on the pages of `focus`. */
  readonly near: readonly Finding[]
  readonly hits: readonly Finding[]
}

/** Answer that needs no search: that of an intent without a subject, or again the answer that states how to get a thing. */
function immediate(
  known: IntentAnswer | undefined,
  text: string,
  { answer }: Resolved,
): Answer | undefined {
  if (known !== undefined) return isFinal(known) || OF_CONTACT.has(known.intent) ? known : undefined
  return HOW_TO.test(text) && SAYS_HOW.test(textOf(answer)) ? answer : undefined
}

/** True for a refusal that states no facts. */
const isFactless = (answer: Answer) => !isKnown(answer) && answer.isComposed !== true

/** Answer from the pages on the subject, or that of the intent whose patterns match the question. */
function onSubject(
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
  const isBySubject = isNear || namesShared(text) || !pointsBack(text)
  if (known !== undefined && isBySubject) return known
  return withSubject(quotation(near, found), found)
}

/** Answers earlier questions by `reply`. Several parts of a message may depend on the same one, which is answered once. */
function answeredOnce(reply: Reply): Reply {
  const answered = new WeakMap<QuestionFindings, Map<string, Promise<Resolved>>>()
  return async (findings, question, before) => {
    const known = answered.get(findings) ?? new Map<string, Promise<Resolved>>()
    answered.set(findings, known)
    const key = JSON.stringify([question, ...before])
    const found = known.get(key) ?? reply(findings, question.slice(0, LONGEST), before)
    known.set(key, found)
    return found
  }
}

/** Creates a function that answers a question which may depend on the previous one. */
export function createFollowUp({
  facts,
  single,
  reply,
}: {
  readonly facts: SiteFacts
  readonly single: SingleAnswer
  readonly reply: Reply
}): Reply {
  const previousOf = answeredOnce(reply)

  /** Answer to a fragment: that of the previous question with the fragment, if the fragment makes a difference. */
  const replaced = async (
    findings: QuestionFindings,
    question: string,
    previous: Resolved,
  ): Promise<Resolved | undefined> => {
    const asked = withFragment(previous.asked, question)
    const isPlace = countryIn(normalised(question)) !== undefined
    const known = await intentAnswer(asked, [], facts)
    const isBare = isBareQuestion(normalised(question))
    const other = isBare ? previous.asked.replace(OPENING, '') : previous.asked
    const before = isPlace ? undefined : await intentAnswer(other, [], facts)
    const isOther = before === undefined || (known && textOf(known)) !== textOf(before)
    const isFit = known !== undefined && !intentsWithout(sectionsOf(previous)).has(known.intent)
    if (isFit && isOther) return { asked, answer: known, pages: [] }
    if (!isPlace) return undefined
    const answer = await single(findings, asked, { earlier: [] })
    return answer.outcome === 'unknown' ? undefined : { asked, answer, pages: [] }
  }

  /** More sentences of the section that answered the previous question, or the previous answer again. */
  const more = async (findings: QuestionFindings, previous: Resolved): Promise<Answer> => {
    const [source] = previous.answer.sources
    const said = textOf(previous.answer)
    const hits = await findings.search(previous.asked, {
      limit: MOST.findings,
      earlier: [],
      focus: sectionsOf(previous),
    })
    const further = hits.flatMap((finding) => {
      const fresh = finding.sentences.filter(({ text }) => !said.includes(text))
      return finding.passage.url === source?.url && fresh.length > 0
        ? [{ ...finding, sentences: fresh }]
        : []
    })
    const [first] = further
    return first === undefined || !isQuotable(first) ? previous.answer : quotation([first], first)
  }

  /** Answer from other pages. A question without a noun accepts it only if one of its pages is on the subject. */
  const elsewhere = async (
    findings: QuestionFindings,
    question: string,
    { previous, focus, hasNoun, near, hits }: Searched,
  ): Promise<Answer> => {
    const isHere = isOnPageOf(focus)
    const answer = await single(findings, question, {
      earlier: [previous.asked],
      focus,
      without: intentsWithout(focus),
    })
    const isOfSubject =
      hasNoun || focus.length === 0 || answer.sources.some(({ url }) => isHere(url))
    return isKnown(answer) && isOfSubject ? answer : unknown(near.length > 0 ? near : hits)
  }

  /**
   * Answer to a question that depends on the previous one, first from the pages that answered that one.
   * @param hasNoun true if the question has a noun of its own, so that other pages may answer as well
   */
  const continued = async (
    findings: QuestionFindings,
    question: string,
    earlier: readonly string[],
    previous: Resolved,
    hasNoun: boolean,
  ): Promise<Answer> => {
    const focus = sectionsOf(previous)
    const matched = await intentAnswer(question, earlier, facts)
    const known =
      matched !== undefined && intentsWithout(focus).has(matched.intent) ? undefined : matched
    const text = normalised(question)
    const atOnce = immediate(known, text, previous)
    if (atOnce !== undefined) return atOnce
    const searched = findings.searchWithTopic(question, {
      limit: MOST.findings,
      earlier: [previous.asked],
      focus,
      isFollowUp: true,
    })
    // An intent needs no search, so it can answer even if the search has reached its limit.
    const { hits } = known === undefined ? await searched : await searched.catch(() => NOTHING)
    const isHere = isOnPageOf(focus)
    const near = hits.filter(({ passage }) => isHere(passage.url))
    const found: Searched = { previous, focus, hasNoun, near, hits }
    const own = onSubject(question, known, found)
    if (own !== undefined) return own
    // Without an earlier answer, nothing tells what the question is about. A price or time of checks is not that of another subject.
    if (matched !== undefined || (focus.length === 0 && !hasContent(text))) return unknown(near)
    return elsewhere(findings, question, found)
  }

  return async (findings, question, earlier) => {
    const last = earlier.at(-1)
    const dependence = last === undefined ? 'none' : dependenceOf(normalised(question))
    if (last === undefined || dependence === 'none') {
      return { asked: question, answer: await single(findings, question, { earlier }), pages: [] }
    }
    const previous = await previousOf(findings, last, earlier.slice(0, -1))
    const pages = sectionsOf(previous)
    if (asksForMore(normalised(question))) {
      return { asked: previous.asked, answer: await more(findings, previous), pages }
    }
    if (dependence === 'fragment' || isBareQuestion(normalised(question))) {
      const other = await replaced(findings, question, previous)
      if (other !== undefined) return other
    }
    const hasNoun = dependence !== 'full'
    const answer = await continued(findings, question, earlier, previous, hasNoun)
    return { asked: hasNoun ? question : previous.asked, answer, pages }
  }
}

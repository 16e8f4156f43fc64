import {
  immediate,
  intentsWithout,
  isFactless,
  isOnPageOf,
  onSubject,
  OPENING,
  sectionsOf,
  withFragment,
  type Resolved,
  type Searched,
} from './on-subject.ts'
import {
  asksForMore,
  dependenceOf,
  hasContent,
  isBareQuestion,
  isVague,
  pointsOutside,
} from './dependence.ts'
import { countryIn } from '../intents/countries.ts'
import { withoutOtherIndustries, withoutRepetition } from './fresh-findings.ts'
import { intentAnswer } from '../intents/intents.ts'
import { normalised, type SiteFacts } from '../intents/intent.ts'
import { ofConversation } from './own-subject.ts'
import { isKnown, textOf, type Answer, type QuestionFindings } from '../ports.ts'
import { isQuotable } from '../quotation.ts'
import { MOST, NOTHING, quotation, unknown, type SingleAnswer } from '../single-answer.ts'

/** Answers a question. `earlier` contains the earlier questions of the visitor, the latest last. */
type Reply = (
  findings: QuestionFindings,
  question: string,
  earlier: readonly string[],
) => Promise<Resolved>

/** Maximum number of characters of an earlier question that is answered again to find its subject. */
const LONGEST = 200

/** Wraps `reply` so that each earlier question is answered only once, even if several parts of a message depend on it. */
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

/** More sentences of the section that answered the previous question, or the previous answer again. */
async function more(findings: QuestionFindings, previous: Resolved): Promise<Answer> {
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

/** Maximum number of words of a short question. Such a question may leave out the subject of the conversation even if it has a noun. */
const MOST_SHORT = 6

const isShort = (question: string) => question.trim().split(/\s+/u).length <= MOST_SHORT

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

  /**
   * Answer to the previous question with its place or thing replaced by the fragment `question`. Undefined if there is no such answer or it
   * equals the previous answer.
   */
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

  /**
   * Answer from any page of the site, or a refusal. The answer to a question without a noun must come from a page about the subject,
   * otherwise the question is refused.
   */
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
   * Answer to a question that depends on the previous one. The pages that answered the previous question are tried first.
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
    // Refuses the question in two cases. If the previous question has no answer, the subject is unknown. If an intent matched but did not
    // answer, the intent is about prices or times of checks, and the question is about another subject.
    if (matched !== undefined || (focus.length === 0 && !hasContent(text))) return unknown(near)
    return elsewhere(findings, question, found)
  }

  /**
   * Answer to a question that does not refer to the previous one as if it began a conversation, if it is refused in the conversation.
   * Undefined if neither an intent nor a typical question answers it, because a quotation would often be about another subject.
   */
  const alone = async (
    findings: QuestionFindings,
    question: string,
    refusal: Answer,
  ): Promise<Answer | undefined> => {
    if (!isFactless(refusal) || pointsOutside(normalised(question))) return undefined
    const answer = await single(findings, question, { earlier: [], isQuoteless: true })
    return isKnown(answer) ? answer : undefined
  }

  return async (findings, question, earlier) => {
    const last = earlier.at(-1)
    if (last === undefined) {
      return { asked: question, answer: await single(findings, question, { earlier }), pages: [] }
    }
    const dependence = dependenceOf(normalised(question))
    const previous = await previousOf(findings, last, earlier.slice(0, -1))
    const pages = sectionsOf(previous)
    if (dependence === 'none') {
      const near = isShort(question) ? ofConversation(findings, earlier, pages) : findings
      const here = pages.length === 0 ? near : withoutOtherIndustries(near, pages)
      // A short question with one common noun can still be about the subject of the conversation, so a quotation from a page about another
      // subject would often be wrong.
      const isQuoteless = isShort(question) && pages.length > 0 && isVague(normalised(question))
      const answer = await single(here, question, { earlier, isQuoteless })
      // A refusal has no subject. Therefore the sections of the previous answer stay the subject of the conversation.
      return { asked: question, answer, pages: isKnown(answer) ? [] : pages }
    }
    if (asksForMore(normalised(question))) {
      return { asked: previous.asked, answer: await more(findings, previous), pages }
    }
    if (dependence === 'fragment' || isBareQuestion(normalised(question))) {
      const other = await replaced(findings, question, previous)
      if (other !== undefined) return other
    }
    const hasNoun = dependence !== 'full'
    const fresh = hasNoun ? withoutRepetition(findings, textOf(previous.answer)) : findings
    const answer = await continued(
      ofConversation(fresh, earlier, pages),
      question,
      earlier,
      previous,
      hasNoun,
    )
    const own = await alone(findings, question, answer)
    if (own !== undefined) return { asked: question, answer: own, pages: [] }
    return { asked: hasNoun ? question : previous.asked, answer, pages }
  }
}

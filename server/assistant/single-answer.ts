import type { IntentAnswer } from './intents/intent-answer.ts'
import { intentAnswer, topicAnswer } from './intents/intents.ts'
import { normalised, type SiteFacts } from './intents/intent.ts'
import { statesWhatIsAsked } from './kind-of-answer.ts'
import { withOpening } from './opening-answer.ts'
import { textOf, type Answer, type Finding, type QuestionFindings, type Topic } from './ports.ts'
import { overviewIn } from './overview.ts'
import { chosen, isQuotable, pathOf, quotedParts, sourceOf } from './quotation.ts'
import { isStatement } from './follow-up/own-subject.ts'
import { isOfTopic, UNSTATED } from './topic.ts'
import { namesMain, typicalAnswer, typicalIn, typicalOf, TYPICAL } from './typical-answer.ts'

/** A finding is quoted if its score plus `SHARE` times its coverage is at least `ENOUGH`. */
const ENOUGH = 0.745
const SHARE = 0.3

/**
 * Limits that exclude passages whose title fits the question but whose text does not: the maximum of `missing`, a lower maximum if no
 * typical question is similar (`MOST_MISSING_ALONE`), and the minimum coverage.
 */
const MOST_MISSING = 0.36
const MOST_MISSING_ALONE = 0.22
const LEAST_COVERED = 0.45

/** Minimum coverage of a page that is suggested although it does not answer the question. */
const NEAR = 0.3

/** Maximum numbers: sources of an answer, findings of a search, and words of a question that may continue the previous question. */
export const MOST = { sources: 3, findings: 12, followUp: 40 } as const

/** Minimum score of a further page, as a share of the best score. */
const FURTHER = 0.7

/** First finding of each page. */
function byPage(findings: readonly Finding[]): readonly Finding[] {
  const seen = new Set<string>()
  return findings.filter(({ passage }) => {
    const path = pathOf(passage.url)
    if (seen.has(path)) return false
    seen.add(path)
    return true
  })
}

/** Pages that fit a question almost as well as the page that answers it. */
function furtherOf(findings: readonly Finding[], { passage: own, score: best }: Finding) {
  return byPage(findings)
    .filter(
      ({ passage, score }) => pathOf(passage.url) !== pathOf(own.url) && score > best * FURTHER,
    )
    .slice(0, MOST.sources - 1)
    .map(sourceOf)
}

/** Refusal that names the pages nearest to the question. */
export function unknown(findings: readonly Finding[]): Answer {
  const near = byPage(findings.filter(({ covered }) => covered >= NEAR)).slice(0, MOST.sources)
  const lead = near.length === 0 ? '' : ' These pages are the nearest to your question.'
  return {
    outcome: 'unknown',
    parts: [{ text: `I couldn’t find that on our site.${lead} You can also ask our team.` }],
    sources: near.map(sourceOf),
    quickReplies: ['Contact Support', 'Browse Services'],
  }
}

/** True for the worked example of an industry page, which describes an invented case. */
const isStory = ({ passage }: Finding) => passage.url.endsWith('#worked-example')

/** The best finding that fits the question well enough to be quoted, or undefined. */
export function bestOf(findings: readonly Finding[]): Finding | undefined {
  return findings.find(
    (finding) =>
      !finding.lacks &&
      !isStory(finding) &&
      finding.score + SHARE * finding.covered >= ENOUGH &&
      finding.missing <= MOST_MISSING &&
      finding.covered >= LEAST_COVERED &&
      isQuotable(finding),
  )
}

/**
 * Replaces a finding by the introduction of its page if the introduction covers the question as well. Thus the introduction answers a
 * question about a service or an industry in general.
 */
function introduced(findings: readonly Finding[], best: Finding): Finding {
  if (best.passage.kind !== 'page') return best
  const path = pathOf(best.passage.url)
  const lede = findings.find(({ passage }) => passage.url === path && passage.kind === 'page')
  return lede !== undefined && lede.covered >= best.covered && lede.missing <= best.missing
    ? lede
    : best
}

/** Name of the intent of questions about jobs. */
const JOBS = 'jobs'

/** Name of the intent that explains a term of the glossary. Its patterns match the exact term, so no finding can fit better. */
const DEFINITION = 'definition'

/** Name of the intent that introduces a service. */
const SERVICE = 'service'

/** Number of words of a question above which the similarity limits decrease, and the smallest factor of the limits. */
const LONG = { words: 10, least: 0.4 } as const

/** Factor of the similarity limits, lower for long messages, which contain much that is not part of their question. */
const scaleOf = (question: string): number =>
  Math.min(1, Math.max(LONG.least, LONG.words / question.split(' ').length))

/** Answer that quotes the best passages of the page of a finding. */
export function quotation(findings: readonly Finding[], found: Finding): Answer {
  const best = introduced(findings, found)
  const told =
    best === found
      ? chosen(
          findings.filter((finding) => !finding.lacks && isQuotable(finding)),
          best,
        )
      : [best]
  return {
    outcome: 'answer',
    parts: quotedParts(told),
    sources: told.slice(0, 1).map(sourceOf),
    further: furtherOf(findings, best),
  }
}

/** Minimum share of the question that one quoted sentence covers. */
const LEAST_OF_SENTENCE = 0.6

/** True if the quoted sentences themselves are about the question. Even on the right page, other sentences may be about other things. */
export function isClear(
  question: string,
  answer: Answer,
  { sentences, passage }: Finding,
): boolean {
  const text = textOf(answer)
  const said = sentences.filter((sentence) => text.includes(sentence.text))
  const most = said.length === 0 ? 1 : Math.max(...said.map(({ covered }) => covered))
  const isSaid = most >= LEAST_OF_SENTENCE || passage.kind === 'question' || passage.kind === 'fact'
  return isSaid && statesWhatIsAsked(normalised(question), text)
}

/** Empty result, for a search that has reached its limit of CPU time. */
export const NOTHING: { readonly hits: readonly Finding[]; readonly topic?: Topic } = { hits: [] }

/** True if neither a topic nor a typical question may replace the answer of an intent. */
export const isFinal = ({ outcome, isContinued, intent }: IntentAnswer): boolean =>
  outcome === 'hand_over' || isContinued === true || intent === DEFINITION

/** True if an answer already contains the sentences that answer the typical question. */
function states({ parts }: Answer, typical: Finding | undefined): boolean {
  const text = parts
    .map((part) => part.text)
    .join('')
    .toLowerCase()
  return typical?.typical !== undefined && text.includes(typical.typical.answer.toLowerCase())
}

/** Minimum similarity that a typical question needs to replace the answer of an intent. */
function leastInsteadOf(known: IntentAnswer | undefined): number {
  if (known === undefined) return TYPICAL.good
  return known.outcome === 'unknown' ? TYPICAL.stated : TYPICAL.certain
}

/** Question with its search results. */
interface Compared {
  readonly question: string
  readonly topic: Topic | undefined
  readonly passages: readonly Finding[]
  /** Answer of the intent whose patterns match the question, if there is one. */
  readonly known: IntentAnswer | undefined
  /** True if the question leaves out its subject. The subject is then that of the previous question. */
  readonly isFollowUp: boolean
}

const NO_INTENTS: ReadonlySet<string> = new Set()

/** Earlier questions, and the pages that answered them. */
export interface Before {
  /** Earlier questions of the visitor, the latest last. */
  readonly earlier: readonly string[]
  /** URLs of the sections that answered the previous question. Empty if the question does not depend on the previous question. */
  readonly focus?: readonly string[]
  /** True if the subject of the question is that of the last earlier question, even if the question has nouns. */
  readonly isFollowUp?: boolean
  /** True if only intents and typical questions may answer, so that no passage is quoted. */
  readonly isQuoteless?: boolean
  /** Names of intents that do not answer this question. */
  readonly without?: ReadonlySet<string>
}

/** Answers one question. */
export type SingleAnswer = (
  findings: QuestionFindings,
  question: string,
  before: Before,
) => Promise<Answer>

/** Creates the function that answers questions which name their subject, at least in part. */
export function createSingleAnswer(facts: SiteFacts): SingleAnswer {
  const quoted = async (
    { search }: QuestionFindings,
    question: string,
    earlier: readonly string[],
    fresh: readonly Finding[],
  ): Promise<Answer> => {
    if (isStatement(question)) return unknown(fresh)
    // A question of at most `MOST.followUp` words without good findings may continue the previous question.
    const isOwn = earlier.length === 0 || question.split(' ').length > MOST.followUp
    const findings =
      isOwn || bestOf(fresh) !== undefined
        ? fresh
        : await search(question, { limit: MOST.findings, earlier, isFollowUp: true })
    const followed = typicalIn(question, findings, TYPICAL.good * scaleOf(question))
    if (followed !== undefined) return typicalAnswer(followed)
    const found = bestOf(findings)
    if (found === undefined) {
      const near = typicalIn(question, findings, TYPICAL.only * scaleOf(question))
      return near === undefined ? unknown(fresh) : typicalAnswer(near)
    }
    const agreed = typicalOf(question, findings, found, TYPICAL.agreed)
    if (agreed !== undefined)
      return earlier.length > 0 || namesMain(agreed) ? typicalAnswer(agreed) : unknown(fresh)
    // If no typical question is similar, a passage that lacks an important word of the question is probably about another subject.
    if (found.missing > MOST_MISSING_ALONE) return unknown(fresh)
    const answer = quotation(findings, found)
    return isClear(question, answer, found) ? answer : unknown(fresh)
  }

  /** Answer for the topic that is similar to a question. Undefined if no topic is similar enough. */
  const topical = async (
    { question, topic, passages, known }: Compared,
    typical: ReturnType<typeof typicalIn>,
  ): Promise<Answer | undefined> => {
    const fact = typical?.typical.fit ?? 0
    if (topic === undefined || !isOfTopic(topic, fact, known?.intent, scaleOf(question))) {
      return undefined
    }
    // A refusal that states the nearest facts is better than a refusal without facts.
    if (topic.name === UNSTATED) return known?.outcome === 'unknown' ? known : unknown(passages)
    const isOwnTopic = topic.name === known?.intent
    const own = isOwnTopic ? known : await topicAnswer(topic.name, question, facts)
    return own?.intent === JOBS ? withOpening(own, passages) : own
  }

  /** Answer of a topic or typical question that is more similar to the question than the intent, otherwise `known` or undefined. */
  const similar = async (one: Compared): Promise<Answer | undefined> => {
    const { question, topic, passages, known } = one
    // A statement does not ask anything. Only a very similar typical question may answer it.
    const typical = typicalIn(question, passages, isStatement(question) ? TYPICAL.stated : 0)
    const ofTopic = await topical(one, typical)
    if (ofTopic !== undefined) return ofTopic
    // A request for an overview is answered by the introduction of the page, not by the single fact of a typical question.
    const overview = overviewIn(normalised(question), passages)
    if (overview !== undefined)
      return known?.intent === SERVICE ? known : quotation(passages, overview)
    if (typical === undefined || (known !== undefined && states(known, typical))) return known
    const least = scaleOf(question) * leastInsteadOf(known)
    if (typical.typical.fit < Math.max(least, topic?.fit ?? 0)) return undefined
    if (!one.isFollowUp && !namesMain(typical)) return known ?? unknown(passages)
    return { ...typicalAnswer(typical), further: furtherOf(passages, typical) }
  }

  return async (findings, question, before) => {
    const {
      earlier,
      focus = [],
      isFollowUp = false,
      isQuoteless = false,
      without = NO_INTENTS,
    } = before
    const matched = await intentAnswer(question, earlier, facts)
    const known = matched !== undefined && without.has(matched.intent) ? undefined : matched
    if (known !== undefined && isFinal(known)) return known
    const searched = findings.searchWithTopic(question, {
      limit: MOST.findings,
      earlier,
      focus,
      isFollowUp,
    })
    // An intent needs no search, so it can answer even if the search has reached its limit.
    const { hits: passages, topic } =
      known === undefined ? await searched : await searched.catch(() => NOTHING)
    const near = topic !== undefined && without.has(topic.name) ? undefined : topic
    const compared = await similar({
      question,
      topic: near,
      passages,
      known,
      isFollowUp: focus.length > 0,
    })
    if (compared !== undefined) return compared
    if (known !== undefined) return known
    return isQuoteless ? unknown(passages) : quoted(findings, question, earlier, passages)
  }
}

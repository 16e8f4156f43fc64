import { courtesyReply, withoutOpening } from './courtesy.ts'
import {
  actAnswer,
  conductAnswer,
  intentAnswer,
  topicAnswer,
  wholeAnswer,
  type IntentAnswer,
} from './intents/intents.ts'
import type { Clock } from './intents/intent.ts'
import { withOpening } from './opening-answer.ts'
import { isNotForUs } from './not-for-us.ts'
import { isOtherLanguage, otherLanguageAnswer } from './other-language.ts'
import { joinedAnswer } from './joined-answer.ts'
import type {
  Answer,
  Answerer,
  Earlier,
  Finding,
  Findings,
  QuestionFindings,
  Topic,
} from './ports.ts'
import { chosen, isQuotable, pathOf, quotedParts, sourceOf } from './quotation.ts'
import { questionParts } from './question-parts.ts'
import { isOfTopic, UNSTATED } from './topic.ts'
import { typicalAnswer, typicalIn, typicalOf, TYPICAL } from './typical-answer.ts'

/** Minimum score of an answer, including its coverage, and the factor of the coverage. */
const ENOUGH = 0.745
const SHARE = 0.3

/**
 * Limits for passages whose title fits but whose text is about something else: the largest missing share, the same for a passage
 * without a similar typical question, and the minimum coverage.
 */
const MOST_MISSING = 0.36
const MOST_MISSING_ALONE = 0.22
const LEAST_COVERED = 0.45

/** Minimum coverage of a page that is suggested although it does not answer the question. */
const NEAR = 0.3

/** Maximum number of sources of an answer, and of findings that are read. */
const MOST = { sources: 3, findings: 12 } as const

/** Number of earlier questions of the visitor that are read, the latest ones, and characters of each. */
const MOST_EARLIER = { questions: 3, characters: 500 } as const

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

/** Pages that fit a question almost as well as the one that answers it. */
function furtherOf(findings: readonly Finding[], { passage: own, score: best }: Finding) {
  return byPage(findings)
    .filter(
      ({ passage, score }) => pathOf(passage.url) !== pathOf(own.url) && score > best * FURTHER,
    )
    .slice(0, MOST.sources - 1)
    .map(sourceOf)
}

function unknown(findings: readonly Finding[]): Answer {
  const near = byPage(findings.filter(({ covered }) => covered >= NEAR)).slice(0, MOST.sources)
  const lead = near.length === 0 ? '' : ' These pages are the nearest to your question.'
  return {
    outcome: 'unknown',
    parts: [{ text: `I couldn’t find that on our site.${lead} You can also ask our team.` }],
    sources: near.map(sourceOf),
    quickReplies: ['Contact Support', 'Browse Services'],
  }
}

/** Answer to a request for a person or a question about opening hours, or undefined for other questions. */
export const conversationalAnswer = async (
  question: string,
  clock: Clock,
): Promise<Answer | undefined> => actAnswer(withoutOpening(question), clock)

/** The best finding, if it fits well enough to answer. */
function bestOf(findings: readonly Finding[]): Finding | undefined {
  return findings.find(
    (finding) =>
      !finding.lacks &&
      finding.score + SHARE * finding.covered >= ENOUGH &&
      finding.missing <= MOST_MISSING &&
      finding.covered >= LEAST_COVERED &&
      isQuotable(finding),
  )
}

/**
 * Replaces a section or row by the introduction of its page if the introduction covers the question as well. A question about a
 * service or an industry in general is thus answered by the introduction.
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

/** Name of the intent that explains a term of the glossary. It matches the complete term, so no other answer is closer. */
const DEFINITION = 'definition'

/** Number of words above which the similarity limits decrease, and their smallest factor. */
const LONG = { words: 10, least: 0.4 } as const

/** Factor of the similarity limits. A long message contains much that is not part of its question. */
const scaleOf = (question: string): number =>
  Math.min(1, Math.max(LONG.least, LONG.words / question.split(' ').length))

/** Words by which a question refers to the previous one in the same message. If that one has no answer, this one has none either. */
const PRONOUN = /\b(?:it|its|that|this|they|them|their|he|she)\b/iu

/** Result of a search that has reached its limit. */
const NOTHING: { readonly hits: readonly Finding[]; readonly topic?: Topic } = { hits: [] }

/** Maximum number of words of a question that takes its subject from the previous one. */
const MOST_FOLLOWING = 6

/** True if a question is short enough to take its subject from the previous one. */
const isFollowUp = (question: string, earlier: readonly string[]) =>
  earlier.length > 0 && question.split(' ').length <= MOST_FOLLOWING

/** True if no other finding can replace the answer of an intent. */
const isFinal = (known: IntentAnswer | undefined): known is IntentAnswer =>
  known?.outcome === 'hand_over' || known?.isContinued === true || known?.intent === DEFINITION

/** True if an answer already contains the sentences of a typical answer. */
function states({ parts }: Answer, typical: Finding | undefined): boolean {
  const text = parts
    .map((part) => part.text)
    .join('')
    .toLowerCase()
  return typical?.typical !== undefined && text.includes(typical.typical.answer.toLowerCase())
}

/** True if the site answers the question. */
const isKnown = ({ outcome }: Answer) => outcome !== 'unknown'

/** Two parts of a message that are joined by "and", or none. Each part must have at least two words. */
function halvesOf(question: string): readonly string[] {
  const halves = question.split(/\s+(?:and|&|plus|as well as)\s+(?:also\s+)?/iu)
  return halves.length === 2 && halves.every((half) => half.split(' ').length >= 2) ? halves : []
}

/** Question with its search results. */
interface Compared {
  readonly question: string
  readonly topic: Topic | undefined
  readonly passages: readonly Finding[]
  /** Answer of the intent whose patterns match the question, if there is one. */
  readonly known: IntentAnswer | undefined
}

/** Creates an answerer that states facts of the site or quotes its sentences. All other questions have the outcome `unknown`. */
export function createAnswerer({ begin }: Findings, clock: Clock): Answerer {
  const quoted = async (
    { search }: QuestionFindings,
    question: string,
    earlier: readonly string[],
    fresh: readonly Finding[],
  ): Promise<Answer> => {
    // A question without good findings of its own may continue the previous one.
    const findings =
      earlier.length === 0 || bestOf(fresh) !== undefined
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
    if (agreed !== undefined) return typicalAnswer(agreed)
    // Without a similar typical question, a passage that lacks an important word is probably about another subject.
    if (found.missing > MOST_MISSING_ALONE) return unknown(fresh)
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

  /** Answer to a question about a topic, or undefined if the question has no topic. */
  const topical = async (
    { question, topic, passages, known }: Compared,
    typical: ReturnType<typeof typicalIn>,
  ): Promise<Answer | undefined> => {
    const fact = typical?.typical.fit ?? 0
    if (topic === undefined || !isOfTopic(topic, fact, known?.intent, scaleOf(question))) {
      return undefined
    }
    if (topic.name === UNSTATED) return unknown(passages)
    const isKnown = topic.name === known?.intent
    const own = isKnown ? known : await topicAnswer(topic.name, question, clock)
    return own?.intent === JOBS ? withOpening(own, passages) : own
  }

  const answerOne = async (
    findings: QuestionFindings,
    question: string,
    earlier: readonly string[],
  ): Promise<Answer> => {
    const known = await intentAnswer(question, earlier, clock)
    if (isFinal(known)) return known
    const searched = findings.searchWithTopic(question, { limit: MOST.findings, earlier })
    // An intent needs no search, so it can answer even if the search has reached its limit.
    const { hits: passages, topic } =
      known === undefined ? await searched : await searched.catch(() => NOTHING)
    const typical = typicalIn(question, passages, 0)
    const ofTopic = await topical({ question, topic, passages, known }, typical)
    if (ofTopic !== undefined) return ofTopic
    const isKept = isFollowUp(question, earlier) || (known !== undefined && states(known, typical))
    if (known !== undefined && isKept) return known
    const least = scaleOf(question) * (known === undefined ? TYPICAL.good : TYPICAL.certain)
    if (typical !== undefined && typical.typical.fit >= Math.max(least, topic?.fit ?? 0)) {
      return { ...typicalAnswer(typical), further: furtherOf(passages, typical) }
    }
    return known ?? quoted(findings, question, earlier, passages)
  }

  /** Answer to both halves of a message, if there are intents for both. */
  const bothHalves = async (question: string, earlier: readonly string[]) => {
    const halves = halvesOf(question)
    if (halves.length === 0) return undefined
    const answers = await Promise.all(halves.map((half) => intentAnswer(half, earlier, clock)))
    const known = answers.flatMap((one) => one ?? [])
    const [first, second] = known
    if (first === undefined || second === undefined) return undefined
    const isOne = JSON.stringify(first.parts) === JSON.stringify(second.parts)
    return isOne ? first : joinedAnswer(halves, known)
  }

  return async (message: string, history: readonly Earlier[], signal: AbortSignal) => {
    const conduct = await conductAnswer(withoutOpening(message), clock)
    if (conduct !== undefined) return conduct
    const courtesy = courtesyReply(message)
    if (courtesy !== undefined) return courtesy
    if (isOtherLanguage(message)) return otherLanguageAnswer
    if (isNotForUs(message)) return unknown([])
    const question = withoutOpening(message)
    const earlier = history
      .filter(({ isBot }) => !isBot)
      .slice(-MOST_EARLIER.questions)
      .map(({ text }) => text.slice(0, MOST_EARLIER.characters))
    const whole = await wholeAnswer(question, clock)
    if (whole !== undefined) return whole
    const questions = questionParts(question)
    const findings = begin(signal)
    if (questions.length === 1) {
      return (await bothHalves(question, earlier)) ?? answerOne(findings, question, earlier)
    }
    // A question may take its subject from another one in the same message.
    const answers = await Promise.all(
      questions.map((one) =>
        answerOne(findings, one, [...earlier, ...questions.filter((other) => other !== one)]),
      ),
    )
    const related = answers.map((one, at) => {
      const isOfUnknown = at > 0 && !isKnown(answers[at - 1] ?? one) && one.isComposed !== true
      return isOfUnknown && PRONOUN.test(questions[at] ?? '') ? unknown([]) : one
    })
    return related.some(isKnown)
      ? joinedAnswer(questions, related)
      : answerOne(findings, question, earlier)
  }
}

import { courtesyReply, withoutOpening } from './courtesy.ts'
import {
  actAnswer,
  intentAnswer,
  topicAnswer,
  wholeAnswer,
  type IntentAnswer,
} from './intents/intents.ts'
import type { Clock } from './intents/intent.ts'
import { isNotForUs } from './not-for-us.ts'
import { isOtherLanguage, otherLanguageAnswer } from './other-language.ts'
import { joinedAnswer } from './joined-answer.ts'
import type { Answer, Answerer, Earlier, Finding, Findings, QuestionFindings } from './ports.ts'
import { chosen, isQuotable, pathOf, quotationOf, sourceOf } from './quotation.ts'
import { questionParts } from './question-parts.ts'
import { isOfTopic, UNSTATED, withoutTopic, type Topic } from './topic.ts'
import { typicalAnswer, typicalIn, typicalOf, TYPICAL } from './typical-answer.ts'

/** Minimum score of an answer, with a share of what the passage covers of the question. */
const ENOUGH = 0.745
const SHARE = 0.3

/**
 * Limits below which a passage speaks of something else, however well its title fits: it must name the thing that tells most, and
 * about half of the question in all.
 */
const MOST_MISSING = 0.36
const LEAST_COVERED = 0.45

/** Minimum share of the question that a page covers to be offered without being an answer. */
const NEAR = 0.3

/** Maximum number of pages that are named, and of passages that are looked at. */
const MOST = { sources: 3, findings: 12 } as const

/** Earlier questions of the visitor that are read, the latest ones, and the characters of each. */
const MOST_EARLIER = { questions: 3, characters: 500 } as const

/** Share of the best score from which on another page is named with the answer. */
const FURTHER = 0.7

/** The first finding of each page. */
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

/** The answer to a request for a person or a question about opening hours; undefined for all others. */
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
 * The introduction of the page in place of a section or row of it that names nothing more of the question: a question about a
 * service or an industry as such is answered by what its page is about.
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

/** Share of a question about jobs that an opening names to be quoted. */
const OPENING = 0.25

/** Words of a question from which on the limits of resemblance fall, and their smallest factor. */
const LONG = { words: 10, least: 0.4 } as const

/** Factor of the limits of resemblance: a long message says much beside its question. */
const scaleOf = (question: string): number =>
  Math.min(1, Math.max(LONG.least, LONG.words / question.split(' ').length))

/** Words by which a question of a message points back at the one before it: without an answer to that one it has none. */
const PRONOUN = /\b(?:it|its|that|this|they|them|their|he|she)\b/iu

/** Words of a question that takes its subject from the one before at most. */
const MOST_FOLLOWING = 6

/** True if a question is short enough to take its subject from the one before. */
const isFollowUp = (question: string, earlier: readonly string[]) =>
  earlier.length > 0 && question.split(' ').length <= MOST_FOLLOWING

/** True if an answer has the sentences of a typical answer already. */
function states({ parts }: Answer, typical: Finding | undefined): boolean {
  const text = parts
    .map((part) => part.text)
    .join('')
    .toLowerCase()
  return typical?.typical !== undefined && text.includes(typical.typical.answer.toLowerCase())
}

/** True if the site says something about a question. */
const isKnown = ({ outcome }: Answer) => outcome !== 'unknown'

/** Parts of a message that are joined by "and", where it is short enough to be two questions. */
function halvesOf(question: string): readonly string[] {
  const halves = question.split(/\s+(?:and|&|plus|as well as)\s+(?:also\s+)?/iu)
  return halves.length === 2 && halves.every((half) => half.split(' ').length >= 2) ? halves : []
}

/** A question with what was found for it. */
interface Compared {
  readonly question: string
  readonly topic: Topic | undefined
  readonly passages: readonly Finding[]
  /** Answer of the intent whose patterns the question has. */
  readonly known: IntentAnswer | undefined
}

/** An answer about jobs with the opening that a question names. */
function withOpening(given: Answer, passages: readonly Finding[]): Answer {
  const opening = passages.find(
    ({ passage, covered }) => passage.kind === 'opening' && covered >= OPENING,
  )
  if (opening === undefined) return given
  const [first, ...others] = opening.sentences
  const [named] = others.toSorted((a, b) => b.covered - a.covered)
  const told = [first, ...(named !== undefined && named.covered > 0 ? [named] : [])]
  const text = told.map((sentence) => ` ${sentence?.text ?? ''}`).join('')
  const parts = [...given.parts, { text, source: given.sources.length }]
  return { ...given, parts, sources: [...given.sources, sourceOf(opening)] }
}

/**
 * Answers questions by facts of the site, or by its own sentences. A question that is neither known nor found has no answer.
 */
export function createAnswerer({ begin }: Findings, clock: Clock): Answerer {
  const quoted = async (
    { search }: QuestionFindings,
    question: string,
    earlier: readonly string[],
    fresh: readonly Finding[],
  ): Promise<Answer> => {
    // A question that finds nothing by itself may follow on from the one before.
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
      parts: told.flatMap((finding, index) => {
        const { subject, text } = quotationOf(finding)
        const end = index < told.length - 1 ? '\n' : ''
        return [
          ...(subject === '' ? [] : [{ text: subject }]),
          { text: `${text}${end}`, source: 0 },
        ]
      }),
      sources: told.slice(0, 1).map(sourceOf),
      further: furtherOf(findings, best),
    }
  }

  /** The answer to a question of a topic; undefined if it is of none. */
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
    if (known?.outcome === 'hand_over') return known
    const searched = findings.search(question, { limit: MOST.findings, earlier, withTopics: true })
    // An intent needs no search: it answers without one that has reached its limit.
    const found = known === undefined ? await searched : await searched.catch(() => [])
    const { topic, passages } = withoutTopic(found)
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

  /** The answer to two halves of a message, if intents know both. */
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
    // Each may be about a thing that only another one names.
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

import { withContactEmail } from '#shared/pages/contact-email.ts'
import { courtesyReply, withoutOpening } from './courtesy.ts'
import { createFollowUp } from './follow-up/follow-up.ts'
import type { Resolved } from './follow-up/on-subject.ts'
import { actAnswer, conductAnswer, intentAnswer, wholeAnswer } from './intents/intents.ts'
import type { SiteFacts } from './intents/intent.ts'
import { isNotForUs } from './not-for-us.ts'
import { isOtherLanguage, otherLanguageAnswer } from './other-language.ts'
import { joinedAnswer } from './joined-answer.ts'
import {
  isKnown,
  type Answer,
  type Answerer,
  type Earlier,
  type Findings,
  type QuestionFindings,
} from './ports.ts'
import { questionParts, situated } from './question-parts.ts'
import { createSingleAnswer, unknown } from './single-answer.ts'

/** Maximum number of earlier questions of the visitor that are read (the latest ones), and maximum number of characters of each. */
const MOST_EARLIER = { questions: 3, characters: 500 } as const

/** Answer to a request for a person or a question about opening hours, or undefined for other questions. */
export const conversationalAnswer = async (
  question: string,
  facts: SiteFacts,
): Promise<Answer | undefined> => actAnswer(withoutOpening(question), facts)

/**
 * Pronouns by which a question refers to the question before it in the same message. If that earlier question has no answer, a question
 * with such a pronoun is not answered either.
 */
const PRONOUN = /\b(?:it|its|that|this|they|them|their|he|she)\b/iu

/** The two parts of a message that are joined by "and". Empty unless each part has at least two words. */
function halvesOf(question: string): readonly string[] {
  const halves = question.split(/\s+(?:and|&|plus|as well as)\s+(?:also\s+)?/iu)
  return halves.length === 2 && halves.every((half) => half.split(' ').length >= 2) ? halves : []
}

/** Creates an answerer that states facts of the site or quotes its sentences. All other questions have the outcome `unknown`. */
export function createAnswerer({ begin }: Findings, facts: SiteFacts): Answerer {
  const single = createSingleAnswer(facts)

  /** Answer to a remark or to a message that is not about the company, or undefined. */
  const remarked = async (message: string): Promise<Answer | undefined> => {
    const conduct = await conductAnswer(withoutOpening(message), facts)
    if (conduct !== undefined) return conduct
    const courtesy = courtesyReply(message)
    if (courtesy !== undefined) return courtesy
    if (isOtherLanguage(message)) return otherLanguageAnswer
    return isNotForUs(message) ? unknown([]) : undefined
  }

  /** Answer to the two halves of a message, or undefined unless an intent answers each half. */
  const bothHalves = async (question: string, earlier: readonly string[]) => {
    const halves = halvesOf(question)
    if (halves.length === 0) return undefined
    const answers = await Promise.all(halves.map((half) => intentAnswer(half, earlier, facts)))
    const known = answers.flatMap((one) => one ?? [])
    const [first, second] = known
    if (first === undefined || second === undefined) return undefined
    const isOne = JSON.stringify(first.parts) === JSON.stringify(second.parts)
    return isOne ? first : joinedAnswer(halves, known)
  }

  /** Answers a message; `earlier` holds the earlier messages of the visitor, the latest last. */
  const reply = async (
    findings: QuestionFindings,
    message: string,
    earlier: readonly string[],
  ): Promise<Resolved> => {
    const question = withoutOpening(message)
    const resolved = (answer: Answer): Resolved => ({ asked: question, answer, pages: [] })
    const remark = await remarked(message)
    if (remark !== undefined) return resolved(remark)
    const whole = await wholeAnswer(question, facts)
    if (whole !== undefined) return resolved(whole)
    const asked = situated(question)
    if (asked !== undefined) {
      const answer = await single(findings, asked.question, {
        earlier: [asked.situation],
        isFollowUp: true,
        isQuoteless: true,
      })
      if (isKnown(answer)) return resolved(answer)
    }
    const questions = questionParts(question)
    const one = async (part: string, before: readonly string[]) => followUp(findings, part, before)
    if (questions.length === 1) {
      const halves = await bothHalves(question, earlier)
      return halves === undefined ? one(question, earlier) : resolved(halves)
    }
    // A question may take its subject from the questions before it. The first question of a message that begins a conversation may take its
    // subject from the later questions of the message.
    const answers = await Promise.all(
      questions.map(async (part, at) => {
        const before = [...earlier, ...questions.slice(0, at)]
        if (before.length > 0) return (await one(part, before)).answer
        return single(findings, part, { earlier: questions.slice(1) })
      }),
    )
    const related = answers.map((answer, at) => {
      const isOfUnknown =
        at > 0 && !isKnown(answers[at - 1] ?? answer) && answer.isComposed !== true
      return isOfUnknown && PRONOUN.test(questions[at] ?? '') ? unknown([]) : answer
    })
    return related.some(isKnown)
      ? resolved(joinedAnswer(questions, related))
      : one(question, earlier)
  }

  const followUp = createFollowUp({ facts, single, reply })

  return async (message: string, history: readonly Earlier[], signal: AbortSignal) => {
    const earlier = history
      .filter(({ isBot }) => !isBot)
      .slice(-MOST_EARLIER.questions)
      .map(({ text }) => text.slice(0, MOST_EARLIER.characters))
    const { answer } = await reply(begin(signal), message, earlier)
    return withContactEmail(answer, (await facts.pages.settings()).email)
  }
}

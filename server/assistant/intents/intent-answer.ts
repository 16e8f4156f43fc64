import type { AnswerSource } from '#shared/contracts/assistant.ts'
import type { Answer } from '../ports.ts'
import type { Asked, Intent, IntentReply, PageTexts } from './intent.ts'

/** Beginning of an answer if no page of the site states the requested fact. */
const ABSENT = 'I couldn’t find that on our site. '

/** Answer of an intent. */
export interface IntentAnswer extends Answer {
  /** Name of the intent. */
  readonly intent: string
  /** True if the question continues an earlier question, and this answer takes its subject from that question or repeats its answer. */
  readonly isContinued?: true
}

/** Converts a reply to an answer with its sources. The headings of the sources are those that visitors see now. */
export async function toAnswer(
  reply: IntentReply,
  intent: string,
  pages: PageTexts,
): Promise<IntentAnswer> {
  const {
    statements,
    quickReplies,
    isHandOver = false,
    isAbsent = false,
    isRefusal = false,
  } = reply
  const sources: AnswerSource[] = []
  const placed = await Promise.all(
    statements.map(async ({ source, ...rest }) => ({
      ...rest,
      source: typeof source === 'function' ? await source(pages) : source,
    })),
  )
  const parts = placed.map(({ text, source, table }, index) => {
    const known = sources.findIndex(({ url }) => url === source.url)
    const place = known === -1 ? sources.push(source) - 1 : known
    const lead = isAbsent && index === 0 ? ABSENT : ''
    const end = index < placed.length - 1 ? ' ' : ''
    return {
      text: `${lead}${text}${end}`,
      source: place,
      ...(table !== undefined && { table }),
    }
  })
  return {
    intent,
    outcome: isHandOver ? 'hand_over' : isAbsent || isRefusal ? 'unknown' : 'answer',
    isComposed: true,
    parts,
    sources,
    ...(quickReplies === undefined ? {} : { quickReplies }),
  }
}

/**
 * Reply without empty statements, or undefined if no statement remains. A statement is empty if the published page no longer has its text.
 */
export function stated(reply: IntentReply | undefined): IntentReply | undefined {
  const statements = reply?.statements.filter(({ text }) => text.trim() !== '') ?? []
  return reply === undefined || statements.length === 0 ? undefined : { ...reply, statements }
}

/** Reply of an intent to a question. */
export const replyOf = async (intent: Intent | undefined, asked: Asked) =>
  stated(await intent?.answer(asked))

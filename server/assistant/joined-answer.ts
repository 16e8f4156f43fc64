import { ASSISTANT_LIMITS, type AnswerSource } from '#shared/contracts/assistant.ts'
import type { Answer } from './ports.ts'

/** Joins the answers to the questions of one message, one paragraph each. If a question has no answer, its paragraph names the question. */
export function joinedAnswer(questions: readonly string[], answers: readonly Answer[]): Answer {
  const sources: AnswerSource[] = []
  const paragraphs = new Map<string, Answer['parts']>()
  for (const [index, { outcome, parts, sources: own, isComposed }] of answers.entries()) {
    const asked = (questions[index] ?? '').replace(/[\s?.!]+$/u, '')
    const told =
      outcome === 'unknown' && isComposed !== true
        ? [{ text: `I couldn’t find that on our site: ${asked}? You can ask our team.` }]
        : parts
    const placed = told.map(({ source, ...part }) => {
      const from = source === undefined ? undefined : own[source]
      if (from === undefined) return part
      if (!sources.some(({ url }) => url === from.url)) sources.push(from)
      return { ...part, source: sources.findIndex(({ url }) => url === from.url) }
    })
    paragraphs.set(placed.map(({ text }) => text).join(''), placed)
  }
  const all = [...paragraphs.values()]
  return {
    outcome: 'answer',
    parts: all.flatMap((placed, index) =>
      placed.map((part, place) => {
        const isEnd = place === placed.length - 1 && index < all.length - 1
        return isEnd ? { ...part, text: `${part.text}\n` } : part
      }),
    ),
    sources: sources.slice(0, ASSISTANT_LIMITS.sources),
    isComposed: true,
    quickReplies: answers.flatMap(({ quickReplies = [] }) => quickReplies),
  }
}

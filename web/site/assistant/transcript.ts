import { INQUIRY_LIMITS } from '#shared/contracts/forms/inquiries.ts'
import { identity } from '#shared/company/identity.ts'
import type { Message } from './message.ts'

const heading = `My conversation with ${identity.assistant} on this site:`

const lineOf = ({ isBot, text, sources = [] }: Message) => {
  const pages = [...new Set(sources.map(({ url }) => url.replace(/[?#].*/u, '')))]
  const named = isBot && pages.length > 0 ? ` (${pages.join(', ')})` : ''
  return `${isBot ? identity.assistant : 'Me'}: ${text}${named}`
}

/**
 * Conversation as text for the contact form. It begins with the first question, or later if the form does not accept all messages. If the
 * last message alone is too long, it is cut.
 */
export function transcriptOf(messages: readonly Message[]): string {
  const first = messages.findIndex(({ isBot }) => !isBot)
  const lines = messages.slice(Math.max(0, first)).map(lineOf)
  const room = INQUIRY_LIMITS.message - heading.length
  const kept: string[] = []
  let length = 0
  for (const line of lines.toReversed()) {
    length += line.length + 2
    if (length > room) break
    kept.unshift(line)
  }
  if (kept.length === 0) kept.push((lines.at(-1) ?? '').slice(0, room - 2))
  return [heading, ...kept].join('\n\n')
}

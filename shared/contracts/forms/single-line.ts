import * as z from 'zod/mini'

/**
 * Characters that end a line, are invisible, or change the direction of text. They are line and paragraph separators, all other control
 * characters, and the marks, embeddings, overrides and isolates of bidirectional text.
 */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/u

/**
 * Converts text to one line. Each run of control characters, with the spaces around it, becomes one space, and the ends are trimmed. The
 * result cannot start a new line or change the reading order in an email, a table or a log line.
 */
export function foldLine(text: string): string {
  const trimmed = text.trim()
  if (!UNSEEN.test(trimmed)) return trimmed
  return trimmed
    .split(UNSEEN)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(' ')
}

/** Schema of a single-line string: applies {@link foldLine} before the checks that follow. */
export const singleLine = () => z.overwrite<string>(foldLine)

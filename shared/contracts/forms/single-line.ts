import * as z from 'zod/mini'

/**
 * Characters that end a line, that no reader sees, or that turn the direction of what follows: line and paragraph separators, all
 * other control characters, and the marks, embeddings, overrides and isolates of bidirectional text.
 */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/u

/**
 * Text as one line: each run of control characters, with the spaces around it, is one space. The ends are trimmed. In a mail, a
 * table or a log line such a text can neither begin a line of its own nor change the order in which it is read.
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

/** Check of a string that takes one line: applies {@link foldLine} before the checks that follow. */
export const singleLine = () => z.overwrite<string>(foldLine)

/** Waits of the conversation, in ms. They are the least: an answer that takes longer comes when it is there. */
export const delays = {
  /** From the window being visible to the greeting. */
  greeting: 500,
  /** The strands of the typing indicator move for a time between these. */
  typing: { shortest: 1_000, longest: 2_000 },
  /** From a message to its reply. */
  reply: 1_500,
  quickReply: 1_000,
} as const

/**
 * How long a reply is waited for at least, in ms.
 * @param chance a number from 0 to 1, which decides how long the typing indicator stays
 */
export function leastWait(isQuick: boolean, chance: number): number {
  const { shortest, longest } = delays.typing
  const typing = shortest + (longest - shortest) * chance
  return Math.max(typing, isQuick ? delays.quickReply : delays.reply)
}

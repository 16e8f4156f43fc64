/** Minimum delays in the conversation, in ms. A response that takes longer is shown when it arrives. */
export const delays = {
  /** Time from opening the window to the greeting. */
  greeting: 500,
  /** Minimum and maximum time for which the typing indicator is shown. */
  typing: { shortest: 1_000, longest: 2_000 },
  /** Time from the visitor's message to the reply. */
  reply: 1_500,
  quickReply: 1_000,
} as const

/**
 * Minimum delay of a reply in ms.
 * @param chance random number from 0 to 1, which determines how long the typing indicator is shown
 */
export function leastWait(isQuick: boolean, chance: number): number {
  const { shortest, longest } = delays.typing
  const typing = shortest + (longest - shortest) * chance
  return Math.max(typing, isQuick ? delays.quickReply : delays.reply)
}

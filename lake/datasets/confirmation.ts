/** Time after which an unconfirmed position in the log counts as outdated, in milliseconds. */
const CONFIRMED_MS = 5_000
/** Maximum duration of a poll that makes an outdated lake current again, in milliseconds. A longer poll is followed by another one. */
const RECONFIRMED_MS = CONFIRMED_MS / 2

/**
 * Tracks until when the position of a process in the log is confirmed. At first it is confirmed.
 * @param now monotonic clock, in milliseconds
 */
export function createConfirmation(now: () => number = () => performance.now()) {
  let confirmedAt = now()
  const isCurrent = () => now() - confirmedAt < CONFIRMED_MS
  return {
    isCurrent,
    /** Records a poll that has just ended. @param askedAt time of its start */
    polled(askedAt: number): void {
      // A poll confirms the position at its start. The first poll after a suspension takes seconds, because it reads the missed commits. If
      // it counted, the lake would be outdated again almost at once.
      if (isCurrent() || now() - askedAt < RECONFIRMED_MS) confirmedAt = askedAt
    },
  }
}

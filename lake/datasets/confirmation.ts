/** Time after which an unconfirmed position in the log counts as outdated, in milliseconds. */
const CONFIRMED_MS = 5_000
/** Maximum duration of the poll after which an outdated lake is current again, in milliseconds. A longer poll is followed by another one. */
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
      // After a suspension, a poll takes seconds to read the missed commits. With its time, the lake would be current only for a moment.
      if (isCurrent() || now() - askedAt < RECONFIRMED_MS) confirmedAt = askedAt
    },
  }
}

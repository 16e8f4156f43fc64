/**
 * Maximum number of free times that are offered instead of a taken one. It equals `MOST_OTHER_SLOTS`, the maximum in error responses of the
 * server.
 */
const MOST = 6

/** Free times that are nearest to the given time, in chronological order. */
export function nearestTimes(slots: readonly string[], time: string): readonly string[] {
  const at = Date.parse(time)
  const distance = (slot: string) => Math.abs(Date.parse(slot) - at)
  return slots
    .filter((slot) => slot !== time)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST)
    .toSorted()
}

/** Maximum number of alternatives. Equals `MOST_OTHER_SLOTS`, the maximum in the server's error responses. */
const MOST = 6

/** Free times nearest to a given one, in chronological order. */
export function nearestTimes(slots: readonly string[], time: string): readonly string[] {
  const at = Date.parse(time)
  const distance = (slot: string) => Math.abs(Date.parse(slot) - at)
  return slots
    .filter((slot) => slot !== time)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST)
    .toSorted()
}

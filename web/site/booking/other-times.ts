/** As many as a refusal of the server names. */
const MOST = 6

/** The free times that lie nearest to one, in order. */
export function nearestTimes(slots: readonly string[], time: string): readonly string[] {
  const at = Date.parse(time)
  const distance = (slot: string) => Math.abs(Date.parse(slot) - at)
  return slots
    .filter((slot) => slot !== time)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, MOST)
    .toSorted()
}

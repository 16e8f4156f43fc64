/** The free times that lie nearest to one, in order. @param count how many at most */
export function nearestTimes(
  slots: readonly string[],
  time: string,
  count: number,
): readonly string[] {
  const at = Date.parse(time)
  const distance = (slot: string) => Math.abs(Date.parse(slot) - at)
  return slots
    .filter((slot) => slot !== time)
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted()
}

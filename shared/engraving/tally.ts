/** Wavy cut through a seal, as on old deeds that were cut in two. Lengths are in units of the rosette. */

const REACH = 2050
const STEP = 50

/** Points of the cut, from top to bottom, as path commands. */
const wave = Array.from({ length: (2 * REACH) / STEP + 1 }, (_, index) => {
  const y = index * STEP - REACH
  return `L${Math.round(130 * Math.sin(y / 190) + 46 * Math.sin(y / 71 + 1))} ${y}`
}).join('')

/** Outline of the area left of the cut, as path data. */
export const leftOfCut = `M-2100 -${REACH}${wave}L-2100 ${REACH}Z`

/** Outline of the area right of the cut, as path data. */
export const rightOfCut = `M2100 -${REACH}${wave}L2100 ${REACH}Z`

/** The cut as path data. */
export const cut = `M${wave.slice(1)}`

/** Seed of the rosette of a report. @param hash SHA-256 of its canonical text, as hexadecimal digits */
export const seedOfHash = (hash: string): number =>
  (Number.parseInt(hash.slice(0, 8), 16) % 1_000_003) + 1

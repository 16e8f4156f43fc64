import { FAMILIES } from '#shared/engraving/families.ts'
import { outerRadius } from '#shared/engraving/rosette.ts'
import { accentClass } from '#web/lib/page/family.ts'

/** How far one rosette lies behind the next, in the units of a rosette's 4000. */
const STEP = 1000

/** Id of a family's rosette on its note, which the fan repeats by reference. */
export const noteRosette = (family: string) => `note-${family}`

/** The rosettes of the four notes, fanned one over another and cut off by the right edge. */
export function SolutionFan() {
  return (
    <svg
      className="engraving hub-fan"
      viewBox={`-2000 -2000 ${4000 + STEP * (FAMILIES.length - 1)} 4000`}
      fill="none"
      aria-hidden="true"
    >
      {FAMILIES.toReversed().map((family, index) => (
        <g
          key={family}
          className={accentClass[family]}
          transform={`translate(${STEP * (FAMILIES.length - 1 - index)} 0)`}
        >
          <circle className="engraving-ground" r={outerRadius} />
          <use href={`#${noteRosette(family)}`} />
        </g>
      ))}
    </svg>
  )
}

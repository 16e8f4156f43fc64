import { FAMILIES } from '#shared/engraving/families.ts'
import { outerRadius } from '#shared/engraving/rosette.ts'
import { accentClass } from '#web/lib/page/family.ts'

/** Offset between two rosettes, in units of a rosette's width of 4000. */
const STEP = 1000

/** Id of a family's rosette on its note, which the fan references. */
export const noteRosette = (family: string) => `note-${family}`

/** Fan of the overlapping rosettes of the four notes, cut off at the right edge. */
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

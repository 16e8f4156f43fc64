import type { RiskCover } from '#shared/pages/catalogue/page-copy.ts'

const turns = [0, 22.5, 45, 67.5, 90, 112.5, 135, 157.5]

/** Role of a check for a risk: main check, supporting check, or `none` if the check is not needed. */
export type Cover = RiskCover | 'none'

/** Labels of the marks: in the cells for screen readers, and in the legend. The label of a check that is not needed is empty in cells. */
export const coverWords: Readonly<
  Record<Cover, { readonly cell: string; readonly legend: string }>
> = {
  answers: { cell: 'Main check', legend: 'Main check for this risk' },
  supports: { cell: 'Supporting check', legend: 'Supporting check' },
  none: { cell: '', legend: 'Not needed' },
}

/** SVG symbols of the marks. A page contains them once, and each {@link CoverMark} refers to one of them. */
export function CoverSymbols() {
  return (
    <svg className="cover-symbols" width="0" height="0" aria-hidden="true">
      <symbol id="cover-answers" viewBox="-18 -18 36 36">
        {turns.map((turn) => (
          <ellipse key={turn} rx="17" ry="10" transform={`rotate(${turn})`} />
        ))}
        <circle className="cover-ground" r="8.5" />
        <circle className="cover-core" r="4" />
      </symbol>
      <symbol id="cover-supports" viewBox="-18 -18 36 36">
        <circle r="7" />
      </symbol>
      <symbol id="cover-none" viewBox="-18 -18 36 36">
        <circle className="cover-point" r="1.5" />
      </symbol>
    </svg>
  )
}

/** Mark for a check: a rosette for the main check, a ring for a supporting check, a dot for a check that is not needed. */
export function CoverMark({ cover }: { readonly cover: Cover }) {
  return (
    <svg className={`cover-mark cover-mark-${cover}`} fill="none" aria-hidden="true">
      <use href={`#cover-${cover}`} />
    </svg>
  )
}

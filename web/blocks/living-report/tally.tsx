import { useId, useMemo } from 'react'
import type { Family } from '#shared/engraving/family-names.ts'
import { rosetteMarkup } from '#shared/engraving/markup.ts'
import type { PageMark } from '#shared/engraving/marks/marks.ts'
import { seedOfFingerprint } from '#shared/reports/living-report.ts'

/** Distance from the centre to the edge of the drawing, in user units. */
const EDGE = 2200

/** Path of the wavy line along which the seal is cut into two halves, from top to bottom. */
const cut = Array.from({ length: 2 * Math.ceil(EDGE / 50) + 1 }, (_, index) => {
  const y = index * 50 - EDGE
  return `L${Math.round(130 * Math.sin(y / 190) + 46 * Math.sin(y / 71 + 1))} ${y}`
}).join('')
const line = `M${cut.slice(1)}`

interface TallyProps {
  /** Fingerprint of the issued text. The left half is drawn from it. */
  readonly issued: string
  /** Fingerprint of the current text. The right half is drawn from it. */
  readonly now: string
  readonly family: Family
  /** Mark in the centre. Default: the mark of the family. */
  readonly mark?: PageMark | undefined
  /** Factor by which stroke widths are multiplied. */
  readonly weight: number
}

/**
 * Seal in two halves, like a deed that was cut in two. The halves fit together if both fingerprints are equal. It is decorative, because a
 * text states the verdict.
 */
export function Tally({ issued, now, family, mark, weight }: TallyProps) {
  const id = `t${useId().replaceAll(/\W/gu, '')}`
  const draw = (side: string, fingerprint: string) =>
    rosetteMarkup({ id: id + side, family, seed: seedOfFingerprint(fingerprint), mark, weight })
  // oxlint-disable react/exhaustive-deps -- `draw` depends on the same values
  const left = useMemo(() => draw('l', issued), [id, issued, family, mark, weight])
  const right = useMemo(() => draw('r', now), [id, now, family, mark, weight])
  // oxlint-enable react/exhaustive-deps
  const isBroken = issued !== now
  return (
    <svg
      className={isBroken ? 'tally tally-broken' : 'tally'}
      viewBox={`${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`}
      fill="none"
      aria-hidden="true"
    >
      <clipPath id={`${id}a`}>
        <path d={`M${-EDGE} ${-EDGE}${cut}L${-EDGE} ${EDGE}Z`} />
      </clipPath>
      <clipPath id={`${id}b`}>
        <path d={`M${EDGE} ${-EDGE}${cut}L${EDGE} ${EDGE}Z`} />
      </clipPath>
      <g clipPath={`url(#${id}a)`} dangerouslySetInnerHTML={{ __html: left }} />
      <g className="tally-now">
        <g clipPath={`url(#${id}b)`} dangerouslySetInnerHTML={{ __html: right }} />
        <path className="tally-cut" d={line} />
      </g>
      <path className="tally-cut" d={line} />
    </svg>
  )
}

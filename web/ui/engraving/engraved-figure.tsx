interface EngravedFigureProps {
  /** Id, unique on the page. */
  readonly id: string
  /** Digits with a sign, such as `99%` or `50+`. */
  readonly value: string
  readonly className: string
}

const SIZE = 200
const BASELINE = 146
const MARGIN = 8

/** Width of a character as a fraction of the font size. All digits of the display typeface have the same width. */
const widthOf = (character: string) =>
  /\d/.test(character)
    ? 0.56
    : /[.,:']/.test(character)
      ? 0.26
      : /[%MW]/.test(character)
        ? 0.86
        : 0.56

/**
 * Figure that is engraved like the denomination of a banknote: hatched shade, outline, and waves inside the digits. It is decorative,
 * because the text next to it contains the figure.
 */
export function EngravedFigure({ id, value: written, className }: EngravedFigureProps) {
  const value = written.replace(/(?<=\d)-(?=\d)/u, '\u2013')
  const width = Array.from(value).reduce(
    (sum, character) => sum + widthOf(character) * SIZE,
    2 * MARGIN,
  )
  const at = { x: MARGIN, y: BASELINE, fontSize: SIZE }
  return (
    <svg
      className={`engraved-figure ${className}`}
      viewBox={`0 0 ${Math.ceil(width)} 160`}
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
    >
      <defs>
        <pattern
          id={`${id}-shade`}
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="engraved-figure-shade" d="M0 2H4" />
        </pattern>
        <pattern id={`${id}-waves`} width="26" height="3.6" patternUnits="userSpaceOnUse">
          <path className="engraved-figure-wave" d="M-1 1.8C5 .4 8 .4 13 1.8S21 3.2 27 1.8" />
        </pattern>
      </defs>
      <text {...at} x={MARGIN + 5} y={BASELINE + 5} fill={`url(#${id}-shade)`}>
        {value}
      </text>
      <text {...at} className="engraved-figure-outline">
        {value}
      </text>
      <text {...at} className="engraved-figure-ground">
        {value}
      </text>
      <text {...at} fill={`url(#${id}-waves)`}>
        {value}
      </text>
    </svg>
  )
}

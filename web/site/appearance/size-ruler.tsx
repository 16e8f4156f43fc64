import { fontSizes } from '#shared/browser/accessibility-settings.ts'

const { smallest, largest, step, usual } = fontSizes

/** Length of the scale, and its distance from the left and right edge of the drawing, in user units. */
const length = 180
const edge = 16
const at = (size: number) => edge + ((size - smallest) / (largest - smallest)) * length

/**
 * Marks of the scale, one for every two percent. The marks of sizes that can be selected are longer, and the mark of the default size is
 * longest.
 */
const marks = Array.from({ length: (largest - smallest) / 2 + 1 }, (_, index) => {
  const size = smallest + 2 * index
  const depth = size % step === 0 ? 10 : 5
  return `M${at(size).toFixed(1)} 14v${size === usual ? 15 : depth}`
}).join('')

const named = [smallest, usual, 120, largest]

/** Font size that is `steps` steps larger than `size` (smaller if negative), limited to the allowed range. */
export const sizeBeside = (size: number, steps: number) =>
  Math.min(largest, Math.max(smallest, size + steps * step))

interface SizeRulerProps {
  readonly size: number
  readonly onSize: (size: number) => void
}

/** Font size as an engraved ruler: a range input above a drawing of the scale. */
export function SizeRuler({ size, onSize }: SizeRulerProps) {
  return (
    <div className="ruler">
      <svg viewBox={`0 0 ${length + 2 * edge} 44`} fill="none" aria-hidden="true">
        <path className="ruler-marks" d={`M${edge} 14H${edge + length}${marks}`} />
        <path className="ruler-pointer" d={`M${at(size).toFixed(1)} 13l-6-9h12Z`} />
        {named
          .filter((one) => Math.abs(one - size) >= step)
          .map((one) => (
            <text key={one} x={at(one)} y={40}>
              {one}
            </text>
          ))}
        <text className="ruler-now" x={at(size)} y={40}>
          {size}
        </text>
      </svg>
      <input
        type="range"
        aria-label="Font size"
        aria-valuetext={`${size}%`}
        min={smallest}
        max={largest}
        step={step}
        value={size}
        onChange={({ target }) => onSize(target.valueAsNumber)}
      />
    </div>
  )
}

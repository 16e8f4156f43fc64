import type { ComponentType } from 'react'
import { type PlannerRow, slowestRows } from '#shared/pages/planner/planner.ts'
import { plannerWords, rangeWords } from '#shared/pages/planner/planner-words.ts'

/** Component that draws a band. */
export type Band = ComponentType<{ readonly id: string; readonly share: number }>

/** Minimum value of the last tick, as a multiple of the end of the longest range. The space after the range is for its label. */
const ROOM = 1.3

/** Length of the axis, as a multiple of the value of its last tick. */
const MARGIN = 1.05

/** Ticks of the axis and its length, in working days. */
function axisOf(rows: readonly PlannerRow[]) {
  const longest = Math.max(10, ...rows.map(({ max }) => max))
  const step = longest > 25 ? 10 : 5
  const count = Math.ceil((longest * ROOM) / step)
  const first = step > 5 ? [0] : [0, 1] // On an axis with wider steps the labels 0 and 1 would overlap.
  const ticks = [...first, ...Array.from({ length: count }, (_, index) => (index + 1) * step)]
  return { ticks, length: count * step * MARGIN }
}

const percent = (part: number) => `${Number((part * 100).toFixed(3))}%`

/** Minimum length of a band, as a fraction of the axis. */
const SHORTEST = 0.014

interface BarProps {
  readonly id: string
  readonly row: PlannerRow
  readonly axis: number
  /** Component that draws a band. Absent until its code is loaded. */
  readonly band: Band | undefined
}

/** Range of a row on the axis: a dotted line from 0 to the start of the range, then a band and its label. */
function Bar({ id: prefix, row, axis, band: Band }: BarProps) {
  const start = row.min / axis
  const share = Math.max(SHORTEST, (row.max - row.min) / axis)
  const id = `${prefix}-band-${row.check}${row.place ?? ''}`
  return (
    <svg className="planner-bar" aria-hidden="true">
      <line className="planner-lead" x1="0" y1="50%" x2={percent(start)} y2="50%" />
      <svg
        x={percent(start)}
        width={percent(share)}
        height="100%"
        viewBox="0 -160 1000 320"
        preserveAspectRatio="none"
        fill="none"
      >
        {Band !== undefined && <Band id={id} share={share} />}
      </svg>
      <text x={percent(start + share)} dx="12" y="27">
        {rangeWords(row)}
      </text>
    </svg>
  )
}

interface PlannerChartProps {
  /** Prefix of ids, unique on the page. */
  readonly id: string
  readonly rows: readonly PlannerRow[]
  readonly band: Band | undefined
}

/**
 * Ranges of the chosen checks on one axis. The slowest checks have the accent colour and a text for screen readers that calls them slowest.
 */
export function PlannerChart({ id, rows, band }: PlannerChartProps) {
  const { ticks, length: axis } = axisOf(rows)
  const slowest = slowestRows(rows)
  const marksSlowest = rows.length > slowest.length
  return (
    <div className="planner-chart">
      <div className="planner-axis" aria-hidden="true">
        <span>{plannerWords.axis}</span>
        <svg>
          {ticks.map((tick) => (
            <text key={tick} x={percent(tick / axis)} y="14">
              {tick}
            </text>
          ))}
        </svg>
      </div>
      <ul className="planner-rows">
        {rows.map((row) => {
          const isSlowest = marksSlowest && slowest.includes(row)
          return (
            <li
              key={`${row.check}${row.place ?? ''}`}
              className={isSlowest ? 'planner-row planner-row-slowest' : 'planner-row'}
            >
              <div className="planner-check">
                <h3>{row.title}</h3>
                <p>{row.source}</p>
                <p className="planner-range">
                  {rangeWords(row)}
                  {isSlowest && <span className="sr-only">, slowest source</span>}
                </p>
              </div>
              <div className="planner-track">
                <Bar id={id} row={row} axis={axis} band={band} />
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

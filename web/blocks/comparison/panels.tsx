import type { ReactNode } from 'react'
import {
  type Comparison,
  type Graphic,
  PANEL_WIDTH,
  STRIP_INDENT,
  treeLines,
} from '#shared/content/blocks/comparison.ts'

const LABEL = 13

/** Input for one of the two drawings of a comparison. */
export interface PanelInput {
  readonly items: Comparison['items']
  readonly time: 0 | 1
}

interface Drawing {
  /** Height in user units. It depends on the content and is the same for both drawings. */
  readonly height: number
  readonly content: ReactNode
}

const most = (items: Comparison['items']) =>
  Math.max(1, ...items.flatMap(({ values }) => [...values]))
const total = ({ items, time }: PanelInput) =>
  items.reduce((sum, { values }) => sum + values[time], 0)

/** Label above a drawn row: the name of the row at the left, its value at the right. */
function RowLabel({
  y,
  label,
  value,
}: {
  readonly y: number
  readonly label: string
  readonly value: string
}) {
  return (
    <>
      <text x={0} y={y + LABEL}>
        {label}
      </text>
      <text className="comparison-value" x={PANEL_WIDTH} y={y + LABEL} textAnchor="end">
        {value}
      </text>
    </>
  )
}

const tenths = (value: number) => Math.round(value * 10) / 10

/** Path of four horizontal lines that are drawn close together and look like one bar. */
function ruled(x: number, y: number, width: number): string {
  return [0, 3, 6, 9].map((down) => `M${x} ${y + down}h${width}`).join('')
}

const longest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length))

/** Bar chart. The name and the value of a row are above its bar, or next to it if there are many rows with short names. */
function bars(input: PanelInput): Drawing {
  const { items } = input
  const isCompact =
    items.length > 6 &&
    items.every(({ label, printed }) => label.length <= 10 && longest(printed) <= 7)
  return isCompact ? denseBars(input) : spacedBars(input)
}

function spacedBars({ items, time }: PanelInput): Drawing {
  const row = 42
  const scale = (PANEL_WIDTH - 2) / most(items)
  return {
    height: (items.length - 1) * row + 34,
    content: items.map(({ label, values, printed }, index) => {
      const [y, width] = [index * row, tenths(values[time] * scale)]
      return (
        <g key={index}>
          <RowLabel y={y} label={label} value={printed[time]} />
          <path className="comparison-base" d={`M0 ${y + 32.5}H${PANEL_WIDTH}`} />
          {width > 0 && <path className="comparison-accent" d={ruled(0, y + 20, width)} />}
          <path className="comparison-ink" d={`M${width + 1} ${y + 18.5}v12`} />
        </g>
      )
    }),
  }
}

function denseBars({ items, time }: PanelInput): Drawing {
  const [row, from] = [21, 76]
  const to = PANEL_WIDTH - Math.max(36, 9 + 9 * longest(items.flatMap(({ printed }) => printed)))
  const scale = (to - from) / most(items)
  return {
    height: items.length * row,
    content: (
      <>
        <path className="comparison-base" d={`M${from} 0V${items.length * row}`} />
        {items.map(({ label, values, printed }, index) => {
          const [y, width] = [index * row, tenths(values[time] * scale)]
          return (
            <g key={index}>
              <RowLabel y={y + 2} label={label} value={printed[time]} />
              {width > 0 && <path className="comparison-accent" d={ruled(from, y + 6, width)} />}
              <path className="comparison-ink" d={`M${tenths(from + width)} ${y + 4.5}v12`} />
            </g>
          )
        })}
      </>
    ),
  }
}

/** Maximum number of dots in one line of dots. */
const PER_LINE = 25

function dots({ items, time }: PanelInput): Drawing {
  let y = 0
  const content = items.map(({ label, values, printed }, index) => {
    const at = y
    const lines = Math.max(1, Math.ceil(Math.max(...values) / PER_LINE))
    y += 24 + lines * 12 + 8
    return (
      <g key={index}>
        <RowLabel y={at} label={label} value={printed[time]} />
        {Array.from({ length: values[time] }, (_, dot) => (
          <circle
            key={dot}
            className="comparison-dot"
            cx={5 + (dot % PER_LINE) * 12}
            cy={at + 27 + Math.floor(dot / PER_LINE) * 12}
            r={3.6}
          />
        ))}
        {values[time] === 0 && (
          <path className="comparison-base" d={`M0 ${at + 27}H${PANEL_WIDTH}`} />
        )}
      </g>
    )
  })
  return { height: y, content }
}

/**
 * Hatching of vertical lines that fills the part of a strip between `from` and `to`. The lines of later rows have more space between them.
 */
function upright(from: number, to: number, index: number, height = 44): string {
  const step = 2.5 + index * 2
  const count = Math.floor((to - from - 2) / step) + 1
  return Array.from(
    { length: Math.max(0, count) },
    (_, line) => `M${Math.round((from + 1 + line * step) * 10) / 10} 2v${height}`,
  ).join('')
}

function strip(input: PanelInput): Drawing {
  const { items, time } = input
  const scale = PANEL_WIDTH / total(input)
  let x = 0
  const shares = items.map(({ values }, index) => {
    const from = x
    x += values[time] * scale
    return (
      <g key={index}>
        <path className="comparison-accent" d={upright(from, x, index)} />
        {values[time] > 0 && <path className="comparison-ink" d={`M${x.toFixed(1)} 0v48`} />}
      </g>
    )
  })
  return {
    height: 50 + items.length * 30,
    content: (
      <>
        {shares}
        <path className="comparison-ink" d={`M.5 0v48M0 .5H${PANEL_WIDTH}M0 47.5H${PANEL_WIDTH}`} />
        {items.map(({ label, printed }, index) => (
          <g key={index} transform={`translate(0 ${62 + index * 30})`}>
            <path className="comparison-accent" d={upright(0, 22, index, 16)} />
            <text x={STRIP_INDENT} y={LABEL}>
              {label}
            </text>
            <text className="comparison-value" x={PANEL_WIDTH} y={LABEL} textAnchor="end">
              {printed[time]}
            </text>
          </g>
        ))}
      </>
    ),
  }
}

/** Points in time on one axis, with 0 at the right and the largest number at the left. */
function timeline({ items, time }: PanelInput): Drawing {
  const [row, edge] = [44, 7]
  const scale = (PANEL_WIDTH - 2 * edge) / most(items)
  const height = items.length * row
  return {
    height,
    content: (
      <>
        {items.map(({ label, values, printed }, index) => {
          const x = PANEL_WIDTH - edge - values[time] * scale
          const y = index * row + 29
          return (
            <g key={index}>
              <RowLabel y={index * row} label={label} value={printed[time]} />
              <path className="comparison-base" d={`M0 ${y}H${PANEL_WIDTH}`} />
              <path className="comparison-ink" d={`M${PANEL_WIDTH - edge} ${y - 8}v16`} />
              <path className="comparison-accent" d={ruled(x, y - 4.5, PANEL_WIDTH - edge - x)} />
              <circle className="comparison-dot" cx={x} cy={y} r={5.5} />
            </g>
          )
        })}
      </>
    ),
  }
}

/**
 * Tree with a root above one node for each row. The size of a node represents its value. The node of the last row, which is an unknown
 * quantity, has dashed lines.
 */
function tree(input: PanelInput): Drawing {
  const { items, time } = input
  const all = total(input)
  const shown = items.filter(({ values }) => values[time] > 0)
  const step = PANEL_WIDTH / shown.length
  return {
    height: 196,
    content: (
      <>
        <path className="comparison-branch" d={`M${PANEL_WIDTH / 2} 40V64`} />
        {shown.map((item, index) => {
          const { label, values, printed } = item
          const x = step * (index + 0.5)
          const share = values[time] / all
          const isUnknown = item === items.at(-1)
          const [first, second] = treeLines(label)
          return (
            <g key={index}>
              <path
                className={isUnknown ? 'comparison-missing' : 'comparison-branch'}
                d={`M${PANEL_WIDTH / 2} 64H${x}V${118 - 10 - 14 * share}`}
              />
              <circle
                className={isUnknown ? 'comparison-missing' : 'comparison-node'}
                cx={x}
                cy={118}
                r={10 + 14 * share}
              />
              <text x={x} y={162} textAnchor="middle">
                {first}
              </text>
              <text x={x} y={176} textAnchor="middle">
                {second}
              </text>
              <text className="comparison-value" x={x} y={192} textAnchor="middle">
                {printed[time]}
              </text>
            </g>
          )
        })}
        <circle className="comparison-node" cx={PANEL_WIDTH / 2} cy={22} r={18} />
      </>
    ),
  }
}

/** Functions that draw the state before or after a change, by type of graphic. */
export const panels: Readonly<Record<Graphic, (input: PanelInput) => Drawing>> = {
  bars,
  dots,
  strip,
  timeline,
  tree,
}

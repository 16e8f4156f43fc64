import { band } from '#shared/engraving/band.ts'
import type { Point } from '#shared/pages/catalogue/page-copy.ts'
import { Engraving } from '#web/ui/engraving/engraving.tsx'

const tileWidth = 216
const halfHeight = 20

/**
 * Link of the chain: a band that is narrow at both ends, drawn as two halves that meet at the widest point. The first link defines the
 * drawing, and all other links refer to it.
 */
const link = (index: number) => {
  if (index > 0) return '<use href="#chain"/>'
  const data = band({ lines: 12, tileWidth, halfHeight, pinch: 0.5, warp: 0.3 })
  const half = `<path id="chain-half" vector-effect="non-scaling-stroke" d="${data}"/>`
  return `<g id="chain"><g transform="translate(${-tileWidth / 2})">${half}</g><use href="#chain-half" x="${tileWidth / 2}"/></g>`
}

const drawn = (inside: string) => `<g class="engraving-accent" stroke-width="0.8">${inside}</g>`

/** Steps in order, below a drawing of a chain. Each step is below a narrow point of the chain. On phones the chain is at the left. */
export function StepChain({ steps }: { readonly steps: readonly Point[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <Engraving
            className="step-link"
            viewBox={`0 ${-halfHeight - 1} ${tileWidth} ${2 * halfHeight + 2}`}
            stretch
            draw={() => drawn(link(index))}
          />
          <Engraving
            className="step-link-down"
            viewBox={`${-halfHeight - 1} 0 ${2 * halfHeight + 2} ${tileWidth}`}
            stretch
            draw={() => drawn('<use href="#chain" transform="rotate(90)"/>')}
          />
          <div className="step-text">
            <p className="step-number" aria-hidden="true">
              {index + 1}
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

import { type Comparison, PANEL_WIDTH } from '#shared/content/blocks/comparison.ts'
import { panels } from './panels.tsx'

interface ComparisonGraphicProps {
  readonly comparison: Comparison
  readonly caption: string
}

/** Figures before and after a change, as two drawings with the same scale. */
export function ComparisonGraphic({ comparison, caption }: ComparisonGraphicProps) {
  const { graphic, times, items } = comparison
  return (
    <figure className="comparison-figure">
      <div className="comparison-panels">
        {times.map((name, index) => {
          const time = index === 0 ? 0 : 1
          const { height, content } = panels[graphic]({ items, time })
          const figures = items.map(({ label, printed }) => `${label}: ${printed[time]}`)
          return (
            <div key={index} className="comparison-panel">
              <p className="label">{name}</p>
              <svg viewBox={`0 0 ${PANEL_WIDTH} ${height}`} role="img">
                <title>{[caption, name].filter(Boolean).join(', ')}</title>
                <desc>{figures.join('; ')}</desc>
                {content}
              </svg>
            </div>
          )
        })}
      </div>
      {caption !== '' && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

import { homePage } from '#shared/pages/home.ts'
import { paths } from '#shared/paths.ts'
import { WaveBand } from '#web/ui/wave-band.tsx'

/** The last word of the home page, with a band of waves down to the footer. */
export function Closing() {
  return (
    <section className="closing">
      <div className="page closing-text">
        <h2>{homePage.closing}</h2>
        <p className="actions">
          <a className="button" href={paths.caseStudies()}>
            {homePage.action}
          </a>
          <a className="text-link" href={paths.blogs()}>
            {homePage.secondAction} <span aria-hidden="true">→</span>
          </a>
        </p>
      </div>
      <WaveBand
        id="closing-band"
        ink="accent"
        className="closing-band"
        tiles={3}
        tileWidth={720}
        width={1440}
        height={240}
        halfHeight={116}
        lines={34}
        pinch={0.42}
        warp={0.5}
        strokeWidth={0.9}
      />
    </section>
  )
}

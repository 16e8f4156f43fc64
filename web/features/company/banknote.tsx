import type { Denomination } from '#shared/pages/company/shapes.ts'
import { site } from '#shared/site.ts'
import { Microprint } from '#web/ui/microprint.tsx'
import { Rosette } from '#web/ui/rosette.tsx'
import { WaveBand } from '#web/ui/wave-band.tsx'

/** The company in three figures, set as one banknote: the first is its denomination. */
export function Banknote({
  figures: [first, ...others],
}: {
  readonly figures: readonly [Denomination, Denomination, Denomination]
}) {
  return (
    <div className="page">
      <section className="banknote" aria-label="The company in figures">
        <div className="banknote-head" aria-hidden="true">
          <span className="label">{site.product}</span>
          <span className="banknote-corner">{first.figure}</span>
        </div>
        <div className="banknote-rule">
          <Microprint sentence={site.motto} />
        </div>
        <WaveBand
          id="banknote-band"
          className="banknote-band"
          ink="accent"
          tiles={2}
          tileWidth={720}
          width={1440}
          height={300}
          halfHeight={146}
          lines={30}
          pinch={0.34}
          warp={0.62}
          strokeWidth={0.9}
        />
        <div className="banknote-first">
          <p className="plate-value banknote-value">{first.figure}</p>
          <p className="plate-title">{first.title}</p>
          <p className="plate-text">{first.text}</p>
        </div>
        <Rosette
          id="banknote"
          family="screening"
          mark="about"
          weight={1.6}
          className="banknote-rosette"
        />
        <div className="banknote-others">
          {others.map(({ figure, title, text }) => (
            <div key={figure}>
              <p className="plate-note-value">{figure}</p>
              <p className="plate-title">{title}</p>
              <p className="plate-text">{text}</p>
            </div>
          ))}
        </div>
      </section>
    </div>
  )
}

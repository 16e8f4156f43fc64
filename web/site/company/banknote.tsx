import type { Figure } from '#shared/pages/catalogue/page-copy.ts'
import { identity } from '#shared/company/identity.ts'
import { Microprint } from '#web/ui/engraving/microprint.tsx'
import { Relief } from '#web/blocks/relief/relief.tsx'
import { WaveBand } from '#web/ui/engraving/wave-band.tsx'
import { DenominationText } from './denomination-text.tsx'

/** Three figures about the company, drawn as one banknote. The first figure is the denomination of the banknote. */
export function Banknote({
  figures: [first, ...others],
}: {
  readonly figures: readonly [Figure, Figure, Figure]
}) {
  return (
    <div className="page">
      <section className="banknote" aria-label="The company in figures">
        <div className="banknote-head" aria-hidden="true">
          <span className="label">{identity.product}</span>
          <span className="banknote-corner">{first.figure}</span>
        </div>
        <div className="banknote-rule">
          <Microprint sentence={identity.motto} />
        </div>
        <WaveBand
          id="banknote-band"
          className="banknote-band"
          tiles={2}
          tileWidth={720}
          height={300}
          halfHeight={146}
          lines={30}
          pinch={0.34}
          warp={0.62}
          strokeWidth={0.9}
        />
        <DenominationText id="banknote-first" className="banknote-first" {...first} />
        <Relief family="screening" mark="about" className="banknote-plate" />
        <div className="banknote-others">
          {others.map((other, index) => (
            <DenominationText
              key={other.figure}
              id={`banknote-other-${index}`}
              className="banknote-other"
              {...other}
            />
          ))}
        </div>
      </section>
    </div>
  )
}

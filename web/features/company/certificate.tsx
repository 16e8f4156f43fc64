import type { PageMark } from '#shared/engraving/marks.ts'
import type { Denomination } from '#shared/pages/company/shapes.ts'
import type { Family } from '#shared/engraving/families.ts'
import { Rosette } from '#web/ui/rosette.tsx'

interface CertificateProps {
  readonly id: string
  readonly family: Family
  readonly mark: PageMark
  readonly seed: number
  readonly first: Denomination
  readonly second: Denomination
}

/** Two figures on an upright plate: the large one over the seal, the small one under a hairline. */
export function Certificate({ id, family, mark, seed, first, second }: CertificateProps) {
  return (
    <section className="certificate" aria-label="In figures">
      <Rosette
        id={id}
        family={family}
        mark={mark}
        seed={seed}
        weight={1.7}
        className="certificate-rosette"
      />
      <div className="certificate-first">
        <p className="plate-value certificate-value">{first.figure}</p>
        <p className="plate-title">
          {first.title}, <span className="plate-text">{first.text}</span>
        </p>
      </div>
      <div className="certificate-second">
        <p className="plate-note-value">{second.figure}</p>
        <p className="plate-title">
          {second.title}, <span className="plate-text">{second.text}</span>
        </p>
      </div>
    </section>
  )
}

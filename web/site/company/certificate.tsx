import type { PageMark } from '#shared/engraving/marks/marks.ts'
import type { Figure } from '#shared/pages/catalogue/page-copy.ts'
import type { Family } from '#shared/engraving/families.ts'
import { Rosette } from '#web/ui/engraving/rosette.tsx'
import { DenominationText } from './denomination-text.tsx'

interface CertificateProps {
  readonly id: string
  readonly family: Family
  readonly mark: PageMark
  readonly seed: number
  readonly first: Figure
  readonly second: Figure
}

/** Two figures on an upright plate: the large one above the seal, the small one below a hairline. */
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
      <DenominationText id={`${id}-first`} className="certificate-first" {...first} />
      <DenominationText id={`${id}-second`} className="certificate-second" {...second} />
    </section>
  )
}

import type { PageMark } from '#shared/engraving/marks/marks.ts'
import type { Figure } from '#shared/pages/catalogue/page-copy.ts'
import type { Family } from '#shared/engraving/families.ts'
import { Relief } from '#web/blocks/relief/relief.tsx'
import { DenominationText } from './denomination-text.tsx'

interface CertificateProps {
  readonly id: string
  readonly family: Family
  readonly mark: PageMark
  readonly first: Figure
  readonly second: Figure
}

/** Two figures on one plate in portrait format, below a relief: the large figure, a hairline, and the small figure. */
export function Certificate({ id, family, mark, first, second }: CertificateProps) {
  return (
    <section className="certificate" aria-label="In figures">
      <Relief family={family} mark={mark} className="certificate-plate" lead />
      <DenominationText id={`${id}-first`} className="certificate-first" {...first} />
      <DenominationText id={`${id}-second`} className="certificate-second" {...second} />
    </section>
  )
}

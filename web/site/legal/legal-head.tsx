import { identity } from '#shared/company/identity.ts'
import type { LegalPage } from '#shared/pages/company/shapes.ts'
import { longDate } from '#web/lib/time/dates.ts'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Microprint } from '#web/ui/engraving/microprint.tsx'
import { Record } from '#web/ui/record.tsx'
import { paths } from '#shared/paths/paths.ts'

type LegalHeadProps = Pick<LegalPage, 'heading' | 'lede' | 'changed' | 'appliesTo'>

/** Head of a legal page: name, summary, and the date of the last change. */
export function LegalHead({ heading, lede, changed, appliesTo }: LegalHeadProps) {
  return (
    <header className="page legal-head">
      <Breadcrumb links={[{ label: 'Home', href: paths.home }]} current={heading} />
      <div className="legal-titles">
        <h1>{heading}</h1>
        <p className="lede">{lede}</p>
      </div>
      <Record
        entries={[
          [
            'Last updated',
            <time key="changed" dateTime={changed}>
              {longDate(changed)}
            </time>,
          ],
          ['Applies to', appliesTo ?? `The website of ${identity.product}`],
        ]}
      />
      <div className="legal-rule">
        <Microprint sentence={identity.motto} />
      </div>
    </header>
  )
}

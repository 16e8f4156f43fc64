import type { Family } from '#shared/engraving/families.ts'
import type { Dossier } from '#shared/pages/dossiers.ts'
import { invitations } from '#shared/pages/invitation.ts'
import type { IndustryPage } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { Actions } from '#web/ui/actions.tsx'
import { Breadcrumb } from '#web/ui/breadcrumb.tsx'
import { Relief } from '#web/blocks/relief/relief.tsx'

interface DossierHeadProps {
  readonly page: IndustryPage
  readonly dossier: Dossier
  readonly family: Family
}

/**
 * Number of characters above which a heading gets a smaller font size, so that it does not reach the plate. Headings with long words get it
 * too.
 */
const LONG = 24
const LONG_WORD = 16

const isLong = (heading: string): boolean =>
  heading.length > LONG || heading.split(' ').some((word) => word.length > LONG_WORD)

/** Front of a dossier: the tab of the folder with its number, a frame, and the plate of the industry. */
export function DossierHead({ page, dossier, family }: DossierHeadProps) {
  return (
    <header className="page dossier-head">
      <p className="dossier-tab">
        <span className="dossier-number">Industry guide</span> {dossier.section.title}
      </p>
      <div className="dossier-front">
        <Relief family={family} mark={page.slug} className="dossier-plate" lead />
        <div className="dossier-text">
          <Breadcrumb
            links={[{ label: 'Industries', href: paths.industries }]}
            current={dossier.title}
          />
          <h1 className={isLong(page.heading) ? 'dossier-long' : undefined}>{page.heading}</h1>
          <p className="lede">{page.lede}</p>
          <Actions {...invitations.industry} />
        </div>
      </div>
    </header>
  )
}

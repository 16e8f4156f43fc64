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

/** Number of characters above which a heading gets a smaller font size, so that it does not reach the plate. */
const LONG = 24
/** Numbers of characters above which the longest word of a heading determines its font size. */
const LONG_WORD = 12
const LONGEST_WORD = 16

function headingClass(heading: string): string | undefined {
  const longest = Math.max(...heading.split(' ').map((word) => word.length))
  if (longest > LONGEST_WORD) return 'dossier-long dossier-longest-word'
  if (longest > LONG_WORD) return 'dossier-long dossier-long-word'
  return heading.length > LONG ? 'dossier-long' : undefined
}

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
          <h1 className={headingClass(page.heading)}>{page.heading}</h1>
          <p className="lede">{page.lede}</p>
          <Actions {...invitations.industry} />
        </div>
      </div>
    </header>
  )
}

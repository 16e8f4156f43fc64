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
/** Number of letters above which a word is long. A heading with a long word gets the smaller font size too. */
const LONG_WORD = 13
/** Number of letters above which a word decides the font size of its heading. */
const LONGEST_WORD = 16

function headingClass(heading: string): string | undefined {
  const longest = Math.max(...heading.split(' ').map((word) => word.length))
  if (longest > LONGEST_WORD) return 'dossier-long dossier-longest-word'
  return heading.length > LONG || longest > LONG_WORD ? 'dossier-long' : undefined
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

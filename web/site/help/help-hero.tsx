import type { CompanyHead } from '#shared/pages/company/shapes.ts'
import type { Family } from '#shared/engraving/families.ts'
import type { PlateMark } from '#shared/engraving/relief/plate-mark.ts'
import { paths } from '#shared/paths/paths.ts'
import { PageHero } from '#web/ui/page-hero.tsx'
import { Relief } from '#web/blocks/relief/relief.tsx'

interface HelpHeroProps extends Pick<CompanyHead, 'heading' | 'lede'> {
  readonly family: Family
  readonly mark: PlateMark
}

/** Head of a help page: name, summary and a plate. */
export function HelpHero({ heading, lede, family, mark }: HelpHeroProps) {
  return (
    <PageHero
      breadcrumb={{ links: [{ label: 'Home', href: paths.home }], current: heading }}
      heading={heading}
      lede={lede}
      actions={null}
      plate={<Relief family={family} mark={mark} className="hero-plate" lead />}
    />
  )
}

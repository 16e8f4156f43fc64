import { counted } from '#shared/text/count.ts'
import type { PageMark } from '#shared/engraving/marks/marks.ts'
import {
  industrySections,
  serviceSections,
  type CatalogueSection,
} from '#shared/pages/catalogue/catalogue.ts'
import { paths } from '#shared/paths/paths.ts'
import { accentClass } from '#web/lib/page/family.ts'
import type { ShellLink } from './links.ts'

/** Maximum number of items per section of a menu. The other items are behind "View All". */
const itemLimit = 6
const fewestColumns = 2
const mostColumns = 5

interface MenuItem {
  readonly name: string
  readonly path: string
  readonly icon: PageMark
}

/** Titled group of items in a menu. */
export interface MenuSection {
  readonly slug: string
  readonly title: string
  readonly icon: PageMark
  /** Class that sets the accent of the section. */
  readonly accent: string
  /** Displayed items. */
  readonly items: readonly MenuItem[]
  /** Number of all items. */
  readonly count: number
  /** Link to all items; absent if all are displayed. */
  readonly viewAll?: ShellLink
}

/** Menu that opens from a link of the bar. */
export interface Menu {
  readonly sections: readonly MenuSection[]
  /** Link to the overview page of the menu. */
  readonly all: ShellLink
}

/** Number of columns for a number of sections. */
export const columnsFor = (sections: number) =>
  Math.min(mostColumns, Math.max(fewestColumns, sections))

/** Number of pages as text for a menu. */
export const countText = (count: number) => counted(count, 'solution')

interface Pages<Slug extends PageMark> {
  readonly sections: readonly CatalogueSection<Slug>[]
  readonly path: (slug: Slug) => string
  /** Returns the mark of a section. Sections have no pages, so no marks of their own. */
  readonly icon: (section: CatalogueSection<Slug>) => PageMark
}

/** Sections of a menu, as displayed. */
export function menuSections<Slug extends PageMark>(pages: Pages<Slug>): readonly MenuSection[] {
  return pages.sections.map((section) => {
    const { slug, title, family, entries } = section
    return {
      slug,
      title,
      icon: pages.icon(section),
      accent: accentClass[family],
      items: entries
        .slice(0, itemLimit)
        .map((entry) => ({ name: entry.title, path: pages.path(entry.slug), icon: entry.slug })),
      count: entries.length,
      ...(entries.length > itemLimit && {
        viewAll: { label: `View All ${title}`, href: `${paths.whatWeOffer}#${slug}` },
      }),
    }
  })
}

const lineMarks: Readonly<Record<(typeof serviceSections)[number]['slug'], PageMark>> = {
  'background-screening': 'background-screening',
  'corporate-due-diligence': 'corporate-due-diligence',
  'ai-data-science': 'ai-data-science',
  'tech-innovation': 'tech-innovation',
}

const industryMarks: Readonly<Record<(typeof industrySections)[number]['slug'], PageMark>> = {
  'financial-professional-services': 'banking-financial',
  'technology-innovation': 'it-software',
  'healthcare-essential-services': 'healthcare-medical',
  'manufacturing-retail': 'manufacturing-industrial',
}

const iconIn =
  (icons: Readonly<Record<string, PageMark>>, otherwise: PageMark) =>
  ({ slug }: { readonly slug: string }) =>
    icons[slug] ?? otherwise

/** Both menus of the bar. */
export const menus: Readonly<Record<'offer' | 'industries', Menu>> = {
  offer: {
    sections: menuSections({
      sections: serviceSections,
      path: paths.service,
      icon: iconIn(lineMarks, 'services'),
    }),
    all: { label: 'All services', href: paths.whatWeOffer },
  },
  industries: {
    sections: menuSections({
      sections: industrySections,
      path: paths.industry,
      icon: iconIn(industryMarks, 'industries'),
    }),
    all: { label: 'All industries', href: paths.industries },
  },
}

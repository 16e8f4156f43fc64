import { counted } from '#shared/text/count.ts'
import type { PageMark } from '#shared/engraving/marks.ts'
import {
  industrySections,
  serviceSections,
  type CatalogueSection,
} from '#shared/pages/catalogue/catalogue.ts'
import { paths } from '#shared/paths/paths.ts'
import { accentClass } from '#web/lib/page/family.ts'
import type { ShellLink } from './links.ts'

/** At most this many items of a section stand in a menu; the rest is behind its "View All". */
const itemLimit = 6
const fewestColumns = 2
const mostColumns = 5

interface MenuItem {
  readonly name: string
  readonly path: string
  readonly icon: PageMark
}

/** A titled group of items in a menu. */
export interface MenuSection {
  readonly slug: string
  readonly title: string
  readonly icon: PageMark
  /** Sets the accent of everything in it. */
  readonly accent: string
  /** Those that are shown. */
  readonly items: readonly MenuItem[]
  /** How many there are. */
  readonly count: number
  /** Leads to all of them, when they are not all shown. */
  readonly viewAll?: ShellLink
}

/** What opens from a link of the bar. */
export interface Menu {
  readonly sections: readonly MenuSection[]
  /** Leads to everything the menu is about. */
  readonly all: ShellLink
}

/** Number of columns for so many sections. */
export const columnsFor = (sections: number) =>
  Math.min(mostColumns, Math.max(fewestColumns, sections))

/** How a number of pages is counted in a menu. */
export const countText = (count: number) => counted(count, 'solution')

interface Pages<Slug extends PageMark> {
  readonly sections: readonly CatalogueSection<Slug>[]
  readonly path: (slug: Slug) => string
  /** Of a section that is no page itself: whose mark it carries. */
  readonly icon: (section: CatalogueSection<Slug>) => PageMark
}

/** The sections of a menu as the bar shows them. */
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

/** The two menus of the bar. */
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

import { counted } from '#shared/text/count.ts'
import type { PageMark } from '#shared/engraving/marks/marks.ts'
import {
  industries,
  industrySections,
  services,
  serviceSections,
  type CatalogueSection,
} from '#shared/pages/catalogue/catalogue.ts'
import type { Navigation } from '#shared/pages/catalogue/page-copy.ts'
import { paths } from '#shared/paths/paths.ts'
import { accentClass } from '#web/lib/page/family.ts'

const fewestColumns = 2
const mostColumns = 5

interface MenuLink {
  readonly label: string
  readonly path: string
}

interface MenuItem extends MenuLink {
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
  /** Number of all items, including those that the menu does not show. */
  readonly count: number
  /** Link to the list of all items. Absent if the menu shows all of them. */
  readonly viewAll?: MenuLink
}

/** Menu that opens from a link of the navigation bar. */
export interface Menu {
  readonly sections: readonly MenuSection[]
  /** Link to the overview page of the menu. */
  readonly all: MenuLink
}

/** Names of the menus of the navigation bar. */
export type MenuName = 'offer' | 'industries'

/** Texts and pages of a menu. */
export type MenuCopy = Navigation[MenuName]

/** Number of columns of a menu, by its number of sections. */
export const columnsFor = (sections: number) =>
  Math.min(mostColumns, Math.max(fewestColumns, sections))

/** Number of pages as text in a menu. */
export const countText = (count: number) => counted(count, 'solution')

interface Pages {
  readonly sections: readonly CatalogueSection[]
  readonly path: (slug: string) => string
  /** Marks of the sections, by slug. A section is not a page, so it has no mark of its own. */
  readonly icons: Readonly<Record<string, PageMark>>
  /** Mark for links to pages outside the catalogue, and for sections without a mark. */
  readonly otherwise: PageMark
}

/** Marks of pages, by path. A page without a mark has no entry. */
const marks: ReadonlyMap<string, PageMark> = new Map([
  ...services.map(({ slug }): [string, PageMark] => [paths.service(slug), slug]),
  ...industries.map(({ slug }): [string, PageMark] => [paths.industry(slug), slug]),
])

/** Sections of a menu with the data to display. Sections that are not in the catalogue are left out. */
export const menuSections = (
  copy: MenuCopy,
  { sections, path, icons, otherwise }: Pages,
): readonly MenuSection[] =>
  copy.sections.flatMap(({ section, title, items }) => {
    const found = sections.find(({ slug }) => slug === section)
    if (found === undefined) return []
    const { slug, family, entries } = found
    const all = new Set([
      ...entries.map((entry) => path(entry.slug)),
      ...items.map((item) => item.path),
    ])
    return {
      slug,
      title,
      icon: icons[slug] ?? otherwise,
      accent: accentClass[family],
      items: items.map((item) => ({ ...item, icon: marks.get(item.path) ?? otherwise })),
      count: all.size,
      ...(all.size > items.length && {
        viewAll: { label: `View All ${title}`, path: `${paths.whatWeOffer}#${slug}` },
      }),
    }
  })

const pages: Readonly<Record<MenuName, Pages & { readonly all: string }>> = {
  offer: {
    sections: serviceSections,
    path: paths.service,
    icons: {
      'background-screening': 'background-screening',
      'corporate-due-diligence': 'corporate-due-diligence',
      'ai-data-science': 'ai-data-science',
      'tech-innovation': 'tech-innovation',
    } satisfies Readonly<Record<(typeof serviceSections)[number]['slug'], PageMark>>,
    otherwise: 'services',
    all: paths.whatWeOffer,
  },
  industries: {
    sections: industrySections,
    path: paths.industry,
    icons: {
      'financial-professional-services': 'banking-financial',
      'technology-innovation': 'it-software',
      'healthcare-essential-services': 'healthcare-medical',
      'manufacturing-retail': 'manufacturing-industrial',
    } satisfies Readonly<Record<(typeof industrySections)[number]['slug'], PageMark>>,
    otherwise: 'industries',
    all: paths.industries,
  },
}

/** Menu of the navigation bar with the data to display. */
export const menuOf = (name: MenuName, copy: MenuCopy): Menu => ({
  sections: menuSections(copy, pages[name]),
  all: { label: copy.all, path: pages[name].all },
})

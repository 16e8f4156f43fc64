import { ChevronDown } from 'lucide-react'
import { identity } from '#shared/company/identity.ts'
import { MenuMark } from '#web/ui/engraving/menu-mark.tsx'
import { Microprint } from '#web/ui/engraving/microprint.tsx'
import { shippedIndustries, shippedOffer } from '#shared/pages/frame/shipped-menus.ts'
import {
  columnsFor,
  countText,
  type Menu,
  type MenuCopy,
  type MenuName,
  menuOf,
  type MenuSection,
} from './menus.ts'

function MegaSection({ section, id }: { readonly section: MenuSection; readonly id: string }) {
  return (
    <div className={`mega-section ${section.accent}`}>
      <p className="mega-title" id={id}>
        <MenuMark name={section.icon} />
        {section.title}
      </p>
      <ul aria-labelledby={id}>
        {section.items.map(({ label, path, icon }) => (
          <li key={path}>
            <a href={path}>
              <MenuMark name={icon} />
              {label}
            </a>
          </li>
        ))}
        {section.viewAll !== undefined && (
          <li className="mega-all">
            <a href={section.viewAll.path}>
              {section.viewAll.label} <span aria-hidden="true">→</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}

function MegaSections({ menu }: { readonly menu: Menu }) {
  return (
    <>
      <div className="mega-sections" data-columns={columnsFor(menu.sections.length)}>
        {menu.sections.map((section) => (
          <MegaSection key={section.slug} section={section} id={`menu-${section.slug}`} />
        ))}
      </div>
      <Microprint sentence={identity.motto} />
    </>
  )
}

function MobileSections({ menu }: { readonly menu: Menu }) {
  return (
    <ul className="menu-sections">
      {menu.sections.map(({ slug, title, icon, accent, items, count, viewAll }) => (
        <li key={slug} className={accent}>
          <details>
            <summary>
              <MenuMark name={icon} />
              <span className="menu-section-title">
                {title}
                <span className="menu-count">{countText(count)}</span>
              </span>
              <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
            </summary>
            <ul className="menu-items">
              {items.map(({ label, path }) => (
                <li key={path}>
                  <a href={path}>{label}</a>
                </li>
              ))}
              {viewAll !== undefined && (
                <li className="menu-all">
                  <a href={viewAll.path}>
                    {viewAll.label} <span aria-hidden="true">→</span>
                  </a>
                </li>
              )}
            </ul>
          </details>
        </li>
      ))}
      <li className="menu-all">
        <a href={menu.all.path}>
          {menu.all.label} <span aria-hidden="true">→</span>
        </a>
      </li>
    </ul>
  )
}

/** Name of a menu, with its texts and layout. */
export interface MenuShape {
  readonly name: MenuName
  /** Published texts and pages of the menu. Default: the shipped ones. */
  readonly copy?: MenuCopy | undefined
  readonly shape: 'mega' | 'mobile'
}

const shipped = { offer: shippedOffer, industries: shippedIndustries } as const

/** Sections of a menu with their links. */
export function MenuContents({ name, copy = shipped[name], shape }: MenuShape) {
  const Sections = shape === 'mega' ? MegaSections : MobileSections
  return <Sections menu={menuOf(name, copy)} />
}

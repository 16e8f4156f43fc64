import { ChevronDown } from 'lucide-react'
import { site } from '#shared/site.ts'
import { Mark } from '#web/ui/mark.tsx'
import { Microprint } from '#web/ui/microprint.tsx'
import type { MainLink } from './links.ts'
import { columnsFor, type Menu, type MenuSection } from './menus.ts'

function Section({ section, id }: { readonly section: MenuSection; readonly id: string }) {
  return (
    <div className={`mega-section ${section.accent}`}>
      <p className="mega-title" id={id}>
        <Mark name={section.icon} size={22} />
        {section.title}
      </p>
      <ul aria-labelledby={id}>
        {section.items.map(({ name, path, icon }) => (
          <li key={path}>
            <a href={path}>
              <Mark name={icon} />
              {name}
            </a>
          </li>
        ))}
        {section.viewAll !== undefined && (
          <li className="mega-all">
            <a href={section.viewAll.href}>
              {section.viewAll.label} <span aria-hidden="true">→</span>
            </a>
          </li>
        )}
      </ul>
    </div>
  )
}

interface MegaMenuProps {
  readonly link: MainLink
  readonly menu: Menu
  readonly current: 'page' | 'true' | undefined
}

/**
 * A link of the bar with an arrow that opens its menu. Without any script it is a `details` element; `controlMegaMenus`
 * adds the pointer, the arrow keys and the fading.
 */
export function MegaMenu({ link, menu, current }: MegaMenuProps) {
  return (
    <li className="mega">
      <span className="mega-head">
        <a href={link.href} aria-current={current}>
          {link.label}
        </a>
      </span>
      <details>
        <summary className="mega-head" aria-label={`${link.label} menu`}>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        <div className="mega-panel">
          <div className="mega-sections" data-columns={columnsFor(menu.sections.length)}>
            {menu.sections.map((section) => (
              <Section key={section.slug} section={section} id={`menu-${section.slug}`} />
            ))}
          </div>
          <Microprint sentence={site.motto} />
        </div>
      </details>
    </li>
  )
}

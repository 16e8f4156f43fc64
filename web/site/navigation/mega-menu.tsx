import { ChevronDown } from 'lucide-react'
import { MenuIsland } from './menu-island.tsx'
import type { BarLink } from './links.ts'
import type { MenuShape } from './menu-contents.tsx'

interface MegaMenuProps {
  readonly link: BarLink
  readonly menu: MenuShape['name']
  readonly current: 'page' | 'true' | undefined
}

/**
 * Link of the navigation bar, with an arrow button that opens its menu. Without scripts the menu is a `details` element. `controlMegaMenus`
 * adds opening by pointer, arrow keys and fading.
 */
export function MegaMenu({ link, menu, current }: MegaMenuProps) {
  return (
    <li className="mega">
      <span className="mega-head">
        <a href={link.path} aria-current={current}>
          {link.label}
        </a>
      </span>
      <details>
        <summary className="mega-head" aria-label={`${link.label} menu`}>
          <ChevronDown className="mega-arrow" size={14} strokeWidth={1.75} aria-hidden="true" />
        </summary>
        <MenuIsland name={menu} shape="mega" className="mega-panel" />
      </details>
    </li>
  )
}

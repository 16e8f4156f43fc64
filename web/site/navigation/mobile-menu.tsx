import { ArrowUp, ChevronDown, Menu as MenuIcon, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { MenuIsland } from './menu-island.tsx'
import { shippedAction, shippedBar } from '#shared/pages/frame/shipped-bar.ts'
import { useFrame } from '#web/lib/frame/frame-context.tsx'
import { type BarLink, currentAt } from './links.ts'

function Entry({
  link,
  pathname,
}: {
  readonly link: BarLink
  readonly pathname: string
}): ReactNode {
  const current = currentAt(link, pathname)
  if (link.menu === undefined) {
    return (
      <a href={link.path} className="menu-row" aria-current={current}>
        {link.label}
      </a>
    )
  }
  return (
    <details>
      <summary className="menu-row" aria-current={current}>
        {link.label}
        <ChevronDown size={20} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <MenuIsland name={link.menu} shape="mobile" className="menu-inside" />
    </details>
  )
}

/** Mobile menu. It consists of nested `details` elements, so that it opens without scripts. `controlMobileMenu` makes it modal. */
export function MobileMenu({
  pathname,
  children,
}: {
  readonly pathname: string
  /** Content below the links. */
  readonly children: ReactNode
}) {
  const { bar = shippedBar, action = shippedAction } = useFrame()?.navigation ?? {}
  return (
    <details className="menu">
      <summary className="icon-button" aria-label="Menu" data-tip="">
        <MenuIcon className="menu-closed" size={18} strokeWidth={1.5} aria-hidden="true" />
        <X className="menu-opened" size={18} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <div className="menu-panel">
        <nav className="menu-scroll" aria-label="Menu">
          <ul className="menu-rows">
            {bar.map((link) => (
              <li key={link.path}>
                <Entry link={link} pathname={pathname} />
              </li>
            ))}
          </ul>
          {children}
        </nav>
        <div className="menu-foot">
          <a className="button" href={action.path}>
            {action.label}
          </a>
          <button
            type="button"
            className="icon-button menu-top"
            aria-label="To the top of the menu"
            data-tip=""
          >
            <ArrowUp size={18} strokeWidth={1.5} aria-hidden="true" />
          </button>
        </div>
      </div>
    </details>
  )
}

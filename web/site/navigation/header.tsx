import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#shared/paths/paths.ts'
import { identity } from '#shared/company/identity.ts'
import { LogoMark } from '#web/ui/engraving/logo-mark.tsx'
import { shippedAction, shippedBar } from '#shared/pages/frame/shipped-bar.ts'
import { useFrame } from '#web/lib/frame/frame-context.tsx'
import { currentAt } from './links.ts'
import { controlMegaMenus } from './mega-control.ts'
import { MegaMenu } from './mega-menu.tsx'
import { controlMobileMenu } from './mobile-control.ts'
import { MobileMenu } from './mobile-menu.tsx'

interface HeaderProps {
  /** Controls before the button "Get Started". On small screens they are before the menu. */
  readonly tools: ReactNode
  /** Content at the end of the mobile menu. */
  readonly choices: ReactNode
}

/** Adds the behaviour of the menus in `bar`. Open menus are closed when `place` changes. */
function useMenus(bar: { readonly current: HTMLElement | null }, place: string) {
  const close = useRef<() => void>(undefined)
  const shown = useRef(place)
  useEffect(() => {
    if (bar.current === null) return undefined
    const controls = [controlMegaMenus(bar.current), controlMobileMenu(bar.current)]
    close.current = () => {
      for (const control of controls) control.close()
    }
    return () => {
      for (const control of controls) control.stop()
    }
  }, [bar])
  useEffect(() => {
    // Closes menus only after a navigation. On the first page, the visitor may have opened a menu before this code ran.
    if (shown.current !== place) close.current?.()
    shown.current = place
  }, [place])
}

/** Navigation bar at the top of every page. Below 1024 px, or if the links do not fit, they are in a menu. */
export function Header({ tools, choices }: HeaderProps) {
  const { pathname, key } = useLocation()
  const bar = useRef<HTMLElement>(null)
  useMenus(bar, key)
  const { bar: links = shippedBar, action = shippedAction } = useFrame()?.navigation ?? {}
  return (
    <header className="bar" ref={bar}>
      <div className="bar-inner">
        <a className="brand" href={paths.home}>
          <LogoMark className="brand-mark" />
          {identity.product}
        </a>
        <nav className="bar-nav" aria-label="Main">
          <ul className="bar-links">
            {links.map((link) => {
              const current = currentAt(link, pathname)
              return link.menu === undefined ? (
                <li key={link.path}>
                  <a className="bar-link" href={link.path} aria-current={current}>
                    {link.label}
                  </a>
                </li>
              ) : (
                <MegaMenu key={link.path} link={link} menu={link.menu} current={current} />
              )
            })}
          </ul>
        </nav>
        {tools}
        <a className="button bar-button" href={action.path}>
          {action.label}
        </a>
        <MobileMenu pathname={pathname}>{choices}</MobileMenu>
      </div>
    </header>
  )
}

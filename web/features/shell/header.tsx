import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { paths } from '#shared/paths.ts'
import { site } from '#shared/site.ts'
import { LogoMark } from '#web/ui/logo-mark.tsx'
import { isCurrent, mainLinks, reachable, type Serves } from './navigation.ts'
import { ThemeToggle } from './theme-toggle.tsx'

/** The bar at the top of every page. Below 1024 px its links stand in a menu that opens without any script. */
export function Header({ serves }: { readonly serves: Serves }) {
  const { pathname } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    // Not on the first page: the menu may have been opened before React was there.
    if (shown.current !== pathname) menu.current?.removeAttribute('open')
    shown.current = pathname
  }, [pathname])
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || menu.current?.open !== true) return
      menu.current.open = false
      menu.current.querySelector('summary')?.focus()
    }
    // The menu covers the page: it must not stay over what has the focus.
    const closeBehind = ({ target }: FocusEvent) => {
      if (target instanceof Node && menu.current?.contains(target) === false) {
        menu.current.open = false
      }
    }
    document.addEventListener('keydown', close)
    document.addEventListener('focusin', closeBehind)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('focusin', closeBehind)
    }
  }, [])
  const links = reachable(mainLinks, serves).map((link) => (
    <li key={link.href}>
      <a href={link.href} aria-current={isCurrent(link, pathname) ? 'page' : undefined}>
        {link.label}
      </a>
    </li>
  ))
  return (
    <header className="bar">
      <div className="bar-inner">
        <a className="brand" href={paths.home}>
          <LogoMark className="brand-mark" />
          {site.product}
        </a>
        <nav className="bar-links" aria-label="Main">
          <ul>{links}</ul>
        </nav>
        <ThemeToggle />
        <details className="menu" ref={menu}>
          <summary className="icon-button" aria-label="Menu">
            <Menu className="menu-closed" size={18} strokeWidth={1.5} aria-hidden="true" />
            <X className="menu-opened" size={18} strokeWidth={1.5} aria-hidden="true" />
          </summary>
          <nav className="menu-panel" aria-label="Menu">
            <ul>{links}</ul>
          </nav>
        </details>
      </div>
    </header>
  )
}

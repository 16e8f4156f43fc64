import { isStill } from '#web/lib/boot/is-still.ts'
import type { MenuControl } from './mega-control.ts'

const focusable = 'a[href], button:not(:disabled), summary, input'

/** All children of the page except `bar`. */
const others = (bar: HTMLElement) =>
  [...(bar.parentElement?.children ?? [])].filter(
    (element): element is HTMLElement => element instanceof HTMLElement && element !== bar,
  )

const isShown = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true })

/**
 * Makes the mobile menu modal while it is open. The page behind it neither scrolls nor receives the focus, Tab cycles through the bar and
 * the menu, and Escape closes the menu.
 */
export function controlMobileMenu(bar: HTMLElement): MenuControl {
  const listening = new AbortController()
  const menu = bar.querySelector<HTMLDetailsElement>('.menu')
  const panel = menu?.querySelector<HTMLElement>('.menu-panel')
  const isOpen = () => menu?.open === true && panel instanceof HTMLElement && isShown(panel)

  const coverPage = () => {
    // Reads the state once. Reading it after each change of `inert` would make the browser restyle the page each time.
    const covers = isOpen()
    for (const element of others(bar)) element.inert = covers
  }
  const settle = () => {
    document.documentElement.classList.toggle('scroll-locked', isOpen())
    // Changes `inert` only after a frame. The change restyles the complete page, and would delay the frame that shows or hides the menu.
    requestAnimationFrame(() => setTimeout(coverPage))
  }
  const close = () => {
    if (menu === null || !menu.open) return
    menu.open = false
    settle()
  }
  const typed = (event: KeyboardEvent) => {
    if (!isOpen()) return
    if (event.key === 'Escape') {
      close()
      menu?.querySelector('summary')?.focus()
    }
    if (event.key !== 'Tab') return
    const stops = [...bar.querySelectorAll<HTMLElement>(focusable)].filter(isShown)
    const edge = event.shiftKey ? stops.at(0) : stops.at(-1)
    if (document.activeElement !== edge) return
    event.preventDefault()
    const next = event.shiftKey ? stops.at(-1) : stops.at(0)
    next?.focus()
  }
  const press = ({ target }: Event) => {
    if (!(target instanceof Element)) return
    if (target.closest('.menu-top') !== null) {
      panel
        ?.querySelector('.menu-scroll')
        ?.scrollTo({ top: 0, behavior: isStill() ? 'instant' : 'smooth' })
    }
  }
  // Closes the menu when the window becomes wide enough for the links in the bar.
  const resized = () => {
    if (menu?.open === true && !isOpen()) close()
  }

  const { signal } = listening
  menu?.addEventListener('toggle', settle, { signal })
  menu?.addEventListener('click', press, { signal })
  document.addEventListener('keydown', typed, { signal })
  window.addEventListener('resize', resized, { signal })
  // Applies the current state of the menu, which the visitor may have opened before this code ran.
  settle()
  return {
    close: () => {
      close()
      // Removes `inert` from the page at once, so that the next page can take the focus.
      coverPage()
    },
    stop: () => {
      listening.abort()
      document.documentElement.classList.remove('scroll-locked')
      for (const element of others(bar)) element.inert = false
    },
  }
}

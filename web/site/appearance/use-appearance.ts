import { useEffect } from 'react'
import { appearanceEvents } from '#web/lib/boot/appearance-events.ts'

const surfaces = () => import('./surfaces.ts')

/** Opens the panels of the controls in `parts.tsx`, and the sunset prompt. Their code is loaded on first use. */
export function useAppearance(): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const root = document.documentElement
    const pressed = (event: Event) => {
      const { target } = event
      const control = target instanceof Element && target.closest<HTMLElement>('[data-opens]')
      if (!control) return
      // Prevents the link of the control from being followed. The link is for browsers without JavaScript.
      event.preventDefault()
      void surfaces().then(({ open }) => open(control))
    }
    const typed = (event: KeyboardEvent) => {
      // Alt+A produces the letter A, or å on a Mac.
      const isA = /^[aå]$/i.test(event.key)
      if (!event.altKey || event.ctrlKey || event.metaKey || !isA) return
      if ('withoutShortcut' in root.dataset) return
      event.preventDefault()
      void surfaces().then(({ toggleAccessibility }) => toggleAccessibility())
    }
    const unfolded = () => {
      const menu = document.querySelector('.menu[open]')
      if (menu !== null) void import('./menu-choice.ts').then(({ followMenu }) => followMenu(menu))
    }
    const due = () => void surfaces().then(({ promptAtSunset }) => promptAtSunset())
    document.addEventListener('click', pressed, { signal, capture: true })
    document.addEventListener('keydown', typed, { signal })
    document.addEventListener('toggle', unfolded, { signal, capture: true })
    window.addEventListener(appearanceEvents.sunset, due, { signal })
    // The boot script may have dispatched the sunset event before this listener was added. It has then set the attribute.
    if ('sunset' in root.dataset) due()
    unfolded()
    return () => listening.abort()
  }, [])
}

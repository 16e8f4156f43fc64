import { useEffect } from 'react'
import { appearanceEvents } from '#web/lib/boot/appearance-events.ts'

const surfaces = () => import('./surfaces.ts')

/** Opens what the controls of `parts.tsx` are for, and what the clock asks for; the code comes with the first use. */
export function useAppearance(): void {
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const root = document.documentElement
    const pressed = (event: Event) => {
      const { target } = event
      const control = target instanceof Element && target.closest<HTMLElement>('[data-opens]')
      if (!control) return
      // A link says the same on a page of its own.
      event.preventDefault()
      void surfaces().then(({ open }) => open(control))
    }
    const typed = (event: KeyboardEvent) => {
      // The letter, or the key where Alt makes another letter of it.
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
    // Before this was there.
    if ('sunset' in root.dataset) due()
    unfolded()
    return () => listening.abort()
  }, [])
}

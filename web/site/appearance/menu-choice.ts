import { themePreferences } from '#shared/browser/theme.ts'
import { appearanceEvents } from '#web/lib/boot/appearance-events.ts'

const followed = new WeakSet<Element>()

/** Keeps the radio buttons for the theme in the mobile menu equal to the theme preference, and applies the choice of the visitor. */
export function followMenu(menu: Element): void {
  const choices = [...menu.querySelectorAll<HTMLInputElement>('[data-preference]')]
  const show = () => {
    const preference = window.certaviaBoot?.preference()
    for (const choice of choices) choice.checked = choice.value === preference
  }
  show()
  if (followed.has(menu)) return
  followed.add(menu)
  window.addEventListener(appearanceEvents.changed, show)
  menu.addEventListener('change', ({ target }) => {
    const chosen = themePreferences.find(
      (preference) => target instanceof HTMLInputElement && target.value === preference,
    )
    if (chosen !== undefined) window.certaviaBoot?.choose(chosen)
  })
}

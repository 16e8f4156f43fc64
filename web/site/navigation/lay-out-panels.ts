import { whenIdle } from '#web/lib/boot/when-idle.ts'

/** Delay in ms after hydration. Until then, the browser loads code that other components request. */
const delay = 1_000

/**
 * Lays out the closed menus of `bar`, one at a time, while the browser is idle. Otherwise the browser would style and lay out the fifty links
 * of a menu for the first time when the visitor opens it, which would delay the frame that shows it.
 */
export function layOutPanels(bar: HTMLElement): void {
  const panels = bar.querySelectorAll('.mega-panel, .menu-panel').values()
  const next = () => {
    const { value } = panels.next()
    // The content of a closed `details` element is skipped during layout, except if a script reads its geometry.
    value?.getBoundingClientRect()
    if (value !== undefined) whenIdle(next)
  }
  setTimeout(() => whenIdle(next), delay)
}

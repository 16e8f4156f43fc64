import { whenIdle } from '#web/lib/boot/when-idle.ts'

/**
 * Lays out the closed menus of `bar`, one at a time, while the browser is idle. Otherwise the browser would style and lay out the fifty links
 * of a menu for the first time when the visitor opens it, which would delay the frame that shows it.
 */
export function layOutPanels(bar: HTMLElement): void {
  for (const panel of bar.querySelectorAll('.mega-panel, .menu-panel')) {
    // The content of a closed `details` element is skipped during layout, except if a script reads its geometry.
    whenIdle(() => panel.getBoundingClientRect())
  }
}

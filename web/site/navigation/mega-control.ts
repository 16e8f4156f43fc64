import { isStill } from '#web/lib/boot/is-still.ts'
import { isNear } from './mega-area.ts'
import { moveFocus } from './mega-keys.ts'

/** Delay in ms between the moment when the pointer leaves bar and panel and the closing of the menu. */
const closeDelay = 150
/** Duration of the fade-out in ms. It must equal the duration in the style sheet. */
const fadeOut = 200
/** Delay in ms before hovering opens another menu. The pointer may only cross other items of the bar on its way into the open panel. */
const switchDelay = 100

/** Handle that controls the menus of the bar. */
export interface MenuControl {
  close(): void
  /** Removes all listeners. */
  stop(): void
}

const menuOf = (target: EventTarget | null, part: string) =>
  target instanceof Element && target.closest(part) !== null
    ? (target.closest('.mega')?.querySelector('details') ?? undefined)
    : undefined

const remove = (menu: HTMLDetailsElement) => {
  delete menu.dataset['closing']
  menu.open = false
}

interface Timers {
  leave?: number | undefined
  change?: number | undefined
  fade?: number | undefined
}

/**
 * Adds the behaviour of the mega menus in `bar`. The attribute `open` of the `details` elements always contains the state of the menus. A
 * menu opens by pointer, arrow or key. It closes when the pointer leaves, on a click outside, on Escape, and when the focus leaves it.
 */
export function controlMegaMenus(bar: HTMLElement): MenuControl {
  const listening = new AbortController()
  const timers: Timers = {}
  let shown = bar.querySelector<HTMLDetailsElement>('.mega > details[open]') ?? undefined
  /** True if the visitor has opened the menu by a click or key, or has clicked on it after it opened on hover. */
  let meant = shown !== undefined
  /** Menu that the visitor has closed. It must not open again as long as the pointer is on it. */
  let dismissed: HTMLDetailsElement | undefined
  /** True if the pointer is on the open menu, or was on it when it opened. */
  let inside = false

  const drop = (timer: keyof Timers) => {
    clearTimeout(timers[timer])
    timers[timer] = undefined
  }
  /** Ends the fade-out of a menu when another menu opens. At most one menu fades out at a time. */
  const endFade = () => {
    drop('fade')
    for (const menu of bar.querySelectorAll<HTMLDetailsElement>('.mega > details[data-closing]')) {
      remove(menu)
    }
  }
  const close = ({ refocus = false, fade = !isStill() } = {}) => {
    drop('leave')
    drop('change')
    const menu = shown
    if (menu === undefined) return
    shown = undefined
    dismissed = menu
    const { activeElement } = document
    // Moves the focus out of the panel, because a focused element must not disappear.
    if (menu.contains(activeElement) || (refocus && activeElement === document.body)) {
      menu.querySelector('summary')?.focus({ preventScroll: true })
    }
    if (!fade) return remove(menu)
    menu.dataset['closing'] = ''
    timers.fade = window.setTimeout(endFade, fadeOut)
  }
  const open = (menu: HTMLDetailsElement, onPurpose: boolean) => {
    drop('leave')
    drop('change')
    meant = onPurpose
    dismissed = undefined
    if (menu === shown) return
    const takesOver = shown !== undefined
    close({ fade: false })
    endFade()
    menu.toggleAttribute('data-instant', takesOver)
    dismissed = undefined
    shown = menu
    menu.open = true
  }

  const leave = () => {
    if (shown === undefined || !inside) return
    inside = false
    timers.leave = window.setTimeout(() => {
      close()
      // The pointer has left the closed menu, so entering it may open it again.
      dismissed = undefined
    }, closeDelay)
  }
  const rest = (menu: HTMLDetailsElement | undefined) => {
    if (menu !== dismissed) dismissed = undefined
    if (menu === undefined || menu === shown || menu === dismissed) return drop('change')
    if (shown === undefined) return open(menu, false)
    timers.change ??= window.setTimeout(() => open(menu, false), switchDelay)
  }
  const follow = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return
    rest(menuOf(event.target, '.mega-head'))
    if (shown === undefined) {
      inside = false
      return
    }
    if (isNear([bar, shown.querySelector('.mega-panel')], event.clientX, event.clientY)) {
      inside = true
      drop('leave')
    } else leave()
  }
  /** Ignores touch, because `pointerleave` is also dispatched when a finger is lifted. */
  const left = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') leave()
  }
  const press = (event: MouseEvent) => {
    const menu = menuOf(event.target, 'summary.mega-head')
    if (menu === undefined) {
      if (shown !== undefined && !shown.contains(event.target as Node | null)) close() // oxlint-disable-line typescript/no-unsafe-type-assertion -- the target of a click is a node
      return
    }
    event.preventDefault()
    // A click with the `detail` 0 comes from the keyboard, so it does not confirm a menu that has opened on hover.
    const confirms = shown === menu && !meant && event.detail > 0
    if (shown === menu && !confirms) return close()
    open(menu, true)
    if (event.detail > 0) inside = true
  }
  const typed = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown !== undefined) close({ refocus: true })
    else if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    else if (moveFocus(bar, event, (menu) => open(menu, true))) event.preventDefault()
  }
  const focused = ({ target }: FocusEvent) => {
    const item = shown?.closest('.mega')
    if (item instanceof Element && target instanceof Node && !item.contains(target)) close()
  }
  /** Handles a menu that was opened by other means: by find in page, or by a screen reader. */
  const noticed = ({ target }: Event) => {
    if (!(target instanceof HTMLDetailsElement) || !target.matches('.mega > details')) return
    if (target.open && target !== shown && target.dataset['closing'] === undefined)
      open(target, true)
    if (!target.open && target === shown) shown = undefined
  }

  const { signal } = listening
  document.addEventListener('pointermove', follow, { signal, passive: true })
  document.documentElement.addEventListener('pointerleave', left, { signal })
  document.addEventListener('click', press, { signal })
  document.addEventListener('keydown', typed, { signal })
  document.addEventListener('focusin', focused, { signal })
  bar.addEventListener('toggle', noticed, { signal, capture: true })
  return {
    close: () => close(),
    stop: () => {
      for (const timer of ['leave', 'change', 'fade'] as const) drop(timer)
      listening.abort()
    },
  }
}

import { isStill } from '#web/lib/boot/is-still.ts'
import { isNear } from './mega-area.ts'
import { moveFocus } from './mega-keys.ts'

/** Time in ms after which a menu closes when the pointer has left bar and panel. */
const closeDelay = 150
/** Duration of the fade-out in ms. It must equal the duration in the style sheet. */
const fadeOut = 200
/** Delay in ms before hovering opens another menu. A pointer that moves into the open panel may cross other items of the bar. */
const switchDelay = 100

/** Functions that control the menus of the bar from outside. */
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
 * Adds the behaviour of the mega menus in `bar`. The attribute `open` of a `details` element is always the state of its menu. A menu opens
 * by pointer, arrow button or key. It closes when the pointer or the focus leaves it, on a click outside, and on Escape.
 */
export function controlMegaMenus(bar: HTMLElement): MenuControl {
  const listening = new AbortController()
  const timers: Timers = {}
  let shown = bar.querySelector<HTMLDetailsElement>('.mega > details[open]') ?? undefined
  /** True if the visitor has opened the menu by a click or key, or has clicked on it after it opened on hover. */
  let meant = shown !== undefined
  /** Menu that the visitor has closed. It must not open again while the pointer stays on it. */
  let dismissed: HTMLDetailsElement | undefined
  /** True if the pointer is on the open menu, or was on it when the menu opened. */
  let inside = false

  const drop = (timer: keyof Timers) => {
    clearTimeout(timers[timer])
    timers[timer] = undefined
  }
  /** Ends the fade-out of a menu at once when another menu opens. Only one menu may fade out at a time. */
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
    // Moves the focus out of the panel before the panel disappears.
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
      // The pointer has left the closed menu. When it enters the menu again, the menu may open.
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
  /** Ignores touch, because browsers also dispatch `pointerleave` when a finger is lifted. */
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
    // A click with the `detail` 0 comes from the keyboard. Only a click by pointer keeps a menu open that was opened by hovering.
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
  /** Handles a menu that was opened by the browser itself: by find-in-page, or for a screen reader. */
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

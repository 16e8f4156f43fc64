import { isStill } from '#web/lib/boot/is-still.ts'
import { isNear } from './mega-area.ts'
import { moveFocus } from './mega-keys.ts'

/** After the pointer has left bar and panel. In ms, as everything here. */
const closeDelay = 150
/** As long as the style sheet fades a panel out. */
const fadeOut = 200
/** The pointer crosses the other item of the bar on its way into an open panel. */
const switchDelay = 100

/** What a part of the bar can be told. */
export interface MenuControl {
  close(): void
  /** Lets go of the page. */
  stop(): void
}

const menuOf = (target: EventTarget | null, part: string) =>
  target instanceof Element && target.closest(part) !== null
    ? (target.closest('.mega')?.querySelector('details') ?? undefined)
    : undefined

/**
 * Gives the mega menus in `bar` their behaviour: the `details` elements stay what says whether a menu is open. A menu opens by
 * pointer, arrow or key, and closes when the pointer leaves, on a click outside, on Escape and when the focus goes elsewhere.
 */
export function controlMegaMenus(bar: HTMLElement): MenuControl {
  const listening = new AbortController()
  const timers: {
    leave?: number | undefined
    change?: number | undefined
    fade?: number | undefined
  } = {}
  let shown = bar.querySelector<HTMLDetailsElement>('.mega > details[open]') ?? undefined
  /** Opened on purpose, or confirmed after it had opened under the pointer. */
  let meant = shown !== undefined
  /** Closed on purpose; the pointer that rests on it must not open it again. */
  let dismissed: HTMLDetailsElement | undefined
  /** The pointer is on what is open, or was when it opened. */
  let inside = false

  const drop = (timer: keyof typeof timers) => {
    clearTimeout(timers[timer])
    timers[timer] = undefined
  }
  const remove = (menu: HTMLDetailsElement) => {
    delete menu.dataset['closing']
    menu.open = false
  }
  /** At most one is fading, and it is gone at once when another takes its place. */
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
    // What has the focus must not vanish with it.
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
      // The pointer is elsewhere: its next move may already be back on the menu, which opens it again.
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
  /** A finger that is lifted leaves too. */
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
    // A click with no button is a key's; hovering has nothing to do with it.
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
  /** Opened past all of this: by a search in the page, or by a screen reader. */
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

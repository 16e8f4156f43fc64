/** Floating windows over the page. At most one is open. */
export type FloatingWindow = 'accessibility' | 'chat'

let open: { readonly name: FloatingWindow; readonly close: () => void } | undefined

/**
 * Registers a window that opens, and closes the window that was open before it.
 * @param close called to close the registered window when another one opens
 * @returns a function that must be called when the registered window has closed, for any reason
 */
export function openExclusively(name: FloatingWindow, close: () => void): () => void {
  open?.close()
  const mine = { name, close }
  open = mine
  document.documentElement.dataset['window'] = name
  return () => {
    if (open !== mine) return
    open = undefined
    delete document.documentElement.dataset['window']
  }
}

/** Selector of all surfaces that a visitor may be using: windows, banners, dialogs, menus and panels. */
const surfaces = `[data-slot='banner'], [data-slot='chat-window'], [data-slot='accessibility-panel'],
  dialog[open], .menu[open], .mega > details[open], :popover-open:not(.tip)`

const isQuiet = () =>
  [...document.querySelectorAll(surfaces)].every((one) => !one.checkVisibility())

/** Interval of the check for open surfaces, in milliseconds. */
const patience = 250

/** Runs `work` as soon as no overlay (window, banner, dialog, menu or panel) is open, unless `signal` aborts first. */
export function whenQuiet(work: () => void, signal: AbortSignal): void {
  if (signal.aborted) return
  if (isQuiet()) return work()
  const timer = setInterval(() => {
    if (!isQuiet()) return
    clearInterval(timer)
    work()
  }, patience)
  signal.addEventListener('abort', () => clearInterval(timer))
}

/** True if an element of the page has visible focus and `element` covers it. */
export function isOverFocus(element: HTMLElement): boolean {
  const { activeElement } = document
  if (activeElement?.matches(':focus-visible') !== true || element.contains(activeElement))
    return false
  const under = activeElement.getBoundingClientRect()
  const over = element.getBoundingClientRect()
  return (
    under.height < innerHeight / 2 &&
    under.left < over.right &&
    under.right > over.left &&
    under.top < over.bottom &&
    under.bottom > over.top
  )
}

/** Hides `element` while it covers the focused element. Used for surfaces that do not take the focus, such as the sunset prompt. */
export function giveWayToFocus(element: HTMLElement, signal: AbortSignal): void {
  const look = () => element.toggleAttribute('data-under-focus', isOverFocus(element))
  look()
  document.addEventListener('focusin', look, { signal })
  document.addEventListener('focusout', look, { signal })
  document.addEventListener('scroll', look, { signal, passive: true })
}

/** Media query for windows that are too narrow for overlays next to each other. In these windows toasts move the sunset prompt down. */
const narrow = '(max-width: 63.99em)'

/** Height in px of the buttons and the back-to-top link at the bottom of a narrow window. */
const foot = 124

/** Hides `element` while it does not fit between the toasts and the buttons at the bottom of the window. Toasts take precedence over it. */
export function giveWayToToasts(element: HTMLElement, signal: AbortSignal): void {
  const root = document.documentElement
  const look = () => {
    const isPushed = root.style.getPropertyValue('--toast-room') !== ''
    const { bottom } = element.getBoundingClientRect()
    const hasRoom = !isPushed || !matchMedia(narrow).matches || bottom <= innerHeight - foot
    element.toggleAttribute('data-no-room', !hasRoom)
  }
  look()
  const watching = new MutationObserver(look)
  watching.observe(root, { attributeFilter: ['style'] })
  window.addEventListener('resize', look, { signal })
  signal.addEventListener('abort', () => watching.disconnect())
}

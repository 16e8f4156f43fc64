/** The windows that stand over the page. One is open at a time. */
export type FloatingWindow = 'accessibility' | 'chat'

let open: { readonly name: FloatingWindow; readonly close: () => void } | undefined

/**
 * Says that a window opens: the one that is open closes first.
 * @param close closes it when another one opens
 * @returns what to call once it is closed, whoever has closed it
 */
export function takeFloor(name: FloatingWindow, close: () => void): () => void {
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

/** What a visitor is busy with: windows, banners, dialogs, menus and panels. */
const surfaces = `[data-slot='banner'], [data-slot='chat-window'], [data-slot='accessibility-panel'],
  dialog[open], .menu[open], .mega > details[open], :popover-open:not(.tip)`

const isQuiet = () =>
  [...document.querySelectorAll(surfaces)].every((one) => !one.checkVisibility())

/** How often it is looked whether a surface has closed. In ms. */
const patience = 250

/** Does `work` once no other surface is open, unless `signal` ends before. */
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

/** Whether something that was reached by keyboard has the focus and lies under `element`. */
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

/**
 * Keeps `element` from covering what has the focus: it is not seen while the focus stands under it. For what takes no focus by
 * itself, like the sunset prompt.
 */
export function giveWayToFocus(element: HTMLElement, signal: AbortSignal): void {
  const look = () => element.toggleAttribute('data-under-focus', isOverFocus(element))
  look()
  document.addEventListener('focusin', look, { signal })
  document.addEventListener('focusout', look, { signal })
  document.addEventListener('scroll', look, { signal, passive: true })
}

/** From here on the windows have no room beside each other, and what stands where toasts do pushes the prompt down. */
const narrow = '(max-width: 63.99em)'

/** What the cells and the way back to the top take at the foot of a narrow window, in px. */
const foot = 124

/**
 * Takes `element`, which hangs below the toasts, out of sight for as long as these leave it no room above the cells. What says
 * something first is read first.
 */
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

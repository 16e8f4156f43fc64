/** Time in ms for which the pointer must rest on a control before the tooltip appears. */
const delay = 700
/** Gap in px between a control and its tooltip, and between the tooltip and the edge of the window. */
const gap = 8
/** Gap in px between a control in the corner of the window and its tooltip, which is at the left of the control. */
const gapBefore = 10

/** Control with a tooltip that is or contains `target`. */
const controlOf = (target: EventTarget | null) =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null) ?? undefined

function createTip(): HTMLElement {
  const tip = document.createElement('div')
  tip.className = 'tip'
  tip.popover = 'manual'
  // Hidden from screen readers, because the text is the accessible name of the control.
  tip.ariaHidden = 'true'
  document.body.append(tip)
  return tip
}

/**
 * Places the tooltip inside the window: below its control, or above it if there is too little room. With `data-tip="beside"`, windows of
 * 640 px and more show it at the right, so that it does not cover controls stacked below. With `data-tip="before"` it is at the left.
 */
function place(tip: HTMLElement, control: HTMLElement) {
  const box = control.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = tip
  const isBeside = control.dataset['tip'] === 'beside' && matchMedia('(min-width: 40em)').matches
  const below = box.bottom + gap
  const fits = below + offsetHeight + gap <= innerHeight
  const left = isBeside ? box.right + gap : box.left + (box.width - offsetWidth) / 2
  const rightmost = document.documentElement.clientWidth - offsetWidth - gap
  const middle = box.top + (box.height - offsetHeight) / 2
  const beyond = fits ? below : box.top - gap - offsetHeight
  const isBefore = control.dataset['tip'] === 'before'
  const start = isBefore ? box.left - gapBefore - offsetWidth : left
  tip.style.left = `${Math.max(gap, Math.min(start, rightmost))}px`
  tip.style.top = `${isBeside || isBefore ? middle : beyond}px`
}

/**
 * Starts to show tooltips.
 * @param first event after which this code was loaded
 * @returns a function that stops the tooltips
 */
export function startTooltips(first: PointerEvent | FocusEvent): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let tip: HTMLElement | undefined
  let control: HTMLElement | undefined
  let isFocused = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const hide = () => {
    clearTimeout(timer)
    control = undefined
    isFocused = false
    if (tip?.matches(':popover-open') === true) tip.hidePopover()
  }
  const show = () => {
    const text = control?.ariaLabel
    if (control?.isConnected !== true || text === undefined || text === null) return
    // A control whose menu is open needs no tooltip.
    if (control.matches('details[open] > summary')) return
    const keys = control.getAttribute('aria-keyshortcuts')
    tip ??= createTip()
    tip.textContent = keys === null ? text : `${text} (${keys.replaceAll('Control', 'Ctrl')})`
    tip.showPopover()
    place(tip, control)
  }
  const wait = (next: HTMLElement | undefined, byFocus: boolean) => {
    if (next === control) return
    hide()
    control = next
    isFocused = byFocus
    if (control !== undefined) timer = setTimeout(show, delay)
  }
  const pointed = ({ pointerType, target }: PointerEvent) => {
    // The tooltip stays if the pointer moves onto it.
    if (pointerType === 'touch' || (target === tip && tip !== undefined)) return
    const next = controlOf(target)
    // If the page has only scrolled under a resting pointer, the tooltip of the focused control stays.
    if (next !== undefined || !isFocused) wait(next, false)
  }
  const focused = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) wait(controlOf(target), true)
  }
  document.addEventListener('pointerover', pointed, { signal, passive: true })
  document.documentElement.addEventListener('pointerleave', hide, { signal })
  document.addEventListener('focusin', focused, { signal })
  document.addEventListener('focusout', hide, { signal })
  document.addEventListener('pointerdown', hide, { signal, passive: true })
  document.addEventListener('scroll', hide, { signal, passive: true, capture: true })
  document.addEventListener('keydown', hide, { signal })
  const { target } = first
  if (target instanceof Element && target.matches(':hover, :focus')) {
    if ('pointerType' in first) pointed(first)
    else focused(first)
  }
  return () => {
    hide()
    tip?.remove()
    listening.abort()
  }
}

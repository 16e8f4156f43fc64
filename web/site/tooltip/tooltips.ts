/** How long the pointer or the focus rests on a control before its tooltip is there. In ms. */
const delay = 700
/** Between a control and its tooltip, and between that and the edge of the window. In px. */
const gap = 8
/** Between a control in the corner and its tooltip at the left. In px. */
const gapBefore = 10

/** The control with a tooltip around `target`. */
const controlOf = (target: EventTarget | null) =>
  (target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null) ?? undefined

function createTip(): HTMLElement {
  const tip = document.createElement('div')
  tip.className = 'tip'
  tip.popover = 'manual'
  // Its words are the control's accessible name already.
  tip.ariaHidden = 'true'
  document.body.append(tip)
  return tip
}

/**
 * Puts the tip below its control, or above where there is no room, and within the window; beside it where a wide window stacks
 * controls and one would cover the next; before it where the control stands in the corner.
 */
function place(tip: HTMLElement, control: HTMLElement) {
  const box = control.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = tip
  const isBeside = control.dataset['tip'] === 'beside' && matchMedia('(min-width: 64em)').matches
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
 * Shows tooltips from now on.
 * @param first the event that came before this code was there
 * @returns what ends it
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
    // An open menu says what it is.
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
    // The tip can be pointed at itself.
    if (pointerType === 'touch' || (target === tip && tip !== undefined)) return
    const next = controlOf(target)
    // A page that moves passes under a pointer at rest, which takes nothing from the keyboard.
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

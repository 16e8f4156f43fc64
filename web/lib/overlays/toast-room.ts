let watching: ResizeObserver | undefined
let holders = 0

/**
 * While there are toasts, sets the height of the toast area as a CSS property. On phones, elements below the bar move down by this height.
 * @param element an element in the area of the toasts
 * @returns a function to call when the element is removed
 */
export function holdToastRoom(element: Element): () => void {
  const slot = element.closest<HTMLElement>('[data-slot="toasts"]')
  if (slot === null) return () => undefined
  const { style } = document.documentElement
  holders += 1
  if (watching === undefined) {
    watching = new ResizeObserver(() => {
      style.setProperty('--toast-room', `${slot.offsetHeight + 8}px`)
    })
    watching.observe(slot)
  }
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    holders -= 1
    if (holders > 0) return
    watching?.disconnect()
    watching = undefined
    style.removeProperty('--toast-room')
  }
}

let watching: ResizeObserver | undefined
let holders = 0

/**
 * Sets the height of the toasts and of other elements in their slot as a CSS property while there are any: on phones, elements below
 * the bar make room for them.
 * @param element an element in the slot of the toasts
 * @returns to be called when the element is removed
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

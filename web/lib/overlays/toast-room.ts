let watching: ResizeObserver | undefined
let holders = 0

/**
 * While there are toasts, sets a CSS property to the height of the area in which they are shown. On phones, elements below the navigation
 * bar move down by this height.
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

let watching: ResizeObserver | undefined
let holders = 0

/**
 * Tells the style sheet how high everything is that stands where toasts do, for as long as any of it is there: on phones, what hangs
 * under the bar makes room for it.
 * @param element something that stands there
 * @returns what to call once it is gone
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

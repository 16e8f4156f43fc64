import { useLayoutEffect, useRef } from 'react'

/** Key that moves the focus to the newest toast. With the Tab key, users would often reach the toast only after it has closed. */
export const TOAST_SHORTCUT = 'F8'

const buttonOf = (item: Element | null | undefined) =>
  item?.querySelector<HTMLElement>('.toast-close') ?? undefined

/** Moves the focus to the newest item of a list of toasts on F8, and back when that item is removed. */
export function useToastFocus() {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef<HTMLElement>(undefined)
  // A layout effect, because it runs before the frame that shows the toast. The user may press the key as soon as the toast is visible.
  useLayoutEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const button = buttonOf(list.current?.lastElementChild)
      if (event.key !== TOAST_SHORTCUT || button === undefined) return
      event.preventDefault()
      button.focus()
    }
    document.addEventListener('keydown', lead)
    return () => document.removeEventListener('keydown', lead)
  }, [])
  return {
    list,
    entered: (from: EventTarget | null) => {
      const isInside = from instanceof Node && list.current?.contains(from) === true
      if (!isInside) before.current = from instanceof HTMLElement ? from : undefined
    },
    /**
     * Must be called before a toast is removed. If the focus is inside the toast, moves the focus back to the element that had it before.
     */
    giveBack: (item: Element) => {
      if (!item.contains(document.activeElement)) return
      const back = before.current
      if (back?.isConnected === true) back.focus({ preventScroll: true })
      else document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
    },
  }
}

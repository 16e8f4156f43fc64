import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Functions that are called when a key is pressed, by key. `Shift+x` takes precedence over `x`. */
type KeyActions = Readonly<Record<string, () => void>>

/** True if single-key shortcuts are on in this tab. Users of speech input may need to turn them off. */
const singleKeys = { on: true }

/** State of the dialog with the shortcuts and of the single-key shortcuts in this tab, with functions that change both. */
export function useKeyState() {
  const [on, setOn] = useState(singleKeys.on)
  const [open, show] = useState(false)
  const set = (next: boolean) => {
    singleKeys.on = next
    setOn(next)
  }
  return { single: [on, set], open, show } as const
}

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=checkbox]), textarea, select, [contenteditable]') !== null

const links = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-row-link]')]

/** Moves the focus by `by` rows, or to the first row if no row has the focus. */
function move(list: HTMLElement | null, by: 1 | -1): void {
  if (list === null) return
  const all = links(list)
  const row = document.activeElement?.closest('[data-row]')
  const at = all.findIndex((link) => row?.contains(link) === true)
  const to = at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by
  const link = all[Math.max(0, Math.min(to, all.length - 1))]
  link?.focus({ preventScroll: true })
  link?.scrollIntoView({ block: 'nearest' })
}

/** Id of the row that has the focus. */
export const focusedRow = () =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']

/** True if a key event may be a shortcut of the list: no modifier is pressed, the focus is not in a field and no dialog is open. */
function isForList(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, altKey, ctrlKey, metaKey } = event
  if (defaultPrevented || altKey || ctrlKey || metaKey || takesText(target)) return false
  return document.querySelector('dialog[open]') === null
}

const arrows = new Set(['ArrowDown', 'ArrowUp'])

/**
 * Keyboard shortcuts of a list. The keys j, k and the arrow keys move the focus unless `actions` contains these keys. Shortcuts do nothing
 * in fields and while a dialog is open.
 */
export function useListKeys(list: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const current = useRef(actions)
  // A layout effect, so that a key pressed right after a render never acts on rows of the previous render.
  useLayoutEffect(() => {
    current.current = actions
  })
  // A layout effect, so that shortcuts work as soon as the rows are visible.
  useLayoutEffect(() => {
    const down = () => move(list.current, 1)
    const up = () => move(list.current, -1)
    const moves: KeyActions = { j: down, k: up, ArrowDown: down, ArrowUp: up }
    const acts = (key: string) => {
      if (key === 'Escape') return true
      if (!arrows.has(key)) return singleKeys.on
      const { activeElement: at } = document
      // Without a visible list, leaves the arrow keys to the page, which scrolls, or to the focused element.
      if (list.current === null) return false
      return at === document.body || list.current.contains(at)
    }
    const act = (event: KeyboardEvent) => {
      if (!isForList(event) || !acts(event.key)) return
      const name = event.key.length === 1 ? event.key.toLowerCase() : event.key
      const shifted = event.shiftKey ? current.current[`Shift+${name}`] : undefined
      const action = shifted ?? current.current[name] ?? moves[name]
      if (action === undefined) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', act)
    return () => removeEventListener('keydown', act)
  }, [list])
}

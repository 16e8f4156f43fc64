import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Key handlers of a list, by key; `Shift+x` wins over `x`. */
type KeyActions = Readonly<Record<string, () => void>>

/** Whether single keys act; a person who speaks to the computer may want to turn that off. For this tab. */
const singleKeys = { on: true }

/** Whether the keys of a page are shown, and whether single keys act in this tab, with the ways to change both. */
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

/** Moves the focus by rows: to the first row when it is outside. */
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

/** The id of the row that has the focus. */
export const focusedRow = () =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']

/** Whether a key is meant for the list: not with a modifier, not in a field, not while a dialog is open. */
function isForList(event: KeyboardEvent): boolean {
  const { target, defaultPrevented, altKey, ctrlKey, metaKey } = event
  if (defaultPrevented || altKey || ctrlKey || metaKey || takesText(target)) return false
  return document.querySelector('dialog[open]') === null
}

const arrows = new Set(['ArrowDown', 'ArrowUp'])

/** The list's keys: j, k and arrows move unless `actions` says otherwise, and these do the rest. Fields and open dialogs keep theirs. */
export function useListKeys(list: RefObject<HTMLElement | null>, actions: KeyActions): void {
  const current = useRef(actions)
  // With what is seen and not after it: a key never acts on the row or the page before.
  useLayoutEffect(() => {
    current.current = actions
  })
  // No later than what it acts on is seen: who knows the keys presses one at once.
  useLayoutEffect(() => {
    const down = () => move(list.current, 1)
    const up = () => move(list.current, -1)
    const moves: KeyActions = { j: down, k: up, ArrowDown: down, ArrowUp: up }
    const acts = (key: string) => {
      if (key === 'Escape') return true
      if (!arrows.has(key)) return singleKeys.on
      const { activeElement: at } = document
      // Elsewhere the arrows scroll, or belong to what has the focus.
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

import './palette.css'
import { Search } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { SEARCH_QUERY } from '#shared/contracts/search-view.ts'
import { searchPage } from '#shared/pages/search.ts'
import { paths } from '#shared/paths/paths.ts'
import { counted } from '#shared/text/count.ts'
import { createBrowserSource } from '#web/lib/content/browser-source.ts'
import { mount } from '#web/ui/island/mount.tsx'
import { useSavedMatches } from '#web/lib/search/use-saved-matches.ts'
import { useSuggestions } from '#web/lib/search/use-suggestions.ts'
import { PaletteList, type Group } from './palette-list.tsx'
import {
  actionRows,
  addRecent,
  recentRows,
  savedRow,
  suggestedRow,
  type Row,
} from './palette-rows.ts'

const source = createBrowserSource()

/** Number of rows by which each arrow key moves the choice. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

const isShortcut = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k'

/** Text above the actions, shown if no page matches the query. */
function noteOf(text: string, found: { readonly for: string; readonly hasFailed: boolean }) {
  if (text === '') return undefined
  if (found.for !== text) return 'Loading…'
  return found.hasFailed
    ? searchPage.problems.unavailable
    : 'No page matches. Press Enter to search all text.'
}

function Palette({ onClosed }: { readonly onClosed: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { theme } = document.documentElement.dataset
  const text = typed.trim()
  const found = useSuggestions(source, text)
  const saved = useSavedMatches(found.hasFailed ? found.for : '')
  const groups: readonly Group[] = [
    { name: 'Pages and articles', rows: found.suggestions.map(suggestedRow) },
    { name: searchPage.saved.group, rows: saved.map(savedRow) },
    { name: 'Actions', rows: actionRows(location.pathname, theme) },
    { name: 'Recent in this tab', rows: recentRows() },
  ].filter(({ rows }) => rows.length > 0)
  const rows = groups.flatMap((group) => group.rows)
  const hasPages = found.suggestions.length > 0 || saved.length > 0
  // If no page matches, no row is chosen, so that Enter starts a search.
  const active = text !== '' && !hasPages ? -1 : Math.min(chosen, rows.length - 1)
  const all = paths.search({ text })

  useEffect(() => {
    const element = dialog.current
    if (element?.open === false) element.showModal()
  }, [])
  useEffect(() => {
    document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])

  const close = () => {
    dialog.current?.close()
    // Calls `onClosed` at once and not on the event `close`, which the browser dispatches later. The shortcut must be able to open the
    // palette again before.
    onClosed()
  }
  /** Follows a link as if the visitor had clicked it in the page, so that it becomes a client-side navigation. */
  const follow = (href: string) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }
  const chooseRow = (row: Row) => {
    close()
    addRecent(row)
    row.run?.()
  }
  const enter = (isNewTab: boolean) => {
    const row = rows[active]
    const href = row === undefined ? all : row.href
    if (href !== undefined && isNewTab) {
      window.open(href, '_blank', 'noopener')
      return
    }
    if (row === undefined) close()
    else chooseRow(row)
    if (href !== undefined) follow(href)
  }
  const press = (event: KeyboardEvent) => {
    if (isShortcut(event)) close()
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      enter(event.ctrlKey || event.metaKey)
    } else if (STEPS[event.key] !== undefined && rows.length > 0) {
      setChosen((Math.max(active, -1) + (STEPS[event.key] ?? 0) + rows.length) % rows.length)
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) close()
  }
  const note = saved.length > 0 ? searchPage.saved.note : hasPages ? undefined : noteOf(text, found)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape does the same by keyboard
    <dialog
      ref={dialog}
      className="palette"
      aria-label={searchPage.field}
      onClick={closeBeside}
      onClose={onClosed}
      onKeyDown={press}
    >
      <div className="palette-field">
        <Search size={20} strokeWidth={1.5} aria-hidden="true" />
        <input
          type="text"
          dir="auto"
          value={typed}
          maxLength={SEARCH_QUERY.characters}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={searchPage.field}
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}list`}
          aria-autocomplete="list"
          aria-activedescendant={active < 0 ? undefined : `${id}${active}`}
          onChange={({ currentTarget: { value } }) => {
            setTyped(value)
            setChosen(0)
          }}
        />
        <button type="button" className="palette-close" onClick={close}>
          <kbd aria-hidden="true">Esc</kbd>
          <span>Close</span>
        </button>
      </div>
      {note !== undefined && <output className="palette-empty">{note}</output>}
      <PaletteList id={id} groups={groups} active={active} onChoose={chooseRow} />
      <div className="palette-foot">
        <p aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open
        </p>
        {text !== '' && saved.length === 0 && (
          <a href={all} onClick={close}>
            See all {counted(found.total, 'result')}
          </a>
        )}
      </div>
    </dialog>
  )
}

/** Removes the open palette. Undefined while the palette is closed. */
let removeOpen: (() => void) | undefined

/** Opens the command palette. If `link` is in the mobile menu, closes that menu. */
export function openPalette(link: HTMLElement): void {
  if (removeOpen !== undefined) return
  const menu = link.closest<HTMLDetailsElement>('.menu')
  if (menu !== null) {
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  const remove = mount(
    <Palette
      onClosed={() => {
        if (removeOpen === remove) removeOpen = undefined
        remove()
      }}
    />,
  )
  removeOpen = remove
}

import { useEffect, useRef, type MouseEvent } from 'react'
import { countText } from './count-text.ts'

/** View of a list. */
export interface Tab<View> {
  readonly view: View
  readonly label: string
  readonly href: string
  /** Number of rows of the view. Undefined while it is unknown. Null for a view that shows no count. */
  readonly count: number | undefined | null
}

interface ListTabsProps<View> {
  /** Accessible name of the tabs. */
  readonly label: string
  readonly tabs: readonly Tab<View>[]
  readonly current: View
  readonly onView: (view: View) => void
}

/** Views of a list as links with their counts. On phones the tabs can be scrolled sideways. */
export function ListTabs<View extends string | undefined>(props: ListTabsProps<View>) {
  const { label, tabs, current, onView } = props
  const nav = useRef<HTMLElement>(null)
  const isCounted = tabs.some(({ count }) => typeof count === 'number')
  useEffect(() => {
    const tab = nav.current?.querySelector('[aria-current]')?.getBoundingClientRect()
    if (nav.current === null || tab === undefined) return
    // Scrolls the current tab into view, because phones do not show all tabs at once.
    const { left, width } = nav.current.getBoundingClientRect()
    nav.current.scrollLeft += tab.left + tab.width / 2 - (left + width / 2)
  }, [current, isCounted])
  const follow = (view: View) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onView(view)
  }
  return (
    <nav className="desk-tabs" aria-label={label} ref={nav}>
      <ul>
        {tabs.map(({ view, label: name, href, count }) => (
          <li key={name}>
            <a
              href={href}
              aria-current={current === view ? 'page' : undefined}
              onClick={follow(view)}
            >
              {name}
              {count !== null && <span className="desk-count">{countText(count)}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

import { Ellipsis } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import type { Bulk } from './use-bulk.ts'
import { kinds, type Row } from './rows.ts'

interface RowMenuProps {
  readonly type: ArticleType
  readonly row: Row
  readonly bulk: Bulk
  readonly mayWrite: boolean
}

/** What can be done with one article. Escape and a click elsewhere close it. */
export function RowMenu({ type, row, bulk, mayWrite }: RowMenuProps) {
  const element = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const details = element.current
      if (details?.open !== true) return
      const isInside = event.target instanceof Node && details.contains(event.target)
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside) return
      if (event instanceof KeyboardEvent) {
        // The list's own Escape clears the selection; this one closes the menu alone.
        event.preventDefault()
        if (isInside) details.querySelector('summary')?.focus()
      }
      details.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  const act = (action: () => unknown) => () => {
    if (element.current !== null) element.current.open = false
    element.current?.querySelector('summary')?.focus()
    void action()
  }
  const isOff = row.status === 'archived' && !row.isLive
  return (
    <details className="row-menu" ref={element} name="row-menu">
      <summary aria-label={`Actions for ${row.title}`}>
        <Ellipsis size={18} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <ul className="row-menu-list">
        <li>
          <a href={kinds[type].editor(row.id)}>{mayWrite ? 'Edit' : 'Read'}</a>
        </li>
        {row.isLive && (
          <li>
            <a href={kinds[type].publicPage(row.slug)} target="_blank" rel="noreferrer">
              View on the site<span aria-hidden="true"> ↗</span>
              <span className="sr-only"> (new tab)</span>
            </a>
          </li>
        )}
        {mayWrite && (!row.isLive || row.changed) && (
          <li>
            <button type="button" onClick={act(() => bulk.publish([row]))}>
              {row.changed ? 'Publish the changes' : 'Publish to site'}
            </button>
          </li>
        )}
        {mayWrite && !isOff && (
          <li>
            <button type="button" onClick={act(() => bulk.takeOff([row]))}>
              {row.isLive ? 'Take off the site' : 'Archive'}
            </button>
          </li>
        )}
        {mayWrite && (
          <li>
            <button
              type="button"
              className="row-menu-delete"
              onClick={act(() => bulk.remove([row]))}
            >
              Delete
            </button>
          </li>
        )}
      </ul>
    </details>
  )
}

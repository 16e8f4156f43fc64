import { Ellipsis } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'

/** Action for a row. */
interface MenuAct {
  readonly label: string
  readonly run: () => unknown
  /** True if the action deletes something permanently. */
  readonly isRemoval?: boolean
}

interface RowMenuProps {
  /** Name of the row, for screen readers. */
  readonly of: string
  /** Links to other pages, as list items. */
  readonly links?: ReactNode
  readonly acts: readonly MenuAct[]
}

/** Menu of the actions on one row. Escape, or a click outside, closes it. */
export function RowMenu({ of, links, acts }: RowMenuProps) {
  const element = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const details = element.current
      if (details?.open !== true) return
      const isInside = event.target instanceof Node && details.contains(event.target)
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside) return
      if (event instanceof KeyboardEvent) {
        // Escape closes only the menu. `preventDefault` keeps the Escape handler of the list from clearing the selection.
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
  const act = (run: MenuAct['run']) => () => {
    if (element.current !== null) element.current.open = false
    element.current?.querySelector('summary')?.focus()
    void run()
  }
  return (
    <details className="row-menu" ref={element} name="row-menu">
      <summary aria-label={`Actions for ${of}`} data-tip="">
        <Ellipsis size={18} strokeWidth={1.5} aria-hidden="true" />
      </summary>
      <ul className="menu-list">
        {links}
        {acts.map(({ label, run, isRemoval = false }) => (
          <li key={label}>
            <button
              type="button"
              className={isRemoval ? 'menu-delete' : undefined}
              onClick={act(run)}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}

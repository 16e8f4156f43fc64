import { useEffect, useRef, useState, type ReactNode } from 'react'

interface StripPlaceProps {
  /** Type of content in the strip. When it changes, the strip takes the focus if the focused control was removed. */
  readonly mode: string
  readonly children: ReactNode
}

/**
 * Strip with the summary of a list, or the actions for selected rows. The height of the strip is constant, so that the rows below do not
 * move.
 */
export function StripPlace({ mode, children }: StripPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(mode)
  useEffect(() => {
    // The focused control has been removed. Focuses the strip, because the browser would otherwise continue at the top of the page.
    if (before.current !== mode && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true })
    }
    before.current = mode
  }, [mode])
  return (
    <div className="desk-strip-place" ref={place} tabIndex={-1}>
      {children}
    </div>
  )
}

interface WorkingProps {
  /** Accessible name of the strip. */
  readonly label: string
  readonly progress: { readonly done: number; readonly all: number }
  readonly onStop: () => void
}

/** Progress of an action on the selected rows, with a stop button. */
export function WorkingStrip({ label, progress, onStop }: WorkingProps) {
  const { done, all } = progress
  return (
    <div className="desk-strip desk-bulk" role="toolbar" aria-label={label}>
      <output>Working</output>
      <progress className="desk-progress" aria-label="Articles done" max={all} value={done} />
      <span className="desk-progress-count">
        {done} of {all}
      </span>
      <button type="button" className="desk-bulk-clear" onClick={onStop}>
        Stop
      </button>
    </div>
  )
}

/** Actions behind "More" on phones. On wider screens the actions are in the bar itself. */
export function BulkMore({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return undefined
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && element.current?.contains(event.target)
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside) return
      // Closes only this menu. The list's own Escape handler would clear the selection.
      if (event instanceof KeyboardEvent) {
        event.preventDefault()
        element.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      }
      setOpen(false)
    }
    // Closes the menu after an action was chosen.
    const chosen = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (button !== null && element.current?.contains(button) === true) {
        if (!button.hasAttribute('aria-expanded')) setOpen(false)
      }
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    document.addEventListener('click', chosen)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
      document.removeEventListener('click', chosen)
    }
  }, [open])
  return (
    <div className="desk-bulk-more" ref={element}>
      <button
        type="button"
        className="desk-bulk-opener"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        More
      </button>
      <div className="desk-bulk-list" data-open={open || undefined}>
        {children}
      </div>
    </div>
  )
}

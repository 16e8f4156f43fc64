import { useEffect, useRef, useState, type ReactNode } from 'react'

interface StripPlaceProps {
  /** Kind of content in the bar. If the kind changes and the focused control disappears, the bar gets the focus. */
  readonly mode: string
  readonly children: ReactNode
}

/** Bar with the summary of a list, or with the actions on selected rows. Its height is constant, so that the rows below do not move. */
export function StripPlace({ mode, children }: StripPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(mode)
  useEffect(() => {
    // The focused control has disappeared. The focus moves to the bar, because the next Tab would otherwise start at the top of the page.
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
  /** Accessible name of the bar. */
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

/** Actions that phones show in the menu "More". Wider screens show them in the bar. */
export function BulkMore({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return undefined
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && element.current?.contains(event.target)
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside) return
      // Escape closes only this menu. The Escape handler of the list would also clear the selection.
      if (event instanceof KeyboardEvent) {
        event.preventDefault()
        element.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      }
      setOpen(false)
    }
    // Closes the menu once the user has chosen an action.
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

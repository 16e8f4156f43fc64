import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import type { Progress } from './bulk-work.ts'
import { kinds, type Row } from './rows.ts'
import type { Bulk } from './use-bulk.ts'

interface BulkBarProps {
  readonly type: ArticleType
  readonly rows: readonly Row[]
  readonly bulk: Bulk
  readonly onClear: () => void
  /** Takes the articles that an act has not come to. */
  readonly onRest: (rows: readonly Row[]) => void
  readonly onSetField: () => void
  /** Stands in its place while nothing is selected, so that the rows below never jump. */
  readonly children: ReactNode
}

/** How far the work is, and the way to stop it. */
function Working({ progress, onStop }: { progress: Progress; onStop: () => void }) {
  const { done, all } = progress
  return (
    <div className="desk-strip desk-bulk" role="toolbar" aria-label="Selected articles">
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

/** What is behind “More” on phones; on wider screens it stands in the bar and nothing opens. */
function useMore() {
  const [open, setOpen] = useState(false)
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return undefined
    const close = (event: Event) => {
      const isInside = event.target instanceof Node && element.current?.contains(event.target)
      if (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside) return
      // Escape closes this alone; the list's own Escape would clear the selection.
      if (event instanceof KeyboardEvent) {
        event.preventDefault()
        element.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
      }
      setOpen(false)
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [open])
  return { open, setOpen, element }
}

function Actions({
  type,
  rows,
  bulk,
  onClear,
  onRest,
  onSetField,
}: Omit<BulkBarProps, 'children'>) {
  const { open, setOpen, element } = useMore()
  const act = (action: Bulk['publish']) => () => {
    onClear()
    void action(rows).then(onRest)
  }
  const remove = () => {
    bulk.remove(rows)
    onClear()
  }
  return (
    <div className="desk-strip desk-bulk" role="toolbar" aria-label="Selected articles">
      <output>{rows.length} selected</output>
      <button type="button" onClick={act(bulk.publish)}>
        Publish to site
      </button>
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
          <button type="button" onClick={act(bulk.takeOff)}>
            Take off the site
          </button>
          <button
            type="button"
            onClick={() => {
              setOpen(false)
              onSetField()
            }}
          >
            Set {kinds[type].field.toLowerCase()}
          </button>
          <button type="button" className="desk-bulk-delete" onClick={remove}>
            Delete
          </button>
        </div>
      </div>
      <button type="button" className="desk-bulk-clear" onClick={onClear}>
        Clear <kbd aria-hidden="true">Esc</kbd>
      </button>
    </div>
  )
}

/** What can be done with the selected articles, and how far it is. */
export function BulkBar(props: BulkBarProps) {
  const { rows, bulk, children } = props
  const { progress } = bulk
  const place = useRef<HTMLDivElement>(null)
  const mode = progress === undefined ? (rows.length === 0 ? 'rest' : 'selected') : 'working'
  const before = useRef(mode)
  useEffect(() => {
    // The control that was pressed is gone: the keyboard goes on from here, not from the top of the page.
    if (before.current !== mode && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true })
    }
    before.current = mode
  }, [mode])
  return (
    <div className="desk-strip-place" ref={place} tabIndex={-1}>
      {progress !== undefined && <Working progress={progress} onStop={bulk.stop} />}
      {mode === 'selected' && <Actions {...props} />}
      {mode === 'rest' && <div className="desk-strip">{children}</div>}
    </div>
  )
}

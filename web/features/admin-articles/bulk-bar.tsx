import type { ReactNode } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import { BulkMore, StripPlace, WorkingStrip } from '#web/ui/bulk-strip.tsx'
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

function Actions({
  type,
  rows,
  bulk,
  onClear,
  onRest,
  onSetField,
}: Omit<BulkBarProps, 'children'>) {
  const act = (action: Bulk['publish']) => () => {
    onClear()
    void action(rows).then(onRest)
  }
  return (
    <div className="desk-strip desk-bulk" role="toolbar" aria-label="Selected articles">
      <output>{rows.length} selected</output>
      <button type="button" onClick={act(bulk.publish)}>
        Publish to site
      </button>
      <BulkMore>
        <button type="button" onClick={act(bulk.takeOff)}>
          Take off the site
        </button>
        <button type="button" onClick={onSetField}>
          Set {kinds[type].field.toLowerCase()}
        </button>
        <button type="button" className="desk-bulk-delete" onClick={act(bulk.remove)}>
          Delete
        </button>
      </BulkMore>
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
  const mode = progress === undefined ? (rows.length === 0 ? 'rest' : 'selected') : 'working'
  return (
    <StripPlace mode={mode}>
      {progress !== undefined && (
        <WorkingStrip label="Selected articles" progress={progress} onStop={bulk.stop} />
      )}
      {mode === 'selected' && <Actions {...props} />}
      {mode === 'rest' && <div className="desk-strip">{children}</div>}
    </StripPlace>
  )
}

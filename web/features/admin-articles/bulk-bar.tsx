import { useState, type ReactNode } from 'react'
import type { ArticleType } from '#shared/content/status.ts'
import { useWide } from '#web/lib/staff/use-wide.ts'
import { BulkMore, StripPlace, WorkingStrip } from '#web/ui/bulk-strip.tsx'
import { BulkQuestion, type GreatAct } from './bulk-question.tsx'
import { PAGE_SIZE } from './place.ts'
import { kinds, type Row } from './rows.ts'
import type { AllMatching } from './use-all-matching.ts'
import type { Bulk } from './use-bulk.ts'

interface BulkBarProps {
  readonly type: ArticleType
  readonly rows: readonly Row[]
  readonly bulk: Bulk
  /** How many articles match what the list is narrowed to, on all of its pages. */
  readonly matching: number
  /** Everything that the page shows is selected. */
  readonly isPageSelected: boolean
  readonly all: AllMatching
  readonly onSelect: (rows: readonly Row[]) => void
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
  matching,
  isPageSelected,
  all,
  onSelect,
  onClear,
  onRest,
  onSetField,
}: Omit<BulkBarProps, 'children'>) {
  const isWide = useWide()
  const [asked, setAsked] = useState<GreatAct>()
  const act = (name: GreatAct) => {
    setAsked(undefined)
    onClear()
    void bulk[name](rows).then(onRest)
  }
  // What is on the screen is seen; what is not is named by its number before anything happens to it.
  const ask = (name: GreatAct) => () => (rows.length > PAGE_SIZE ? setAsked(name) : act(name))
  const selectAll = async () => {
    const found = await all.gather()
    if (found !== undefined) onSelect(found)
  }
  // Phones have no box for the whole page; what acts on everything stands behind More there.
  const everything = matching > rows.length && (
    <button type="button" onClick={() => void selectAll()}>
      Select all {matching.toLocaleString('en-GB')} that match
    </button>
  )
  return (
    <div className="desk-strip desk-bulk" role="toolbar" aria-label="Selected articles">
      <output>{rows.length.toLocaleString('en-GB')} selected</output>
      {isWide && isPageSelected && everything}
      <button type="button" onClick={ask('publish')}>
        Publish to site
      </button>
      <BulkMore>
        {!isWide && everything}
        <button type="button" onClick={ask('takeOff')}>
          Unpublish
        </button>
        <button type="button" onClick={onSetField}>
          Set {kinds[type].field.toLowerCase()}
        </button>
        <button type="button" className="desk-bulk-delete" onClick={ask('remove')}>
          Delete
        </button>
      </BulkMore>
      <button type="button" className="desk-bulk-clear" onClick={onClear}>
        Clear <kbd aria-hidden="true">Esc</kbd>
      </button>
      <BulkQuestion
        type={type}
        count={rows.length}
        act={asked}
        onYes={() => asked !== undefined && act(asked)}
        onNo={() => setAsked(undefined)}
      />
    </div>
  )
}

/** What can be done with the selected articles, and how far it is. */
export function BulkBar(props: BulkBarProps) {
  const { rows, bulk, all, children } = props
  const work = bulk.progress === undefined ? all : bulk
  const { progress } = work
  const mode = progress === undefined ? (rows.length === 0 ? 'rest' : 'selected') : 'working'
  return (
    <StripPlace mode={mode}>
      {progress !== undefined && (
        <WorkingStrip label="Selected articles" progress={progress} onStop={work.stop} />
      )}
      {mode === 'selected' && <Actions {...props} />}
      {mode === 'rest' && <div className="desk-strip">{children}</div>}
    </StripPlace>
  )
}
